import type { Meta } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<
  typeof IconButton
>;
export default meta;

export const Playground = playground((t) => (
  <IconButton
    icon="pencil"
    tone="neutral"
    size="medium"
    isPending={false}
    isDisabled={false}
    label={t('Renommer', 'Rename')}
  />
));

export const Tones = bilingual((t) => (
  <Inline>
    <IconButton icon="ellipsis" label={t('Autres actions', 'More actions')} />
    <IconButton icon="pencil" tone="neutral" label={t('Renommer', 'Rename')} />
    <IconButton icon="plus" tone="primary" label={t('Nouveau document', 'New document')} />
  </Inline>
));
Tones.tags = ['variant:IconButton.tone'];

export const SmallDisabledAndPending = bilingual((t) => (
  <Inline>
    <IconButton icon="trash" size="small" label={t('Supprimer', 'Delete')} />
    <IconButton icon="trash" isDisabled label={t('Supprimer', 'Delete')} />
    <IconButton icon="trash" isPending label={t('Suppression…', 'Deleting…')} />
  </Inline>
));
SmallDisabledAndPending.tags = ['variant:IconButton.size'];

export const RightToLeft = rightToLeft(Tones);
