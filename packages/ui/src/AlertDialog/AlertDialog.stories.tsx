import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  // Each in its own frame: without one they would cover the page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
} satisfies Meta<typeof AlertDialog>;
export default meta;

function Question({ t, ...props }: { t: Translate } & Partial<AlertDialogProps>) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="error" onPress={() => setOpen(true)}>
        {t('Abandonner la séance', 'Discard the session')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('Abandonner cette séance ?', 'Discard this session?')}
        confirmLabel={t('Abandonner', 'Discard')}
        cancelLabel={t('Garder', 'Keep it')}
        pendingLabel={t('Abandon : trop tard pour la garder.', 'Discarding: too late to keep it.')}
        onConfirm={close}
        onCancel={close}
        {...props}
      >
        {t(
          'Elle ne comptera plus. Votre texte reste dans le document.',
          'It will no longer count. Your text stays in the document.',
        )}
      </AlertDialog>
    </>
  );
}

export const Destructive = playground((t) => (
  <Question
    t={t}
    title={t('Abandonner cette séance ?', 'Discard this session?')}
    confirmLabel={t('Abandonner', 'Discard')}
    cancelLabel={t('Garder', 'Keep it')}
    tone="error"
    isPending={false}
    errorMessage=""
  />
));

export const Pending = bilingual((t) => (
  <AlertDialog
    isOpen
    isPending
    title={t('Supprimer « Carnet d’hiver » ?', 'Delete “Winter notebook”?')}
    confirmLabel={t('Supprimer', 'Delete')}
    cancelLabel={t('Garder', 'Keep it')}
    pendingLabel={t('Suppression : trop tard pour le garder.', 'Deleting: too late to keep it.')}
    onConfirm={() => {}}
    onCancel={() => {}}
  >
    {t(
      'Le projet et ses 12 documents seront perdus.',
      'The project and its 12 documents will be gone.',
    )}
  </AlertDialog>
));

export const Failed = bilingual((t) => (
  <AlertDialog
    isOpen
    title={t('Supprimer « Carnet d’hiver » ?', 'Delete “Winter notebook”?')}
    confirmLabel={t('Supprimer', 'Delete')}
    cancelLabel={t('Garder', 'Keep it')}
    pendingLabel={t('Suppression : trop tard pour le garder.', 'Deleting: too late to keep it.')}
    errorMessage={t(
      'Le serveur n’a pas répondu. Rien n’a été supprimé.',
      'The server did not answer. Nothing was deleted.',
    )}
    onConfirm={() => {}}
    onCancel={() => {}}
  >
    {t(
      'Le projet et ses 12 documents seront perdus.',
      'The project and its 12 documents will be gone.',
    )}
  </AlertDialog>
));
Failed.tags = ['variant:AlertDialog.tone.error'];

export const Primary = bilingual((t) => (
  <Question
    t={t}
    tone="primary"
    title={t('Terminer la séance ?', 'End the session?')}
    confirmLabel={t('Terminer', 'End it')}
  />
));
Primary.tags = ['variant:AlertDialog.tone.primary'];

export const RightToLeft = rightToLeft(Destructive);
