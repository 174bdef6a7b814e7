import { answer, bodyOf, refuse } from '@ecritoire/api-mocks';
import { confirm, dialog, fill, press, serverNow, steps } from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Sessions',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const published = bodyOf('getWritingSession');
const ended = bodyOf('endWritingSession', 'ended');
const path = `/app/sessions/${published.id}`;
const toReview = answer('getWritingSession', 200, ended);

const edit = steps(
  press((t) => t.sessionPage.edit()),
  dialog,
  fill((t) => t.review.sessionTitle(), 'Le départ'),
  press((t) => t.common.save()),
);
const review = steps(
  press((t) => t.sessionPage.review()),
  dialog,
);
/** The session has become another one while its review was open. */
const overtakenBy = (status: 'published' | 'discarded') =>
  steps(
    review,
    serverNow(
      refuse('saveWritingSessionDraft', 'writingSessions.illegalTransition'),
      answer('getWritingSession', 200, { ...ended, status }),
    ),
    press((t) => t.review.saveDraft()),
  );

export const Gone: Story = {
  tags: ['message:writingSessions.notFound'],
  ...page(path, refuse('getWritingSession', 'writingSessions.notFound')),
};

export const Saved: Story = {
  tags: ['message:writingSessions.updated'],
  ...page(path),
  play: edit,
};

export const ChangedMeanwhile: Story = {
  name: 'Changed on another device',
  tags: ['message:writingSessions.changedRemotely'],
  ...page(path, refuse('updateWritingSession', 'request.staleVersion')),
  play: edit,
};

export const Unpublished: Story = {
  tags: ['message:writingSessions.unpublished'],
  ...page(path),
  play: steps(
    press((t) => t.sessionPage.actions()),
    press((t) => t.sessionPage.unpublish()),
    confirm((t) => t.sessionPage.unpublishConfirm()),
  ),
};

export const ReversedDays: Story = {
  name: 'Filter that ends before it begins',
  tags: ['message:validation.rangeReversed'],
  ...page('/app/sessions?from=2026-09-14&to=2026-09-01'),
};

export const PublishedMeanwhile: Story = {
  name: 'Published on another device during its review',
  tags: ['message:writingSessions.publishedRemotely'],
  ...page(path, toReview),
  play: overtakenBy('published'),
};

export const DiscardedMeanwhile: Story = {
  name: 'Discarded on another device during its review',
  tags: ['message:writingSessions.discardedRemotely'],
  ...page(path, toReview),
  play: overtakenBy('discarded'),
};

export const OfAnAuthor: Story = {
  name: 'What another writer has published',
  tags: ['page:/app/authors/$authorId'],
  ...page(`/app/authors/${bodyOf('listPublishedSessions').items[0]?.author.id}`),
};
