import type { Result } from '../chapter.ts';
import type { Contract } from '../contract/contract.ts';
import type { Finding } from '../finding.ts';
import { curlOf } from '../http/curl.ts';
import { judgeCoverage, type Missed, type Waiver } from '../reach/waivers.ts';
import { redactText, withoutTokens } from './redact.ts';

/** A finding as every report shows it: its words hold no token, its call and answer may. */
export type ReportedFinding = Finding & {
  curl: string;
  /** `contracts/generated/openapi.json:120` */
  place: string;
  meaningOfExpected: string;
  meaningOfReceived: string;
};

export type Row = {
  operationId: string;
  method: string;
  path: string;
  cases: number;
  findings: number;
  reached: number;
  targets: number;
};

/** A run as all reports tell it. */
export type Summary = {
  title: string;
  baseUrl: string;
  seed: number;
  seconds: number;
  rows: Row[];
  cases: number;
  findings: ReportedFinding[];
  targets: number;
  missed: Missed[];
  idleWaivers: Waiver[];
  notes: string[];
};

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

export function summarize(
  result: Result,
  contract: Contract,
  { baseUrl, seed, waivers }: { baseUrl: string; seed: number; waivers: readonly Waiver[] },
): Summary {
  const targets = result.coverage.targets();
  const { missed, idle } = judgeCoverage(targets, waivers);
  const { info = {} } = contract.document;
  const rows = contract.operations
    .filter(({ operationId }) => result.cases.has(operationId))
    .map(({ operationId, method, path }): Row => {
      const own = targets.filter(({ operationIds }) => operationIds.includes(operationId));
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        cases: result.cases.get(operationId) ?? 0,
        findings: result.findings.filter((finding) => finding.operationId === operationId).length,
        reached: own.filter(({ isReached }) => isReached).length,
        targets: own.length,
      };
    });
  return {
    title: `${info.title ?? 'The API'} ${info.version ?? ''}`.trim(),
    baseUrl,
    seed,
    seconds: Math.round(result.milliseconds / 100) / 10,
    rows,
    cases: [...result.cases.values()].reduce((sum, count) => sum + count, 0),
    findings: withoutTokens(result.findings).map((finding) =>
      Object.assign(
        {
          curl: curlOf(finding.call, baseUrl),
          place: contract.placeOf(finding.pointer),
          meaningOfExpected: inWords(finding.expected),
          meaningOfReceived: inWords(finding.received),
        },
        finding,
      ),
    ),
    targets: targets.length,
    missed,
    idleWaivers: idle,
    notes: result.notes.map((note) => redactText(note)),
  };
}
