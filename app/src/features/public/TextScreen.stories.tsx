import { loadSiteText, type SiteText, type SiteTextName } from '@ecritoire/content/site-texts';
import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';
import { TextErrorScreen } from './TextErrorScreen.tsx';
import { TextScreen } from './TextScreen.tsx';

const nothing: SiteText = {
  language: 'fr',
  title: '',
  lead: '',
  updatedOn: null,
  cards: 0,
  intro: '',
  parts: [],
};

const meta = {
  title: 'Screens/Site texts',
  component: TextScreen,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: { text: nothing, look: 'reading', onNavigate: fn() },
} satisfies Meta<typeof TextScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A text of the site itself, in the language of the toolbar. */
const of = (name: SiteTextName, look: 'reading' | 'contents' | 'questions'): Story => ({
  loaders: [
    async () => ({ fr: await loadSiteText(name, 'fr'), en: await loadSiteText(name, 'en') }),
  ],
  render: (args, { loaded, globals }) => (
    <TextScreen {...args} look={look} text={loaded[globals['language'] === 'en' ? 'en' : 'fr']} />
  ),
});

export const Philosophy: Story = { tags: ['screen:/philo'], ...of('philo', 'reading') };

export const Features: Story = { tags: ['screen:/features'], ...of('features', 'reading') };

export const Pricing: Story = { tags: ['screen:/pricing'], ...of('pricing', 'reading') };

export const About: Story = { tags: ['screen:/about'], ...of('about', 'reading') };

export const Reasons: Story = { tags: ['screen:/why'], ...of('why', 'reading') };

export const Roadmap: Story = { tags: ['screen:/roadmap'], ...of('roadmap', 'reading') };

export const LegalNotice: Story = { tags: ['screen:/legal'], ...of('legal', 'contents') };

export const Privacy: Story = { tags: ['screen:/privacy'], ...of('privacy', 'contents') };

export const Terms: Story = { tags: ['screen:/cgu'], ...of('cgu', 'contents') };

export const Questions: Story = {
  tags: ['screen:/faq'],
  ...of('faq', 'questions'),
  play: async ({ canvasElement }) => {
    const [question] = within(canvasElement).getAllByRole('heading', { level: 2 });
    if (question === undefined) throw new Error('There is no question.');
    await userEvent.click(question);
    await expect(question.closest('details')).toHaveAttribute('open');
  },
};

export const TermsThatFailToLoad: Story = {
  tags: ['screen:/cgu'],
  // SITE-34
  name: 'Terms that fail to load say so',
  render: () => <TextErrorScreen isTerms onRetry={fn()} />,
  play: async ({ canvasElement, globals }) => {
    const message =
      globals['language'] === 'en'
        ? 'Error loading Terms of Use.'
        : 'Erreur lors du chargement des conditions d’utilisation.';
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(message);
  },
};

export const TextThatFailsAgain: Story = {
  // DOC-32
  name: 'After a second failure the retry button is focused',
  render: () => <TextErrorScreen isTerms={false} isRetried onRetry={fn()} />,
  play: async ({ canvasElement }) => {
    const retry = within(canvasElement).getByRole('button', { name: /Réessayer|Try again/ });
    await waitFor(() => expect(retry).toHaveFocus());
  },
};

export const AnotherTextThatFailsToLoad: Story = {
  render: () => <TextErrorScreen isTerms={false} onRetry={fn()} />,
};

type Look = 'reading' | 'contents' | 'questions';

function WithParts({ look, cards }: { look: Look; cards: number }) {
  const { site } = useI18n().LL;
  const parts = ['one', 'two', 'three'].map((id) => ({
    id,
    title: `${site.rules()} ${id}`,
    html: '',
  }));
  const text = { ...nothing, title: site.rules(), cards, intro: '<p>…</p>', parts };
  return <TextScreen text={text} look={look} onNavigate={fn()} />;
}

const linked = (look: Look, cards: number): Story => ({
  render: () => <WithParts look={look} cards={cards} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('…')).toBeVisible();
    for (const id of ['one', 'two', 'three']) {
      await expect(canvasElement.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
    }
  },
});

export const PartsAndCards: Story = {
  ...linked('reading', 2),
  name: 'Every part can be linked to, beside cards too',
};

export const PartsAsQuestions: Story = {
  ...linked('questions', 0),
  name: 'What stands before questions is shown',
};

function InOneWord() {
  const { site } = useI18n().LL;
  const text = { ...nothing, title: site.rules(), intro: `<p>${'Mot'.repeat(120)}</p>` };
  return <TextScreen text={text} look="reading" onNavigate={fn()} />;
}

export const AVeryLongWord: Story = { render: () => <InOneWord /> };
