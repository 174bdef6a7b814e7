import { decoration, type MarkDefinition } from './mark-definition.ts';

export const underline = {
  key: 'Mod-u',
  icon: 'underline',
  element: 'u',
  parseDOM: [{ tag: 'u' }, decoration('underline')],
  word: { underline: { type: 'single' } },
} as const satisfies MarkDefinition;
