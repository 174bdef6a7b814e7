import type { Coverage } from './coverage.ts';

export type ChecklistFormat = 'md' | 'csv';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const escaped = (cell: string) => cell.replaceAll('|', '\\|');

const columns = ['State', 'Story', 'Path', 'French', 'English', 'Narrow', 'Keyboard', 'Remarks'];

/** What a tester goes through: each state that has a story, for one build, with room for the result. */
export function checklist({ rows }: Coverage, build: string, format: ChecklistFormat): string {
  const lines = rows.flatMap(({ state, stories: [story] }) =>
    story ? [[state, `${story.title} / ${story.name}`, `?path=/story/${story.id}`]] : [],
  );
  if (format === 'csv') {
    const all = [
      ['Build', ...columns],
      ...lines.map((line) => [build, ...line, ...columns.slice(3).map(() => '')]),
    ];
    return all.map((line) => line.map(quoted).join(',')).join('\r\n');
  }
  const table = [columns, columns.map(() => '---')].concat(
    lines.map((line) => line.concat('☐', '☐', '☐', '☐', '')),
  );
  const markdown = table.map((line) => `| ${line.map(escaped).join(' | ')} |`);
  return [`# States of Écritoire, build ${build}`, '', ...markdown].join('\n');
}
