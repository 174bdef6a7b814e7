import { answer, bodyOf, example, pending, refuse, unreachable } from '@ecritoire/api-mocks';
import { expect, waitFor } from 'storybook/test';
import {
  deviceIsBusy,
  fill,
  press,
  saveNow,
  see,
  serverNow,
  steps,
  textIsOpen,
  write,
} from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';
import { changedRemotely } from '../testing/changed-remotely.ts';
import { live } from '../testing/live-session.ts';
import type { Services } from '../shared/services/services.ts';

export default {
  ...wired,
  title: 'States/Writing session',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const document = `/app/documents/${bodyOf('getDocument').id}`;
const ended = bodyOf('endWritingSession', 'ended');
const stillEnded = answer('getWritingSession', 200, ended);

const start = press((t) => t.document.startSession());
const pause = press((t) => t.session.pause());
const resume = press((t) => t.session.resume());
const end = press((t) => t.session.stop());
const review = steps(
  end,
  see((t) => t.review.title()),
);
const titled = steps(
  review,
  fill((t) => t.review.sessionTitle(), 'Soir de pluie'),
);
const later = steps(
  titled,
  press((t) => t.review.later()),
);
const discard = steps(
  review,
  press((t) => t.review.discard()),
);

const written = steps(
  see((t) => t.session.active()),
  write('Pluie. '),
);

const whileAnotherIsLive = steps(
  see((t) => t.document.startSession()),
  serverNow(example('startWritingSession', 'alreadyLive'), pending('getLiveWritingSession')),
);

export const Loading: Story = {
  tags: ['state:writing-session.loading'],
  ...page(document, pending('getLiveWritingSession')),
};

export const Unknown: Story = {
  name: 'Unknown, the server does not answer',
  tags: ['state:writing-session.unknown'],
  ...page(document, unreachable('getLiveWritingSession')),
};

export const None: Story = {
  tags: ['state:writing-session.idle'],
  ...page(document),
};

export const Starting: Story = {
  tags: ['state:writing-session.starting.asking'],
  ...page(document, pending('startWritingSession')),
  play: start,
};

export const NotStarted: Story = {
  name: 'Not started',
  tags: ['message:writingSessions.toasts.startFailed'],
  ...page(document, refuse('startWritingSession', 'actions.endpoints.serverError')),
  play: start,
};

/** The device is searched for unsent text, as every ten seconds, and nothing of it shows. */
function whileTheDeviceIsSearched(): Pick<Story, 'args' | 'play'> {
  let opened: Services | undefined;
  const outbox = () => opened?.documentSync()?.outbox;
  return {
    args: {
      path: document,
      onOpened: (services) => {
        opened = services;
      },
    },
    play: steps(
      see((t) => t.session.active()),
      textIsOpen,
      () => waitFor(() => expect(outbox()?.getSnapshot().value).toEqual({ idle: 'resting' })),
      deviceIsBusy,
      async () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- XState's own events have no public type
        const poll = { type: 'xstate.after.poll.outbox.idle.resting' } as unknown as {
          type: 'send';
        };
        outbox()?.send(poll);
      },
    ),
  };
}

export const Active: Story = {
  tags: ['state:writing-session.active', 'state:outbox.idle.polling'],
  ...page(document, live('active')),
  ...whileTheDeviceIsSearched(),
  parameters: { drive: { given: { 'outbox.idle.polling': deviceIsBusy } } },
};

export const Pausing: Story = {
  tags: ['state:writing-session.pausing.changingSession'],
  ...page(document, live('active'), pending('pauseWritingSession')),
  play: pause,
};

export const NotPaused: Story = {
  name: 'Not paused',
  tags: ['message:writingSessions.toasts.pauseFailed'],
  ...page(document, live('active'), refuse('pauseWritingSession', 'actions.endpoints.serverError')),
  play: pause,
};

export const Paused: Story = {
  tags: ['state:writing-session.paused'],
  ...page(document, live('paused')),
};

export const Resuming: Story = {
  tags: ['state:writing-session.resuming'],
  ...page(document, live('paused'), pending('resumeWritingSession')),
  play: resume,
};

export const NotResumed: Story = {
  name: 'Not resumed',
  tags: ['message:writingSessions.toasts.resumeFailed'],
  ...page(
    document,
    live('paused'),
    refuse('resumeWritingSession', 'actions.endpoints.serverError'),
  ),
  play: resume,
};

export const Ending: Story = {
  tags: ['state:writing-session.ending.changingSession'],
  ...page(document, live('active'), pending('endWritingSession')),
  play: end,
};

export const NotEnded: Story = {
  name: 'Not ended',
  tags: ['message:writingSessions.toasts.endFailed'],
  ...page(document, live('active'), refuse('endWritingSession', 'actions.endpoints.serverError')),
  play: end,
};

export const UnderReview: Story = {
  name: 'Under review',
  tags: ['state:writing-session.reviewing'],
  ...page(document, live('active')),
  play: review,
};

export const SavingTheDraft: Story = {
  name: 'Saving the draft',
  tags: ['state:writing-session.savingDraft'],
  ...page(document, live('active'), pending('saveWritingSessionDraft')),
  play: steps(
    review,
    press((t) => t.review.saveDraft()),
  ),
};

export const DraftNotSaved: Story = {
  name: 'Draft not saved',
  tags: ['message:writingSessions.toasts.saveDraftFailed'],
  ...page(
    document,
    live('active'),
    stillEnded,
    refuse('updateWritingSession', 'actions.endpoints.serverError'),
    refuse('saveWritingSessionDraft', 'actions.endpoints.serverError'),
  ),
  play: steps(
    review,
    press((t) => t.review.saveDraft()),
  ),
};

