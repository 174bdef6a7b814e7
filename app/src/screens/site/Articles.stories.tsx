import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { article, articles } from '../testing/site-data.ts';
import { onPublicPage } from '../testing/StoryFrames.tsx';
import { ArticleMissingScreen } from './ArticleMissingScreen.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { ArticlesScreen } from './ArticlesScreen.tsx';

const meta = {
  title: 'Screens/Articles',
  component: ArticlesScreen,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: {
    articles,
    found: articles,
    filter: { tag: '', words: '' },
    onFilterChange: fn(),
    feedHref: '/articles/feed.xml',
  },
} satisfies Meta<typeof ArticlesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const OfOneSubject: Story = {
  args: { filter: { tag: 'dialogue', words: '' }, found: articles.slice(0, 1) },
};

export const OfASubjectThatThereIsNot: Story = {
  name: 'A subject that no article is about is shown as what is asked for',
  args: { filter: { tag: 'volcans', words: '' }, found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('volcans');
  },
};

export const NothingFound: Story = { args: { filter: { tag: '', words: 'volcans' }, found: [] } };

export const None: Story = { args: { articles: [], found: [] } };

export const OneArticle: Story = {
  render: () => (
    <ArticleScreen
      article={article}
      others={articles.slice(1)}
      translationHref="/en/articles/dialogue-that-does-something"
      isSignedIn={false}
      onNavigate={fn()}
    />
  ),
};

export const OneAloneForAWriter: Story = {
  render: () => <ArticleScreen article={article} others={[]} isSignedIn onNavigate={fn()} />,
};

export const NotFound: Story = { render: () => <ArticleMissingScreen /> };
