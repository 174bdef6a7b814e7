import { bodyOf, example, pending, refuse } from '@ecritoire/api-mocks';
import { containing, press, saveNow, see, steps, textIsLeft, write } from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';
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