export const DraftSaved: Story = {
  name: 'Draft saved',
  tags: ['message:writingSessions.draftSaved'],
  ...page(document, live('active')),
  play: steps(
    review,
    press((t) => t.review.saveDraft()),
  ),
};

export const Publishing: Story = {
  tags: ['state:writing-session.publishing'],
  ...page(document, live('active'), pending('publishWritingSession')),
  play: steps(
    review,
    press((t) => t.review.keepToMyself()),
  ),
};

export const NotPublished: Story = {
  name: 'Not published',
  tags: ['message:writingSessions.toasts.publishFailed'],
  ...page(
    document,
    live('active'),
    stillEnded,
    refuse('updateWritingSession', 'actions.endpoints.serverError'),
    refuse('publishWritingSession', 'actions.endpoints.serverError'),
  ),
  play: steps(
    review,
    press((t) => t.review.keepToMyself()),
  ),
};

export const Discard: Story = {
  name: 'Asking before it is discarded',
  tags: ['state:writing-session.confirmingDiscard'],
  ...page(document, live('active')),
  play: discard,
};

export const Discarding: Story = {
  tags: ['state:writing-session.discarding'],
  ...page(document, live('active'), pending('discardWritingSession')),
  play: steps(
    discard,
    press((t) => t.review.discardConfirm()),
  ),
};

export const NotDiscarded: Story = {
  name: 'Not discarded',
  tags: ['message:writingSessions.toasts.discardFailed'],
  ...page(
    document,
    live('active'),
    stillEnded,
    refuse('discardWritingSession', 'actions.endpoints.serverError'),
  ),
  play: steps(
    discard,
    press((t) => t.review.discardConfirm()),
  ),
};

export const Discarded: Story = {
  tags: ['message:writingSessions.discarded'],
  ...page(document, live('active'), example('discardWritingSession', 'discarded')),
  play: steps(
    discard,
    press((t) => t.review.discardConfirm()),
  ),
};

export const TakingOver: Story = {
  name: 'Starting, while another is live',
  tags: ['state:writing-session.starting.takingOver'],
  ...page(document),
  parameters: { drive: { given: whileAnotherIsLive } },
  play: steps(whileAnotherIsLive, start),
};

export const PausingSavesText: Story = {
  name: 'Pausing, the text is saved first',
  tags: ['state:writing-session.pausing.savingText'],
  ...page(document, live('active'), pending('saveParagraphs')),
  parameters: { drive: { given: written } },
  play: steps(written, pause),
};

export const EndingSavesText: Story = {
  name: 'Ending, the text is saved first',
  tags: ['state:writing-session.ending.savingText'],
  ...page(document, live('active'), pending('saveParagraphs')),
  parameters: { drive: { given: written } },
  play: steps(written, end),
};

export const TextNotSaved: Story = {
  name: 'Not paused, the text could not be saved',
  tags: ['message:writingSessions.textNotSaved'],
  ...page(document, live('active'), refuse('saveParagraphs', 'actions.endpoints.serverError')),
  play: steps(written, pause),
};

export const TextNeedsSession: Story = {
  name: 'Not paused, the text waits for a session',
  tags: ['message:writingSessions.textNeedsSession'],
  ...page(document, live('active'), refuse('saveParagraphs', 'writingSessions.noneActive')),
  play: steps(written, pause),
};

export const TextUndecided: Story = {
  name: 'Not paused, a passage was changed on another device',
  tags: ['message:writingSessions.textUndecided'],
  ...page(document, live('active')),
  play: steps(
    textIsOpen,
    serverNow(
      live('active'),
      example('saveParagraphs', 'paragraphsConflict'),
      answer('getDocument', 200, changedRemotely),
    ),
    write('Pluie. '),
    saveNow,
    see((t) => t.saving.keepMine()),
    pause,
  ),
};

export const ChangedMeanwhile: Story = {
  name: 'Changed on another device',
  tags: ['message:writingSessions.illegalTransition'],
  ...page(
    document,
    live('active'),
    refuse('pauseWritingSession', 'writingSessions.illegalTransition'),
  ),
  play: pause,
};

export const AskedTooOften: Story = {
  name: 'Not paused, asked too often',
  tags: ['message:request.tooManyRequests'],
  ...page(document, live('active'), refuse('pauseWritingSession', 'request.tooManyRequests')),
  play: pause,
};

export const SavingReview: Story = {
  name: 'Leaving the review, which is saved',
  tags: ['state:writing-session.savingReview'],
  ...page(document, live('active'), pending('updateWritingSession')),
  parameters: { drive: { given: titled } },
  play: later,
};

export const ReviewNotSaved: Story = {
  name: 'Review not saved, but stored on the device',
  tags: ['message:writingSessions.toasts.saveReviewFailed'],
  ...page(
    document,
    live('active'),
    stillEnded,
    refuse('updateWritingSession', 'actions.endpoints.serverError'),
  ),
  play: later,
};

export const Published: Story = {
  tags: ['message:writingSessions.published', 'message:writingSessions.viewPage'],
  ...page(document, live('active')),
  play: steps(
    review,
    press((t) => t.review.visibilityPublic()),
    press((t) => t.review.publish()),
  ),
};

export const PublishedPrivately: Story = {
  name: 'Published for the writer alone',
  tags: ['message:writingSessions.publishedPrivately'],
  ...page(
    document,
    live('active'),
    answer('publishWritingSession', 200, {
      ...bodyOf('publishWritingSession'),
      visibility: 'private',
    }),
  ),
  play: steps(
    review,
    press((t) => t.review.keepToMyself()),
  ),
};
