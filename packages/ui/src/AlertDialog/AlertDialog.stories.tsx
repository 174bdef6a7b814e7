import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = { title: 'Overlays/AlertDialog', component: AlertDialog } satisfies Meta<
  typeof AlertDialog
>;
export default meta;

export const Destructive = bilingual((t) => (
  <AlertDialog
    isOpen
    title={t('Abandonner cette séance ?', 'Discard this session?')}
    confirmLabel={t('Abandonner', 'Discard')}
    cancelLabel={t('Garder', 'Keep it')}
    pendingLabel={t('Abandon…', 'Discarding…')}
    onConfirm={() => {}}
    onCancel={() => {}}
  >
    {t(
      'Elle ne comptera plus. Votre texte reste dans le document.',
      'It will no longer count. Your text stays in the document.',
    )}
  </AlertDialog>
));

export const Pending = bilingual((t) => (
  <AlertDialog
    isOpen
    isPending
    title={t('Supprimer « Carnet d’hiver » ?', 'Delete “Winter notebook”?')}
    confirmLabel={t('Supprimer', 'Delete')}
    cancelLabel={t('Garder', 'Keep it')}
    pendingLabel={t('Suppression…', 'Deleting…')}
    onConfirm={() => {}}
    onCancel={() => {}}
  >
    {t(
      'Le projet et ses 12 documents seront perdus.',
      'The project and its 12 documents will be gone.',
    )}
  </AlertDialog>
));

export const RightToLeft = rightToLeft(Destructive);
