import { Container } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { ConflictPanel, type ConflictPanelProps } from './ConflictPanel.tsx';

const meta = {
  title: 'Screens/Conflict panel',
  tags: ['screen:/app/documents/$documentId'],
  component: ConflictPanel,
  decorators: [
    (Story) => (
      <Container width="reading">
        <Story />
      </Container>
    ),
  ],
  args: { choice: null, versionsHref: '/app/documents/1/versions', onResolve: fn() },
} satisfies Meta<typeof ConflictPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = '« Oui », dit-elle enfin, et la pluie cessa.';
const theirs = '« Non », dit-elle, et la pluie redoubla contre les vitres.';

export const TwoVersions: Story = {
  // SAVE-14
  name: 'What only one version has is marked and announced',
  args: { conflicts: [{ id: 'a', mine, theirs, canKeepBoth: true, differences: [] }] },
  play: async ({ canvas, canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map(
      ({ textContent }) => textContent,
    );
    await expect(marked).toEqual(['Oui', ' enfin', 'cessa', 'Non', 'redoubla contre les vitres']);
    await expect(
      canvas.getByText(/Oui.*enfin.*cessa.*Non.*redoubla contre les vitres/),
    ).toBeVisible();
  },
};

export const DeletedElsewhere: Story = {
  // SAVE-15
  name: 'Each button says what it keeps',
  args: {
    conflicts: [
      { id: 'a', mine, theirs, canKeepBoth: true, differences: [] },
      { id: 'b', mine, theirs: null, canKeepBoth: false, differences: [] },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const press = async (name: RegExp) => {
      const [button] = canvas.getAllByRole('button', { name });
      if (button) await userEvent.click(button);
    };
    await press(/^(Garder ce qui est écrit ici|Keep what is written here)$/);
    await expect(args.onResolve).toHaveBeenLastCalledWith('a', 'mine');
    await press(/^(Garder ce qui est sur le serveur|Keep what is on the server)$/);
    await expect(args.onResolve).toHaveBeenLastCalledWith('a', 'theirs');
    await press(/^(Garder les deux|Keep both)$/);
    await expect(args.onResolve).toHaveBeenLastCalledWith('a', 'both');
    await press(/^(Confirmer la suppression|Confirm the deletion)$/);
    await expect(args.onResolve).toHaveBeenLastCalledWith('b', 'theirs');
  },
};

export const DeletedHere: Story = {
  args: { conflicts: [{ id: 'a', mine: null, theirs, canKeepBoth: false, differences: [] }] },
};

export const WholeStretch: Story = {
  // SAVE-10
  name: 'A stretch shows both versions with all paragraphs',
  args: {
    conflicts: [
      {
        id: 'a',
        mine: 'Un deux\n\n trois quatre',
        theirs: null,
        canKeepBoth: false,
        differences: [],
      },
      {
        id: 'b',
        mine: 'La mer monte.\n\nLa nuit vient.',
        theirs: 'La mer monte. La nuit vient.',
        canKeepBoth: false,
        differences: [{ kind: 'paragraphs', mine: 2, theirs: 1 }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText((_, element) => element?.textContent === 'Un deux\n\n trois quatre', {
        selector: 'p',
      }),
    ).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(canvas.getByText(/: 2 ici, 1 sur|: 2 here, 1 on/)).toBeVisible();
    const both = canvas.queryByRole('button', { name: /^(Garder les deux|Keep both)$/ });
    await expect(both).not.toBeInTheDocument();
  },
};

const verse = 'La mer monte,\n    la mer descend.';

export const Verse: Story = {
  args: {
    conflicts: [
      {
        id: 'a',
        mine: verse,
        theirs: `${verse}\nEt puis plus rien.`,
        canKeepBoth: false,
        differences: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    const shown = canvas.getByText((_, element) => element?.textContent === verse, {
      selector: 'p',
    });
    await expect(shown).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};

export const SameWords: Story = {
  args: {
    conflicts: [
      {
        id: 'a',
        mine,
        theirs: mine,
        canKeepBoth: false,
        differences: [
          { kind: 'type', mine: 'heading', theirs: 'quote' },
          { kind: 'marks', mine: ['emphasis', 'strong'], theirs: [] },
          { kind: 'place', mine: 'earlier' },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
    await expect(canvas.getByText(/ici titre.* citation|heading here, quotation/)).toBeVisible();
    await expect(
      canvas.getByText(/ici italique et gras.* aucune|italics and bold here, none/),
    ).toBeVisible();
    await expect(canvas.getByText(/plus haut ici|further up here/)).toBeVisible();
  },
};

export const StoringTheOtherSide: Story = {
  args: {
    ...TwoVersions.args,
    conflicts: [{ id: 'a', mine, theirs, canKeepBoth: true, differences: [] }],
    choice: { id: 'a', keep: 'mine', status: 'storing' },
  },
};

export const OtherSideNotStored: Story = {
  // SAVE-57
  name: 'A side that could not be stored is announced, and both stay',
  args: {
    conflicts: [
      { id: 'a', mine, theirs, canKeepBoth: true, differences: [] },
      {
        id: 'b',
        mine: 'Le phare était éteint.',
        theirs: null,
        canKeepBoth: false,
        differences: [],
      },
    ],
    choice: { id: 'a', keep: 'mine', status: 'unreachable' },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: /^« Oui », dit-elle enfin, et la pluie/ });
    await expect(within(card).getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('redoubla contre les vitres')).toBeVisible();
  },
};

export const OtherSideRefused: Story = {
  args: {
    conflicts: [{ id: 'a', mine, theirs, canKeepBoth: true, differences: [] }],
    choice: { id: 'a', keep: 'theirs', status: 'refused' },
  },
};

/** As on the page: what is chosen goes. */
function Resolving(props: ConflictPanelProps) {
  const [conflicts, setConflicts] = useState(props.conflicts);
  return (
    <ConflictPanel
      {...props}
      conflicts={conflicts}
      onResolve={(id) => setConflicts(conflicts.filter((conflict) => conflict.id !== id))}
    />
  );
}

export const OneAfterTheOther: Story = {
  args: {
    conflicts: [
      { id: 'a', mine, theirs, canKeepBoth: true, differences: [] },
      {
        id: 'b',
        mine: 'Le phare était éteint.',
        theirs: null,
        canKeepBoth: false,
        differences: [],
      },
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

export const DoubleClick: Story = {
  // SAVE-15
  name: 'A double click decides one paragraph only',
  args: OneAfterTheOther.args ?? {},
  render: (args) => <Resolving {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const choice of canvas.getAllByRole('button').slice(0, 1)) await userEvent.click(choice);
    const left = await canvas.findByRole('group', { name: 'Le phare était éteint.' });
    const [next] = within(left).getAllByRole('button');
    if (next) await userEvent.click(next);
    await expect(left).toBeVisible();
    await waitFor(async () => {
      if (next) await userEvent.click(next);
      await expect(left).not.toBeInTheDocument();
    });
  },
};

export const SeveralParagraphs: Story = {
  args: {
    conflicts: [
      { id: 'a', mine, theirs, canKeepBoth: true, differences: [] },
      { id: 'b', mine, theirs: null, canKeepBoth: false, differences: [] },
    ],
  },
};
