import type { StoryObj } from '@storybook/react-vite';
import { ErrorsPage } from './ErrorsPage.tsx';
import { RoutesPage } from './RoutesPage.tsx';
import { review, reviewIn } from './review-data.ts';
import './review.css';

export default { ...review, title: 'Review' };

export const ErrorsAndMessages: StoryObj = {
  render: (_args, { loaded }) => <ErrorsPage shown={reviewIn(loaded).shown} />,
};

export const Routes: StoryObj = {
  render: (_args, { loaded }) => <RoutesPage {...reviewIn(loaded)} />,
};
