import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { useState } from 'react';
import { ConflictPanel, type ConflictPanelProps } from './ConflictPanel.tsx';

const meta = {
  title: 'Screens/Conflict panel',
  component: ConflictPanel,
  args: { onResolve: fn() },
} satisfies Meta<typeof ConflictPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = '« Oui », dit-elle enfin, et la pluie cessa.';
const theirs = '« Non », dit-elle, et la pluie redoubla contre les vitres.';

export const TwoVersions: Story = { args: { conflicts: [{ id: 'a', mine, theirs }] } };

export const DeletedElsewhere: Story = { args: { conflicts: [{ id: 'a', mine, theirs: null }] } };

export const DeletedHere: Story = { args: { conflicts: [{ id: 'a', mine: null, theirs }] } };

const verse = 'La mer monte,\n    la mer descend.';

export const Verse: Story = {
  args: { conflicts: [{ id: 'a', mine: verse, theirs: `${verse}\nEt puis plus rien.` }] },
  play: async ({ canvas }) => {
    const shown = canvas.getByText((_, element) => element?.textContent === verse, {
      selector: 'p',
    });
    await expect(shown).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};

export const SameWords: Story = {
  args: { conflicts: [{ id: 'a', mine, theirs: mine }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Les mots sont les mêmes|The words are the same/)).toBeVisible();
  },
};

/** As on the page: what is chosen goes. */
function Resolving(props: ConflictPanelProps) {
  const [conflicts, setConflicts] = useState(props.conflicts);
  return (
    <ConflictPanel
      conflicts={conflicts}
      onResolve={(id) => setConflicts(conflicts.filter((conflict) => conflict.id !== id))}
    />
  );
}

export const OneAfterTheOther: Story = {
  args: {
    conflicts: [
      { id: 'a', mine, theirs },
      { id: 'b', mine: 'Le phare était éteint.', theirs: null },
    ],
  },
  render: (args) => <Resolving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('group', { name: /^« Oui », dit-elle enfin, et la pluie/ });
    const [choice] = within(first).getAllByRole('button');
    if (choice) await userEvent.click(choice);
    await expect(first).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Le phare était éteint.' })).toHaveFocus();
  },
};

export const SeveralParagraphs: Story = {
  args: {
    conflicts: [
      { id: 'a', mine, theirs },
      { id: 'b', mine, theirs: null },
    ],
  },
};
