import { answer, bodyOf, refuse, unreachable } from '@ecritoire/api-mocks';
import { trashTexts } from '@ecritoire/i18n/trash';
import { confirm, dialog, dialogIsClosed, press, see, serverNow, steps } from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Trash',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const { items } = bodyOf('listTrash');
const [first] = items;
const title = first?.title ?? '';
const restored = bodyOf('restoreFromTrash');
const inTrash = '/app/trash';
const document = bodyOf('getDocument');
const project = `/app/projects/${document.projectId}`;
const journal = bodyOf('getJournalEntry');
const journalPage = `/app/projects/${journal.projectId}`;
const ofJournal = [
  answer('getProject', 200, {
    ...bodyOf('getProject'),
    id: journal.projectId,
    type: 'journal' as const,
  }),
  answer('listJournalEntries', 200, { ...bodyOf('listJournalEntries', 'page'), nextCursor: null }),
  refuse('getJournalEntry', 'journalEntries.notFound'),
  answer('getDocument', 200, journal),
] as const;

const restore = press((_, locale) => trashTexts(locale).restoreItem({ title }));
const remove = steps(
  press((_, locale) => trashTexts(locale).deleteItem({ title })),
  confirm((_, locale) => trashTexts(locale).deleteConfirm()),
);
const empty = press((_, locale) => trashTexts(locale).empty());
const deleteDocument = steps(
  press((t) => t.project.documentActions({ title: document.title })),
  press((t) => t.common.delete()),
  confirm((t) => t.project.deleteDocumentConfirm()),
  dialogIsClosed,
  see((t) => t.messages.trash.undo()),
);
const deleteEntry = steps(
  press((t) => new RegExp(t.journal.actions({ day: '.*septemb' }), 'iu')),
  press((t) => t.journal.delete()),
  confirm((t) => t.journal.delete()),
);

export const DocumentRestored: Story = {
  name: 'Document restored',
  tags: ['message:trash.restored.document', 'message:trash.open'],
  ...page(inTrash),
  play: restore,
};

export const ProjectRestored: Story = {
  name: 'Project restored',
  tags: ['message:trash.restored.project', 'page:/app/trash'],
  ...page(inTrash, answer('restoreFromTrash', 200, { ...restored, kind: 'project' })),
  play: restore,
};

export const EntryRestored: Story = {
  name: 'Journal entry restored',
  tags: ['message:trash.restored.journalEntry'],
  ...page(inTrash, answer('restoreFromTrash', 200, { ...restored, kind: 'journalEntry' })),
  play: restore,
};

export const GoneFromTheTrash: Story = {
  name: 'No longer in the trash',
  tags: ['message:trash.notFound'],
  ...page(inTrash, refuse('restoreFromTrash', 'trash.notFound')),
  play: restore,
};

export const ProjectGone: Story = {
  name: 'Not restored, its project is gone',
  tags: ['message:trash.projectGone', 'message:trash.see'],
  ...page(project, refuse('restoreFromTrash', 'trash.projectGone')),
  play: steps(
    deleteDocument,
    press((t) => t.messages.trash.undo()),
  ),
};

export const DayTaken: Story = {
  name: 'Not restored, its day has another entry',
  tags: ['message:trash.dayTaken'],
  ...page(journalPage, ...ofJournal, refuse('restoreFromTrash', 'trash.dayTaken')),
  play: steps(
    deleteEntry,
    dialogIsClosed,
    see((t) => t.messages.journalEntries.deleted()),
    press((t) => t.messages.trash.undo()),
  ),
};

export const DeletedForGood: Story = {
  name: 'Deleted for good',
  tags: ['message:trash.deleted'],
  ...page(inTrash),
  play: remove,
};

export const RestoredElsewhere: Story = {
  name: 'Not deleted, restored on another device',
  tags: ['message:trash.notFound'],
  ...page(inTrash, refuse('deleteFromTrash', 'trash.notFound')),
  play: steps(
    remove,
    see((t) => t.messages.trash.notFound()),
  ),
};

export const Emptied: Story = {
  tags: ['message:trash.emptied'],
  ...page(inTrash),
  play: steps(
    empty,
    confirm((_, locale) => trashTexts(locale).emptyConfirm()),
  ),
};

export const NotRead: Story = {
  name: 'Not read before it is emptied',
  tags: ['message:trash.readFailed'],
  ...page(inTrash),
  play: steps(
    see((_, locale) => trashTexts(locale).empty()),
    serverNow(unreachable('listTrash')),
    empty,
  ),
};

export const EntryDeleted: Story = {
  name: 'Journal entry deleted, can be undone',
  tags: ['message:journalEntries.deleted', 'message:trash.undo'],
  ...page(journalPage, ...ofJournal),
  play: deleteEntry,
};

export const EntryChanged: Story = {
  name: 'Journal entry changed before it is deleted',
  tags: ['message:journalEntries.changedBeforeDeletion'],
  ...page(journalPage, ...ofJournal, refuse('deleteDocument', 'request.staleVersion')),
  play: steps(deleteEntry, dialog),
};
