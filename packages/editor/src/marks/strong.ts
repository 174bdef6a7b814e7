import type { MarkDefinition } from './mark-definition.ts';

export const strong = {
  key: 'Mod-b',
  icon: 'bold',
  element: 'strong',
  parseDOM: [
    { tag: 'strong' },
    // Google Docs wraps everything it copies in <b style="font-weight: normal">.
    { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
    { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'strong' },
    {
      style: 'font-weight',
      getAttrs: (value) => /^(?:bold(?:er)?|[5-9]\d{2,})$/u.test(value) && null,
    },
  ],
  word: { bold: true },
} as const satisfies MarkDefinition;
