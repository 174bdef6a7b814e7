import type { StoryObj } from '@storybook/react-vite';
import { ErrorsPage } from './ErrorsPage.tsx';
import { FlowsPage } from './FlowsPage.tsx';
import { RoutesPage } from './RoutesPage.tsx';
import { review, reviewIn } from './review-data.ts';
import { VariantsPage } from './VariantsPage.tsx';
import './review.css';

// Storybook reads the tags without running the file.
export default {
  ...review,
  title: 'Review',
  tags: ['!autodocs', '!test', 'review'],
};

export const ErrorsAndMessages: StoryObj = {
  render: (_args, { loaded }) => <ErrorsPage shown={reviewIn(loaded).shown} />,
};

export const Routes: StoryObj = {
  render: (_args, { loaded }) => <RoutesPage {...reviewIn(loaded)} />,
};

export const Flows: StoryObj = {
  render: (_args, { loaded }) => <FlowsPage stories={reviewIn(loaded).stories} />,
};

export const Variants: StoryObj = {
  render: (_args, { loaded }) => <VariantsPage shown={reviewIn(loaded).shown} />,
};
