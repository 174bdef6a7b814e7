import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { article, articles } from '../../shared/testing/site-data.ts';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';
import { ArticleMissingScreen } from './ArticleMissingScreen.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { ArticlesScreen } from './ArticlesScreen.tsx';

const meta = {
  title: 'Screens/Articles',
  tags: ['screen:/articles'],
  component: ArticlesScreen,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: {
    articles,
    found: articles,
    filter: { tag: '', words: '' },
    onFilterChange: fn(),
    onSearchLeft: fn(),
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
  // SITE-41
  name: 'A subject without articles is hidden and can be cleared',
  args: { filter: { tag: 'volcans', words: '' }, found: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/n’a ce sujet|on this subject/)).toBeVisible();
    await expect(canvas.queryByText('volcans')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /tous les|all articles/ }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ tag: '', words: '' });
  },
};

export const NothingFound: Story = { args: { filter: { tag: '', words: 'volcans' }, found: [] } };

export const None: Story = { args: { articles: [], found: [] } };

export const OneArticle: Story = {
  tags: ['screen:/articles/$slug'],
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

const cover = {
  url: new URL('../../../public/pictures/desk-fr-light-wide@1x.webp', import.meta.url).href,
  width: 1216,
  height: 810,
  alt: 'Le studio, un soir',
};

export const OneWithACover: Story = {
  // SERVER-3
  name: 'An article’s cover loads from its own address',
  render: () => (
    <ArticleScreen article={{ ...article, cover }} others={[]} isSignedIn onNavigate={fn()} />
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: cover.alt });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.currentSrc).toBe(cover.url);
  },
};

export const OneAloneForAWriter: Story = {
  render: () => <ArticleScreen article={article} others={[]} isSignedIn onNavigate={fn()} />,
};

export const NotFound: Story = {
  tags: ['message:articles.notFound'],
  render: () => <ArticleMissingScreen />,
};

export const InTheOtherLanguage: Story = {
  render: () => (
    <ArticleMissingScreen
      inOtherLanguage={{
        href: '/en/articles/the-first-page',
        title: 'What a first page is for',
        language: 'en',
      }}
    />
  ),
};
