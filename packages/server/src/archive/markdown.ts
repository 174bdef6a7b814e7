import type { ParagraphType, Run } from '@ecritoire/contracts';
import { markdownSigns } from '@ecritoire/prose';

type Block = { type: ParagraphType; content: readonly Run[] };

const escaped = (text: string) => text.replaceAll(/[\\`*_<>[\]~]/gu, String.raw`\$&`);

/** What would begin a heading, a quote or a list at the start of a line. */
const escapedStart = (line: string) =>
  line.replace(/^(?<blank>\s*)(?<sign>[#+-]|\d+(?=[.)]))/u, (_, blank: string, sign: string) =>
    /\d/u.test(sign) ? `${blank}${sign}\\` : `${blank}\\${sign}`,
  );

/** Signs of a mark stand beside letters: with a blank within them they would be none. */
function markedText({ text, marks }: Run): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  if (inner === '') return text;
  const marked = Object.entries(markdownSigns)
    .filter(([mark]) => marks.some((one) => one === mark))
    .reduceRight((all, [, [open, close]]) => open + all + close, escaped(inner));
  return before + marked + after;
}

/** A paragraph as Markdown (CommonMark, with `~~` and `<u>`), and the empty line after it. */
export function markdownOf({ type, content }: Block): string {
  if (type === 'sceneBreak') return '* * *\n\n';
  const lines = content.map(markedText).join('').split('\n').map(escapedStart);
  const text = lines.join('\\\n');
  switch (type) {
    case 'heading':
      return `## ${lines.join(' ')}\n\n`;
    case 'quote':
      return `> ${text.replaceAll('\n', '\n> ')}\n\n`;
    case 'paragraph':
      return `${text}\n\n`;
    default:
      return type satisfies never;
  }
}

export const titleOf = (title: string): string => `# ${escaped(title)}\n\n`;

const LONGEST_NAME = 80;

/** A title as a part of a file's name on any system; numbers tell apart what comes to be the same. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
  return Array.from(plain)
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^[ .]+|[ .]+$/gu, '');
}
