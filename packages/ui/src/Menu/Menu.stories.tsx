import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bilingual, rightToLeftPlayed, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Menu } from './Menu.tsx';

const meta = { title: 'Actions/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;

function documentActions(t: Translate) {
  return [
    { id: 'rename', label: t('Renommer', 'Rename'), icon: 'pencil' },
    { id: 'read', label: t('Relire', 'Read through'), icon: 'book-open' },
    { id: 'delete', label: t('Supprimer', 'Delete'), icon: 'trash', tone: 'error' },
  ] as const;
}

export const Closed = playground((t) => (
  <Menu
    label={t('Actions du document', 'Document actions')}
    heading={t('Chapitre premier', 'Chapter one')}
    trigger={<IconButton icon="ellipsis" label={t('Autres actions', 'More actions')} />}
    items={documentActions(t)}
    onAction={() => {}}
  />
));

export const Open = bilingual(
  (t) => (
    <Menu
      label={t('Compte', 'Account')}
      trigger={<Button icon="user">Colette</Button>}
      heading="colette@example.org"
      items={documentActions(t)}
      onAction={() => {}}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
    },
  },
);

export const RightToLeft = rightToLeftPlayed(Open);
