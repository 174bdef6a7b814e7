import type { MarkDefinition } from './mark-definition.ts';

export const emphasis = {
  key: 'Mod-i',
  icon: 'italic',
  element: 'em',
  parseDOM: [
    { tag: 'i' },
    { tag: 'em' },
    { style: 'font-style=italic' },
    { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'emphasis' },
  ],
  word: { italics: true },
} as const satisfies MarkDefinition;
