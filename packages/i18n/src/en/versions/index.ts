import type { BaseTranslation } from '../../i18n-types.ts';

const versions = {
  title: 'Versions',
  titleOf: 'Versions of “{title:string|written}”',
  lead: 'The text as it was, step by step. Walk through them with the arrow keys.',
  back: 'Back to the text',
  list: 'Versions, newest first',
  emptyTitle: 'No versions yet',
  emptyText:
    'A version is kept when a session starts and when it ends, after every ten minutes of writing, and before much is deleted.',
  listFailed: 'The versions could not be loaded.',
  textFailed: 'This version could not be loaded.',
  textGone: 'This version no longer exists: it has been deleted.',
  shown: '{count:number|number} {{version shown|versions shown}}',
  figures: '+{added:number|number} −{removed:number|number}',
  spoken:
    '{when:string}, {what:string|written}, {added:number|number} {{added:word added|words added}}, {removed:number|number} removed',
  quoted: '“{name:string|written}”',
  session: 'View the session',
  blank: 'A blank page.',
  earlier: '{when:string}: {words:number|number} {{words:word|words}}',
  copy: 'Copy the text',
  copied: 'Text copied',
  copyRefused: 'The browser refused to copy',
  reasons: {
    sessionStart: 'Start of a session',
    writing: 'While writing',
    sessionEnd: 'End of a session',
    restore: 'Before a restore',
    import: 'Before an import',
    replacement: 'Before a replacement',
    removal: 'Before a large deletion',
    conflict: 'Side of a conflict not kept',
    request: 'Kept at your request',
  },
} satisfies BaseTranslation;

export default versions;
