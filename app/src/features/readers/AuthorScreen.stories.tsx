import type { PublishedSessionSummary } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthorScreen } from './AuthorScreen.tsx';
import { publication } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';

const { id, author, publishedAt, stats, title, visibility } = publication;
const published: PublishedSessionSummary[] = [
  { id, author, publishedAt, stats, title, visibility },
  { id: 'untitled', author, publishedAt, stats, title: null, visibility },
];
const nothingMore = { hasMore: false, isLoading: false, onLoadMore: fn() };

const meta = {
  title: 'Screens/Author',
  tags: ['screen:/app/authors/$authorId'],
  component: AuthorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inTheStudio('/app/authors/a1')],
  args: { author, sessions: { status: 'there', data: published }, more: nothingMore },
} satisfies Meta<typeof AuthorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Published: Story = {
  // READ-10, SESSION-57
  name: 'Each text links to its page, without its length',
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('listitem').slice(-published.length);
    await expect(first?.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringMatching(`/read/${id}$`),
    );
    await expect(canvasElement).not.toHaveTextContent(/\d (mot|word)/);
  },
};

export const NothingYet: Story = {
  args: { sessions: { status: 'there', data: [] } },
};
