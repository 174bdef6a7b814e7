import { expect, screen, waitFor } from 'storybook/test';
import { answer, bodyOf, refuse } from '@ecritoire/api-mocks';
import { versionsTexts } from '@ecritoire/i18n/versions';
import {
  confirm,
  containing,
  dialog,
  press,
  see,
  serverNow,
  steps,
  write,
} from '../testing/steps.ts';
import { localeOf, page, wired, type WiredStory as Story } from '../testing/wired.tsx';
import { ago } from '../features/writing/earlier-text.ts';
import { live } from '../testing/live-session.ts';

export default {
  ...wired,
  title: 'States/Versions',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const document = bodyOf('getDocument');
const path = `/app/documents/${document.id}/versions`;
const restored = bodyOf('restoreDocumentVersion');
const { items } = bodyOf('listDocumentVersions');
const named = answer('getDocumentVersion', 200, {
  ...bodyOf('getDocumentVersion'),
  name: items[1]?.name ?? null,
});

/** The text had many more words ten minutes ago. */
const longer = answer('listDocumentVersions', 200, () => ({
  items: items.slice(0, 1).map((version) =>
    Object.assign({}, version, {
      words: 3412,
      createdAt: new Date(Date.now() - 600_000).toISOString(),
    }),
  ),
  nextCursor: null,
}));

const restore = press((_, locale) => versionsTexts(locale).restore());
const more = press((_, locale) => versionsTexts(locale).more());
const undo = steps(
  restore,
  see((t) => t.messages.documentVersions.undo()),
  press((t) => t.messages.documentVersions.undo()),
);

export const One: Story = {
  tags: ['page:/app/documents/$documentId/versions'],
  ...page(path),
};

const seeEarlier = see((_, locale) =>
  containing(versionsTexts(locale).earlier({ when: ago(locale, 600), words: 3412 })),
);

export const EarlierText: Story = {
  name: 'Earlier text offered, the page has become much shorter',
  // VERS-14
  ...page(`/app/documents/${document.id}`, longer),
  play: seeEarlier,
};

export const EarlierTextIsBack: Story = {
  name: 'Earlier text no longer offered, the page has its words again',
  // VERS-14
  ...page(`/app/documents/${document.id}`, longer, live('active')),
  play: steps(seeEarlier, write('mot '.repeat(2000)), async ({ globals }) => {
    const name = versionsTexts(localeOf(globals)).seeEarlier();
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  }),
};

export const Restored: Story = {
  tags: ['message:documentVersions.restored', 'message:documentVersions.undo'],
  ...page(path, live('active')),
  play: restore,
};

export const Unchanged: Story = {
  name: 'Restored, nothing has changed',
  tags: ['message:documentVersions.unchanged'],
  ...page(
    path,
    live('active'),
    answer('restoreDocumentVersion', 200, { ...restored, paragraphs: [], deletedIds: [] }),
  ),
  play: restore,
};

export const Undone: Story = {
  tags: ['message:documentVersions.undone'],
  ...page(path, live('active')),
  play: undo,
};

export const NotUndone: Story = {
  name: 'Not undone',
  tags: ['message:documentVersions.undoFailed', 'message:documentVersions.see'],
  ...page(path, live('active')),
  play: steps(
    restore,
    see((t) => t.messages.documentVersions.undo()),
    serverNow(live('active'), refuse('restoreDocumentVersion', 'server.unavailable')),
    press((t) => t.messages.documentVersions.undo()),
  ),
};

export const WrittenSince: Story = {
  name: 'Not undone, the text has changed since',
  tags: ['message:documentVersions.writtenSince'],
  ...page(path, live('active')),
  play: steps(
    restore,
    see((t) => t.messages.documentVersions.undo()),
    serverNow(
      live('active'),
      answer('getDocument', 200, { ...document, paragraphs: document.paragraphs.slice(1) }),
    ),
    press((t) => t.messages.documentVersions.undo()),
  ),
};

export const Kept: Story = {
  tags: ['message:documentVersions.kept'],
  ...page(path),
  play: steps(
    press((_, locale) => versionsTexts(locale).keepNow()),
    dialog,
    press((_, locale) => new RegExp(`^${versionsTexts(locale).keep()}$`, 'u')),
  ),
};

export const Deleted: Story = {
  tags: ['message:documentVersions.deleted'],
  ...page(path),
  play: steps(
    more,
    press((_, locale) => versionsTexts(locale).delete()),
    confirm((t) => t.common.delete()),
  ),
};

export const NameOfAGoneVersion: Story = {
  name: 'Its name not removed, the version is gone',
  tags: ['message:documentVersions.notFound'],
  ...page(path, named, refuse('renameDocumentVersion', 'documentVersions.notFound')),
  play: steps(
    more,
    press((_, locale) => versionsTexts(locale).unname()),
  ),
};
