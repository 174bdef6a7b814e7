import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { fold } from '../story-support/fold.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  // Each in its own frame: without one they would cover the page.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;

function Palette({ t, ...props }: { t: Translate } & Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button icon="search" onPress={() => setOpen(true)}>
        {t('Chercher', 'Search')}
      </Button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={t('Commandes', 'Commands')}
        placeholder={t('Que voulez-vous faire ?', 'What would you like to do?')}
        emptyMessage={t('Rien de ce nom.', 'Nothing of that name.')}
        fold={fold}
        formatCount={(count) =>
          t(`${count} résultat${count > 1 ? 's' : ''}`, `${count} result${count > 1 ? 's' : ''}`)
        }
        onAction={() => {}}
        groups={[
          {
            id: 'actions',
            title: t('Actions', 'Actions'),
            commands: [
              {
                id: 'write',
                icon: 'play',
                label: t('Commencer une séance', 'Start a session'),
                shortcut: 'Ctrl ↵',
              },
              { id: 'document', icon: 'file-plus', label: t('Nouveau document', 'New document') },
              {
                id: 'dark',
                icon: 'moon',
                label: t('Passer en sombre', 'Switch to dark'),
                keywords: t('couleurs nuit', 'colours night'),
              },
            ],
          },
          {
            id: 'documents',
            title: t('Documents', 'Documents'),
            commands: [
              {
                id: 'chapter-1',
                icon: 'file-text',
                label: t('Chapitre premier', 'Chapter one'),
                description: t('L’été à Cœurville', 'Summer in Town'),
              },
              { id: 'chapter-2', icon: 'file-text', label: t('Chapitre deux', 'Chapter two') },
            ],
          },
        ]}
        {...props}
      />
    </>
  );
}

export const Open = playground((t) => (
  <Palette
    t={t}
    placeholder={t('Que voulez-vous faire ?', 'What would you like to do?')}
    emptyMessage={t('Rien de ce nom.', 'Nothing of that name.')}
  />
));

export const Searching = bilingual((t) => <Palette t={t} />, {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'chap');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  },
});

export const NothingFound = bilingual((t) => <Palette t={t} />, {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    const nothing = await screen.findByText(/Rien|Nothing/);
    await waitFor(() => expect(nothing).toBeVisible());
    await expect(screen.queryByRole('menuitem')).toBeNull();
  },
});

export const RightToLeft = rightToLeft(Open);
