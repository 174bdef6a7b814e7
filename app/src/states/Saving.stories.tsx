import { bodyOf, example, pending, refuse, studio } from '@ecritoire/api-mocks';
import {
  containing,
  leaveGoneText,
  leaveText,
  loseNetwork,
  press,
  saveNow,
  see,
  steps,
  textIsLeft,
  type,
  write,
} from '../testing/steps.ts';
import { page, pageIn, wired, type WiredStory as Story } from '../testing/wired.tsx';
import { live } from '../testing/live-session.ts';

export default {
  ...wired,
  title: 'States/Saving',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const document = `/app/documents/${bodyOf('getDocument').id}`;
const refused = example('saveParagraphs', 'validationError');

const written = steps(
  see((t) => t.session.active()),
  write('Pluie. '),
  saveNow,
  see((t) => containing(t.messages.paragraphs.updateFailed())),
);
const leave = press((t) => t.navigation.projects());

export const Refused: Story = {
  name: 'Refused by the server',
  tags: ['state:auto-save.remote.refused'],
  ...page(document, live('active'), refused),
  play: written,
};

/** Left by a page that was closed, and sent by another. */
const drive = { path: '/app/projects', given: textIsLeft, events: ['send'] };

export const ClosedSending: Story = {
  name: 'Being saved, the text was closed',
  tags: ['state:outbox.sending'],
  ...page(document, live('active'), pending('saveParagraphs')),
  parameters: { drive },
  play: steps(
    see((t) => t.session.active()),
    write('Pluie. '),
    leave,
    see((t) => t.projects.new()),
  ),
};

export const ClosedNotSent: Story = {
  name: 'Not saved, the text was closed',
  tags: ['state:outbox.waiting'],
  ...page(document, live('active'), refuse('saveParagraphs', 'actions.endpoints.serverError')),
  parameters: { drive },
  play: steps(
    written,
    leave,
    see((t) => t.projects.new()),
    see((t) => containing(t.messages.paragraphs.updateFailed())),
  ),
};

export const WordsWait: Story = {
  name: 'Words of another text wait for a choice',
  tags: ['message:documents.wordsWait'],
  ...page(document, live('active'), refused),
  play: steps(
    written,
    leave,
    see((t) => t.projects.new()),
    press((t) => t.session.pause()),
  ),
};

const firstPage = steps(
  press((t) => t.home.beginFirstPage()),
  type('Pluie.'),
);

export const WordsBeforeTheText: Story = {
  name: 'Typed before the text is open',
  tags: ['text:earlyWords.label', 'text:earlyWords.waiting'],
  ...page('/app/home', ...studio({}), pending('createProject')),
  play: firstPage,
};

export const WordsWithoutAText: Story = {
  name: 'Typed before the text was open, which could not be begun',
  tags: ['text:earlyWords.stored'],
  ...page('/app/home', ...studio({}), refuse('createProject', 'actions.endpoints.serverError')),
  play: firstPage,
};

export const TextNotRead: Story = {
  name: 'The text cannot be read, one writes on',
  tags: [
    'text:earlyWords.unopenedLabel',
    'text:earlyWords.unopened',
    'text:errorPage.thingTitle.documents',
    'text:waitingWords.title',
    'text:waitingWords.text',
  ],
  ...pageIn(
    { onOpened: leaveText },
    document,
    live('active'),
    refuse('getDocument', 'actions.endpoints.serverError'),
  ),
};

export const DeletedWordsLeft: Story = {
  name: 'The text was deleted, this device has words of it',
  tags: ['text:goneWords.pageTitle', 'text:goneWords.text'],
  ...pageIn({ onOpened: leaveGoneText }, document, refuse('getDocument', 'documents.notFound')),
};

export const Offline: Story = {
  name: 'Offline, nothing is being written',
  tags: ['text:errorPage.networkTitle', 'text:errorPage.offlineText'],
  ...page('/app/projects'),
  play: steps(
    see((t) => t.projects.new()),
    loseNetwork,
  ),
};
