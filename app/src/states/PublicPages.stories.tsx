import { bodyOf } from '@ecritoire/api-mocks';
import { visitorPage, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Public pages',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

// Storybook reads the tags without running the file.
export const Philosophy: Story = { tags: ['page:/philo'], ...visitorPage('/philo') };

export const Features: Story = { tags: ['page:/features'], ...visitorPage('/features') };

export const Pricing: Story = { tags: ['page:/pricing'], ...visitorPage('/pricing') };

export const About: Story = { tags: ['page:/about'], ...visitorPage('/about') };

export const Reasons: Story = { tags: ['page:/why'], ...visitorPage('/why') };

export const Roadmap: Story = { tags: ['page:/roadmap'], ...visitorPage('/roadmap') };

export const Privacy: Story = { tags: ['page:/privacy'], ...visitorPage('/privacy') };

export const Terms: Story = { tags: ['page:/cgu'], ...visitorPage('/cgu') };

export const Articles: Story = { tags: ['page:/articles'], ...visitorPage('/articles') };

export const Article: Story = {
  tags: ['page:/articles/$slug'],
  ...visitorPage(`/articles/${bodyOf('getArticle').slug}`),
};

export const Invitation: Story = {
  tags: ['page:/invitation'],
  ...visitorPage('/invitation#token'),
};

export const PublishedText: Story = {
  name: 'A text that was published',
  tags: ['page:/read/$sessionId'],
  ...visitorPage(`/read/${bodyOf('getPublishedSession').id}`),
};
