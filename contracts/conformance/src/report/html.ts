import { FINDING_KINDS } from '../finding.ts';
import type { ReportedFinding, Summary } from './summary.ts';
import { escapeXml } from './xml.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.25rem 0.75rem; border-bottom: 1px solid #8886; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
pre { overflow-x: auto; padding: 0.75rem; background: #8882; border-radius: 0.5rem; }
article { margin: 2rem 0; border-left: 4px solid #c33; padding-left: 1rem; }
`;

const findingOf = (finding: ReportedFinding) => `<article>
<h3>${escapeXml(finding.operationId)}: ${escapeXml(finding.message)}</h3>
<p>${escapeXml(FINDING_KINDS[finding.kind])} <small>${escapeXml(finding.kind)} · ${escapeXml(finding.chapter)}: ${escapeXml(finding.title)} · ${finding.times}×</small></p>
<pre>- expected ${escapeXml(finding.meaningOfExpected)}
+ received ${escapeXml(finding.meaningOfReceived)}</pre>
<p><code>${escapeXml(finding.place)}</code> <code>${escapeXml(finding.pointer)}</code></p>
<pre>${escapeXml(finding.curl)}</pre>
</article>`;

/** One file that asks the network for nothing. */
export function htmlReport(summary: Summary): string {
  const { title, baseUrl, seed, seconds, cases, findings, missed, targets, rows, notes } = summary;
  const figure = `${cases} cases, ${findings.length} findings, ${targets - missed.length} of ${targets} reached; seed ${seed}, ${seconds} s`;
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
<table>
<thead><tr><th scope="col">operation</th><th scope="col">call</th><th scope="col" class="number">cases</th><th scope="col" class="number">findings</th><th scope="col" class="number">reached</th></tr></thead>
<tbody>
${rows
  .map(
    (row) =>
      `<tr><td>${escapeXml(row.operationId)}</td><td>${escapeXml(`${row.method} ${row.path}`)}</td><td class="number">${row.cases}</td><td class="number">${row.findings}</td><td class="number">${row.reached}/${row.targets}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
<h2>Findings</h2>
${findings.length === 0 ? '<p>None.</p>' : findings.map(findingOf).join('\n')}
<h2>Not reached</h2>
${missed.length === 0 ? '<p>Everything was reached.</p>' : '<ul>'}
${missed
  .map(
    ({ operationIds, what, waiver }) =>
      `<li>${escapeXml(operationIds.join(', '))}: ${escapeXml(what)}${waiver ? ` (waived: ${escapeXml(waiver.reason)})` : ''}</li>`,
  )
  .join('\n')}
${missed.length === 0 ? '' : '</ul>'}
${notes.map((note) => `<p>${escapeXml(note)}</p>`).join('\n')}
</body>
</html>
`;
}
