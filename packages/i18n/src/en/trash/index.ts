import type { BaseTranslation } from '../../i18n-types.ts';

const trash = {
  title: 'Trash',
  lead: 'What you delete stays here for 30 days. It counts towards the size of your account.',
  list: 'In the trash, last deleted first',
  emptyTitle: 'The trash is empty',
  emptyText:
    'Projects, documents and journal entries that you delete stay here for 30 days. A deleted paragraph is in the versions of its document.',
  failed: 'The trash could not be loaded',
  shown: '{count:number|number} {{item shown|items shown}}',
  entryOf: 'Entry of {day:string}',
  project: 'Project',
  document: 'Document',
  journalEntry: 'Journal entry',
  from: 'from {project:string|written}',
  fromTrashed: 'from {project:string|written}, which is in the trash, too',
  fromGone: 'its project is gone',
  deleted: 'deleted {when:string}',
  entryDeleted: 'deleted {when:string}',
  until: 'here until {day:string}',
  restore: 'Restore',
  restoreItem: 'Restore “{title:string|written}”',
  deleteItem: 'Delete “{title:string|written}” for good',
  deleteTitle: 'Delete “{title:string|written}” for good?',
  deleteConfirm: 'Delete for good',
  deleteWords: 'Its text goes: {words:number|number} {{words:word|words}}.',
  deleteProject:
    '{documents:number|number} {{documents:document goes|documents go}} with it, {words:number|number} {{words:word|words}} in all.',
  deleteText:
    'Every version goes, too. This cannot be undone. Sessions keep their figures; what you have published is a copy, which stays as it is.',
  empty: 'Empty the trash',
  emptyAsk: 'Empty the trash?',
  emptyConfirm: 'Delete everything',
  counting: 'Reading the whole trash…',
  projects: '{count:number|number} {{project|projects}}',
  documents: '{count:number|number} {{document|documents}}',
  entries: '{count:number|number} {{journal entry|journal entries}}',
  emptyGoes: 'What goes: {what:string}, {words:number|number} {{words:word|words}} in all.',
  where: 'Where does “{title:string|written}” go?',
  whereGone: 'Its project is gone. It takes the last place in the one that you choose.',
  whereTrashed:
    'Its project, {project:string|written}, is in the trash, too: restore that first to have it back in its place, or choose another one.',
  whereDay:
    'Its day has another entry by now. This one becomes a document, at the end of the project that you choose.',
  whereEntry: 'In a journal it stays the entry of its day. Elsewhere it becomes a document.',
} satisfies BaseTranslation;

export default trash;
