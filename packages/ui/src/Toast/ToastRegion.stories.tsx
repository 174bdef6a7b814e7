import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { ToastRegion, type ToastItem } from './ToastRegion.tsx';

const meta = {
  title: 'Status/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;

function Toasts({ t, items }: { t: Translate; items: ToastItem[] }) {
  const [toasts, setToasts] = useState(items);
  const remove = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  return (
    <main>
      <Button
        onPress={() =>
          setToasts((all) => [
            ...all,
            {
              id: crypto.randomUUID(),
              type: 'success',
              title: t('Enregistré', 'Saved'),
              state: 'open',
            },
          ])
        }
      >
        {t('Ajouter', 'Add')}
      </Button>
      <ToastRegion
        label={t('Messages (F8)', 'Notifications (F8)')}
        closeLabel={t('Fermer', 'Close')}
        typeLabels={{
          success: t('C’est fait :', 'Done:'),
          info: t('Information :', 'Information:'),
          warning: t('Attention :', 'Warning:'),
          error: t('Erreur :', 'Error:'),
        }}
        toasts={toasts}
        onClose={remove}
        onSwipe={remove}
        onPause={() => {}}
        onResume={() => {}}
      />
    </main>
  );
}

export const EveryType = bilingual((t) => (
  <Toasts
    t={t}
    items={[
      {
        id: '1',
        type: 'success',
        title: t('Séance publiée', 'Session published'),
        link: { label: t('Voir la page', 'View page'), href: '#' },
        state: 'open',
      },
      {
        id: '2',
        type: 'error',
        title: t('La connexion avec Google a échoué.', 'Google authentication failed.'),
        description: t('Réessayez dans un instant.', 'Please try again in a moment.'),
        state: 'open',
      },
      {
        id: '3',
        type: 'warning',
        icon: 'warning',
        title: t('Hors ligne', 'Offline'),
        state: 'open',
      },
      {
        id: '4',
        type: 'info',
        icon: 'info',
        title: t('Nouvelle version', 'New version'),
        action: { label: t('Annuler', 'Undo'), onPress: () => {} },
        state: 'open',
      },
    ]}
  />
));

export const Undoable = bilingual((t) => (
  <Toasts
    t={t}
    items={[
      {
        id: '1',
        type: 'success',
        title: t('Document mis à la corbeille', 'Document moved to the trash'),
        description: t('Chapitre premier', 'Chapter one'),
        action: { label: t('Annuler', 'Undo'), onPress: () => {} },
        state: 'open',
      },
      {
        id: '2',
        type: 'success',
        title: t('Projet mis à la corbeille', 'Project moved to the trash'),
        description: t(
          'De quelques correspondances inattendues entre les jardiniers et les horlogers',
          'On some unexpected correspondences between gardeners and clockmakers',
        ),
        action: { label: t('Annuler', 'Undo'), onPress: () => {} },
        state: 'open',
      },
    ]}
  />
));

/**
 * As many as are ever shown: a sixth would send the first away. Where the screen holds fewer, the
 * newest is in view and the others are scrolled to.
 */
export const AsManyAsThereMayBe = bilingual((t) => (
  <Toasts
    t={t}
    items={['1', '2', '3', '4', '5'].map((id) => ({
      id,
      type: id === '5' ? 'error' : 'success',
      title:
        id === '5'
          ? t('Le chapitre 5 n’a pas été enregistré', 'Chapter 5 was not saved')
          : t(`Chapitre ${id} enregistré`, `Chapter ${id} saved`),
      state: 'open',
    }))}
  />
));

export const Empty = bilingual((t) => <Toasts t={t} items={[]} />);

export const RightToLeft = rightToLeft(EveryType);
