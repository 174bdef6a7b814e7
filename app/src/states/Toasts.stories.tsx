import { pageIn, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Toasts',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const day = 86_400_000;

/** What the page says of itself, apart from any screen. */
const saying = (tone: string, messageKey: string): Story =>
  pageIn(
    { onOpened: ({ toasts }) => toasts.send({ type: 'add', tone, messageKey }) },
    '/app/projects',
  );

export const FastClock: Story = {
  name: 'The device’s clock is fast',
  tags: ['message:deviceClock.fast'],
  ...pageIn({ lead: 2 * day }, '/app/projects'),
};

export const SlowClock: Story = {
  name: 'The device’s clock is slow',
  tags: ['message:deviceClock.slow'],
  ...pageIn({ lead: -2 * day }, '/app/projects'),
};

export const LanguageNotLoaded: Story = {
  name: 'The other language could not be loaded',
  tags: ['message:actions.languageFailed'],
  ...saying('error', 'actions.languageFailed'),
};

export const ToolNotLoaded: Story = {
  name: 'A tool could not be loaded',
  tags: ['message:actions.toolFailed'],
  ...saying('error', 'actions.toolFailed'),
};

export const FileDropped: Story = {
  name: 'A file dropped where nothing takes it',
  tags: ['message:documents.dropText'],
  ...saying('info', 'documents.dropText'),
};
