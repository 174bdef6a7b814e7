import type { Coverage } from './coverage.ts';

export type ChecklistFormat = 'md' | 'csv';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const escaped = (cell: string) => cell.replaceAll('|', '\\|');

const results = ['French', 'English', 'Narrow', 'Keyboard', 'Remarks'];
const columns = ['State', 'Story', 'Path', ...results];

const row = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map(row);

/**
 * What a tester goes through: each state that has a story, for one build, with room for the result; and each
 * that is waived, with the reason.
 */
export function checklist({ rows }: Coverage, build: string, format: ChecklistFormat): string {
  const lines = rows.flatMap(({ state, stories: [story] }) =>
    story ? [[state, `${story.title} / ${story.name}`, `?path=/story/${story.id}`]] : [],
  );
  const waived = rows.flatMap(({ state, waiver }) => (waiver ? [[state, waiver]] : []));
  if (format === 'csv') {
    const none = results.map(() => '');
    const all = [
      ['Build', ...columns, 'Waived because'],
      ...lines.map((line) => [build, ...line, ...none, '']),
      ...waived.map(([state = '', waiver = '']) => [build, state, '', '', ...none, waiver]),
    ];
    return all.map((line) => line.map(quoted).join(',')).join('\r\n');
  }
  return [
    `# States of Écritoire, build ${build}`,
    '',
    ...table(
      columns,
      lines.map((line) => line.concat('☐', '☐', '☐', '☐', '')),
    ),
    '',
    '## Waived: no story shows them',
    '',
    ...table(['State', 'Reason'], waived),
  ].join('\n');
}
