import { decoration, type MarkDefinition } from './mark-definition.ts';

export const strike = {
  key: 'Mod-Shift-x',
  icon: 'strikethrough',
  element: 's',
  parseDOM: [{ tag: 's' }, { tag: 'strike' }, { tag: 'del' }, decoration('line-through')],
  word: { strike: true },
} as const satisfies MarkDefinition;
