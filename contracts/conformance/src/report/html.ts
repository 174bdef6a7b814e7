import { FINDING_KINDS } from '../finding.ts';
import { causesOf, type Cause } from './causes.ts';
import { counted } from './counted.ts';
import type { ReportedFinding, Row, Summary } from './summary.ts';
import { escapeXml } from './xml.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
summary { padding: 0.25rem 0; cursor: pointer; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.5rem; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { padding-left: 0; overflow-wrap: normal; }
td small { display: block; opacity: 0.75; }
.number { text-align: right; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
pre { white-space: pre-wrap; padding: 0.75rem; background: #8882; border-radius: 0.5rem; }
section { margin: 2.5rem 0; border-left: 4px solid #c33; padding-left: 1rem; }
article + article { margin-top: 1.5rem; border-top: 1px solid #8886; }
:target { outline: 2px solid; outline-offset: 0.5rem; }
@media (max-width: 40rem) {
  section { padding-left: 0.5rem; }
  pre { padding: 0.5rem; }
  th, td { padding: 0.25rem; }
  .number { font-size: 0.8rem; }
}
`;

/** A name or a path that is broken between its words, where it has to be. */
const breakable = (text: string) =>
  escapeXml(text).replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=\/)/gu, '<wbr>');

/** A list of links, or nothing. */
const listOf = (items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<ul>
${items.map((item) => `<li>${item}</li>`).join('\n')}
</ul>`;

const link = (id: string, text: string) => `<a href="#${escapeXml(id)}">${escapeXml(text)}</a>`;

const articleOf = (finding: ReportedFinding, number: number) => `<article id="finding-${number}">
<p><strong>${link(`operation-${finding.operationId}`, finding.operationId)}: ${escapeXml(finding.message)}</strong></p>
<p><small>${escapeXml(finding.suite)}: ${escapeXml(finding.title)} · ${finding.times}×</small></p>
<pre>- expected ${escapeXml(finding.meaningOfExpected)}
+ received ${escapeXml(finding.meaningOfReceived)}</pre>
<p><code>${escapeXml(finding.place)}</code> <code>${escapeXml(finding.pointer)}</code></p>
<pre>${escapeXml(finding.curl)}</pre>
${finding.forged === undefined ? '' : `<p><small>${escapeXml(finding.forged)}</small></p>`}
</article>`;

/** What one fault explains: its first finding in full, the others behind a word. */
function sectionOf(
  { id, title, text }: { id: string; title: string; text: string },
  findings: readonly ReportedFinding[],
  numberOf: (finding: ReportedFinding) => number,
): string {
  const [first, ...others] = findings.map((finding) => articleOf(finding, numberOf(finding)));
  return `<section id="${id}">
<h3>${escapeXml(title)}</h3>
<p>${escapeXml(text)}</p>
${first ?? ''}
${others.length === 0 ? '' : `<details><summary>${others.length} more of the same</summary>\n${others.join('\n')}\n</details>`}
</section>`;
}

const titleOf = ({ findings: [finding], operationIds }: Cause) =>
  operationIds.length > 1
    ? `${operationIds.length} operations: ${finding.message}`
    : `${finding.operationId}: ${finding.message}`;

const rowOf = (row: Row, firstFinding: number | undefined) =>
  `<tr id="operation-${escapeXml(row.operationId)}"><td>${breakable(row.operationId)}<small>${breakable(`${row.method} ${row.path}`)}</small></td><td class="number">${row.cases}</td><td class="number">${firstFinding === undefined ? row.findings : link(`finding-${firstFinding}`, String(row.findings))}</td><td class="number">${row.reached}/${row.targets}</td></tr>`;

/** One file that asks the network for nothing. */
export function htmlReport(summary: Summary): string {
  const { title, baseUrl, seed, seconds, cases, missed, targets, rows, notes, known } = summary;
  const findings = [...summary.findings, ...known];
  const { causes, unserved } = summary;
  const figure = `${counted(cases, 'case')}, ${counted(summary.findings.length, 'finding')}${known.length > 0 ? `, ${known.length} known` : ''}, ${targets - missed.length} of ${targets} reached; seed ${seed}, ${seconds} s`;
  const numbers = new Map(findings.map((finding, index) => [finding, index + 1]));
  const numberOf = (finding: ReportedFinding) => numbers.get(finding) ?? 0;
  const firstOf = ({ operationId }: Row) => {
    const first = findings.find((finding) => finding.operationId === operationId);
    return first && numberOf(first);
  };
  const sections = [
    ...unserved.map(({ operationId, method, path, status, calls }) => ({
      id: `unserved-${operationId}`,
      title: `${operationId}: not implemented, or not at this address`,
      text: `${method} ${path} was answered ${status} to all of ${counted(calls, 'call')}.`,
      findings: findings.filter((finding) => finding.operationId === operationId),
    })),
    ...causes.map((cause, index) => ({
      id: `cause-${index + 1}`,
      title: titleOf(cause),
      text: `${FINDING_KINDS[cause.kind]} (${cause.kind})`,
      findings: cause.findings,
    })),
    ...causesOf(known).map((cause, index) => ({
      id: `known-${index + 1}`,
      title: `Known: ${titleOf(cause)}`,
      text: 'It stands in the baseline, and fails no run.',
      findings: cause.findings,
    })),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance: ${escapeXml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>Conformance to ${escapeXml(title)}</h1>
<p>${escapeXml(baseUrl)}</p>
<p><strong>${escapeXml(figure)}</strong></p>
<nav aria-label="Parts">
<ul><li>${link('causes', `Causes (${sections.length})`)}</li><li>${link('operations', `Operations (${rows.length})`)}</li><li>${link('missed', `Not reached (${missed.length})`)}</li><li>${link('notes', `Notes (${notes.length})`)}</li></ul>
</nav>
<h2 id="causes">Causes</h2>
${sections.length === 0 ? '<p>Nothing was found.</p>' : listOf(sections.map((one) => link(one.id, one.title)))}
<h2 id="operations">Operations</h2>
<table>
<thead><tr><th scope="col">operation</th><th scope="col" class="number">cases</th><th scope="col" class="number">findings</th><th scope="col" class="number">reached</th></tr></thead>
<tbody>
${rows.map((row) => rowOf(row, firstOf(row))).join('\n')}
</tbody>
</table>
<h2 id="findings">Findings</h2>
${sections.length === 0 ? '<p>None.</p>' : sections.map((one) => sectionOf(one, one.findings, numberOf)).join('\n')}
<h2 id="missed">Not reached</h2>
${
  missed.length === 0
    ? '<p>Everything was reached.</p>'
    : listOf(
        missed.map(({ operationIds, what, waiver }) =>
          escapeXml(
            `${operationIds.join(', ')}: ${what}${waiver ? ` (waived: ${waiver.reason})` : ''}`,
          ),
        ),
      )
}
<h2 id="notes">Notes</h2>
${notes.length === 0 ? '<p>None.</p>' : listOf(notes.map(escapeXml))}
</body>
</html>
`;
}
