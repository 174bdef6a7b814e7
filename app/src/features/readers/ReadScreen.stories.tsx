import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadScreen } from './ReadScreen.tsx';
import { longestTitle, notes, pages, publication } from '../../shared/testing/story-data.ts';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Reading',
  tags: ['screen:/read/$sessionId'],
  component: ReadScreen,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: {
    session: { ...publication, sections: pages, stats: { words: 318, paragraphs: 6 } },
    manageHref: null,
  },
} satisfies Meta<typeof ReadScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sentence = (text: string) => ({
  id: text,
  type: 'paragraph' as const,
  content: [{ text, marks: [] }],
});

export const ForReaders: Story = {
  // PAGE-126
  name: 'Text, title and note are in the text’s language',
  play: async ({ canvas }) => {
    for (const words of [/Marguerite/, publication.title ?? '', publication.comment ?? '']) {
      await expect(canvas.getByText(words).closest('[lang]')).toHaveAttribute('lang', 'fr');
    }
    await expect(getComputedStyle(canvas.getByText(/Marguerite/)).hyphens).toBe('auto');
    await expect(canvas.getByText('sans la regarder').tagName).toBe('EM');
    await expect(canvas.getByText('Pas encore.').tagName).toBe('STRONG');
  },
};

export const DirectionsAndLines: Story = {
  // SAVE-36
  name: 'Each paragraph has its direction, each line an element',
  args: {
    session: {
      ...publication,
      title: 'שלום',
      comment: 'עולם',
      sections: [
        {
          ...notes,
          language: 'fr',
          paragraphs: [sentence('שלום, עולם'), sentence('Il pleut\nsur la ville.')],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const verse = canvas.getByText(/^Il pleut/);
    for (const hebrew of ['שלום', 'עולם', 'שלום, עולם']) {
      await expect(getComputedStyle(canvas.getByText(hebrew))).toMatchObject({
        direction: 'rtl',
        textAlign: 'start',
      });
    }
    await expect(getComputedStyle(verse).direction).toBe('ltr');
    await expect(verse.nextElementSibling?.tagName).toBe('BR');
  },
};

export const OneWordWritten: Story = {
  // SESSION-57
  name: 'The figure is the text’s length',
  args: {
    session: {
      ...publication,
      sections: [
        {
          ...notes,
          language: 'fr',
          paragraphs: [sentence('Le retour'), sentence('— L’eau monte.')],
        },
      ],
      stats: { words: 1, paragraphs: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^4\s(mots|words)$/)).toBeVisible();
  },
};

export const ForItsAuthor: Story = {
  args: { manageHref: '/app/sessions/7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04' },
};

export const SeveralDocuments: Story = {
  args: { session: { ...publication, sections: [...pages, notes] } },
};

export const JournalEntry: Story = {
  // PAGE-89
  name: 'A journal entry is named by its day',
  args: {
    session: {
      ...publication,
      sections: [...pages, { ...notes, documentTitle: '2024-11-21' }],
    },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: '21 November 2024' });
    await expect(title.firstElementChild).toHaveAttribute('lang', 'en');
  },
};

export const LongTitle: Story = {
  // DOC-13
  name: 'A very long title leaves room for text on phones',
  args: {
    session: {
      ...publication,
      title: longestTitle,
      sections: pages,
    },
  },
  play: async ({ canvas }) => {
    const { top } = canvas.getByText(/Marguerite/).getBoundingClientRect();
    await expect(top + window.scrollY).toBeLessThan(600);
  },
};

export const WithoutATitle: Story = { args: { session: { ...publication, title: null } } };
