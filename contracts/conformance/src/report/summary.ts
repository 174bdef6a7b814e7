import type { Result } from '../suite.ts';
import type { Contract } from '../contract/contract.ts';
import type { Finding } from '../finding.ts';
import { curlOf } from '../http/curl.ts';
import { judgeCoverage, type Missed, type Waiver } from '../reach/waivers.ts';
import { dividedBy, type KnownFinding } from './baseline.ts';
import { causesOf, unservedAmong, type Cause, type Unserved } from './causes.ts';
import { printable } from './printable.ts';
import { redactText, withoutTokens } from './redact.ts';

/** A finding as every report shows it: its words hold no token, its call and answer may. */
export type ReportedFinding = Finding & {
  curl: string;
  /** What a token is that was forged for the call: `$FORGED_WITH_ALG_NONE: header {…}`. */
  forged: string | undefined;
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
  /** `[status, how often]` */
  answers: [number, number][];
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
  /** What is new: everything, where there is no baseline. */
  findings: ReportedFinding[];
  /** What the baseline knows, which fails no run. */
  known: ReportedFinding[];
  /** What the baseline knows, and what was not found. */
  gone: KnownFinding[];
  /** The new findings by what causes them, but those of operations that are not there. */
  causes: Cause[];
  unserved: Unserved[];
  targets: number;
  missed: Missed[];
  idleWaivers: Waiver[];
  notes: string[];
};

const inWords = (value: unknown): string =>
  printable(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

export type SummaryOptions = {
  baseUrl: string;
  seed: number;
  waivers: readonly Waiver[];
  baseline?: readonly KnownFinding[];
  /** Whether everything was tried: only then is what the baseline knows, and was not found, gone. */
  isWhole?: boolean;
};

export function summarize(
  result: Result,
  contract: Contract,
  { baseUrl, seed, waivers, baseline = [], isWhole = false }: SummaryOptions,
): Summary {
  const targets = result.coverage.targets();
  const { missed, idle } = judgeCoverage(targets, waivers);
  const { info = {} } = contract.document;
  const all = withoutTokens(result.findings, result.issuedTokens).map(
    (finding): ReportedFinding => {
      const { forged } = finding.call;
      const told = {
        curl: curlOf(finding.call, baseUrl),
        forged: forged && `$${forged.variable}: ${forged.told}`,
        place: contract.placeOf(finding.pointer),
        meaningOfExpected: inWords(finding.expected),
        meaningOfReceived: inWords(finding.received),
      };
      return Object.assign(told, finding);
    },
  );
  const { fresh: findings, known, gone } = dividedBy(baseline, all);
  const rows = contract.operations
    .filter(({ operationId }) => result.cases.has(operationId))
    .map(({ operationId, method, path }): Row => {
      const own = targets.filter(({ operationIds }) => operationIds.includes(operationId));
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        cases: result.cases.get(operationId) ?? 0,
        findings: findings.filter((finding) => finding.operationId === operationId).length,
        answers: [...(result.answers.get(operationId) ?? [])],
        reached: own.filter(({ isReached }) => isReached).length,
        targets: own.length,
      };
    });
  const unserved = unservedAmong(rows, findings);
  const isServed = ({ operationId }: ReportedFinding) =>
    unserved.every((one) => one.operationId !== operationId);
  return {
    title: `${info.title ?? 'The API'} ${info.version ?? ''}`.trim(),
    baseUrl,
    seed,
    seconds: Math.round(result.milliseconds / 100) / 10,
    rows,
    cases: [...result.cases.values()].reduce((sum, count) => sum + count, 0),
    findings,
    known,
    gone: isWhole ? gone : [],
    causes: causesOf(findings.filter(isServed)),
    unserved,
    targets: targets.length,
    missed,
    idleWaivers: idle,
    notes: result.notes.map((note) => redactText(note)),
  };
}
