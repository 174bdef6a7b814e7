import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingWords } from './WaitingWords.tsx';

const text = (id: string, words: string) => ({
  id,
  position: id,
  type: 'paragraph' as const,
  content: [{ text: words, marks: [] }],
});

const meta = {
  title: 'Screens/Words that wait on this device',
  tags: ['screen:/app/documents/$documentId'],
  component: WaitingWords,
  args: {
    title: 'L’estuaire',
    paragraphs: [
      text('a0', 'La mer s’était retirée plus loin que de mémoire d’homme.'),
      { id: 'a1', position: 'a1', type: 'sceneBreak', content: [] },
      text('a2', 'Une chaise, sur le sable.'),
    ],
    onCopy: () => Promise.resolve(),
  },
} satisfies Meta<typeof WaitingWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = {
  name: 'The text is named',
  tags: ['text:waitingWords.titleOf'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/[“«]\s?L’estuaire\s?[”»]/)).toBeVisible();
    await expect(canvas.getByText('Une chaise, sur le sable.')).toBeVisible();
  },
};

export const Unnamed: Story = { name: 'What it is called is not known', args: { title: null } };
