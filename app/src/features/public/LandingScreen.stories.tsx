import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';
import { WaitlistSection } from './WaitlistSection.tsx';
import { articles } from '../../shared/testing/site-data.ts';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Landing',
  tags: ['screen:/'],
  component: LandingScreen,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: {
    articles,
    waitlist: (
      <WaitlistSection
        saved={{}}
        onType={fn()}
        status={{ isSubmitting: false, fieldErrors: {} }}
        sentTo={null}
        onSubmit={fn()}
      />
    ),
  },
} satisfies Meta<typeof LandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = { args: { isSignedIn: false } };

export const ForAWriter: Story = { args: { isSignedIn: true } };

export const WithoutArticles: Story = { args: { isSignedIn: false, articles: [] } };
