import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { GoneWordsBanner } from './GoneWordsBanner.tsx';

const text =
  'La mer s’était retirée plus loin que de mémoire d’homme.\n\nUne chaise, sur le sable.';

const meta = {
  title: 'Screens/Words of a deleted text',
  tags: ['screen:/app/documents/$documentId'],
  component: GoneWordsBanner,
  args: { title: 'L’estuaire', text, onCopy: () => Promise.resolve(), onDrop: fn() },
} satisfies Meta<typeof GoneWordsBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  name: 'The text is named',
  tags: ['text:goneWords.titleOf', 'text:goneWords.quote'],
  play: ({ canvas }) => expect(canvas.getByText(/[“«]\s?L’estuaire\s?[”»]/)).toBeVisible(),
};

export const Unnamed: Story = {
  name: 'What it was called is not known',
  tags: ['text:goneWords.title'],
  args: { title: null },
};

export const Long: Story = { args: { text: `${text} `.repeat(20) } };

export const LongOfSigns: Story = {
  name: 'No character is cut in two',
  args: { text: `La ${'👩🏽‍🚀'.repeat(200)}` },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/La 👩🏽‍🚀/u).textContent;
    await expect(words).toMatch(/^\P{L}*La (👩🏽‍🚀){117}…\P{L}*$/u);
  },
};

export const Dropped: Story = {
  name: 'They are dropped only after confirmation',
  tags: ['text:goneWords.drop', 'text:goneWords.dropTitle', 'text:goneWords.dropText'],
  play: async ({ args, canvas }) => {
    const [, drop] = canvas.getAllByRole('button');
    if (drop === undefined) throw new Error('Nothing can be dropped.');
    const name = drop.textContent;
    await userEvent.click(drop);
    await expect(args.onDrop).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog');
    const confirm = [...question.querySelectorAll('button')].find(
      (one) => one.textContent === name,
    );
    if (confirm) await userEvent.click(confirm);
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};
