import { readFileSync } from 'node:fs';
import type { Finding } from '../finding.ts';
import { isObject } from '../contract/places.ts';

/** A finding by what stays the same from run to run, whatever the seed and the ids are. */
export type KnownFinding = { operation: string; kind: string; pointer: string; message: string };

/** The baseline file is not what it should be; the message says what is wrong with it. */
export class BaselineError extends Error {}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu;
const INSTANT = /\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?/gu;
const FIGURE = /\d+(?:[.,]\d+)*/gu;
const STATUS = /^[1-5]\d\d$/u;

/** `It is wrong for newcomer17 (fuzzed, name: 21 long)` → `It is wrong for newcomer# (name: # long)` */
const steadyMessage = (message: string) =>
  message
    .replaceAll('(fuzzed, ', '(')
    .replaceAll(/(?<=\b(?:writer|other)) \d+/gu, '')
    .replaceAll(UUID, '#')
    .replaceAll(INSTANT, '#')
    .replaceAll(FIGURE, (figure, at: number, whole: string) => {
      const isWord =
        !/\w/u.test(whole[at - 1] ?? '') && !/\w/u.test(whole[at + figure.length] ?? '');
      return isWord && STATUS.test(figure) ? figure : '#';
    });

type Told = Pick<Finding, 'operationId' | 'kind' | 'pointer' | 'message'>;

/** Kinds that had another name when a baseline was written. */
const KINDS: Record<string, string> = { 'broken-chain': 'broken-scenario' };

export const identityOf = ({ operationId, kind, pointer, message }: Told): KnownFinding => ({
  operation: operationId,
  kind,
  pointer,
  message: steadyMessage(message),
});

const keyOf = ({ operation, kind, pointer, message }: KnownFinding) =>
  JSON.stringify([operation, kind, pointer, message]);

/** @throws BaselineError when the file cannot be read, or holds anything but findings. */
export function readBaseline(file: string): KnownFinding[] {
  let entries: unknown;
  try {
    entries = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new BaselineError(
      `The baseline ${file} cannot be read as JSON: --write-baseline writes one.`,
      { cause },
    );
  }
  if (!Array.isArray(entries)) throw new BaselineError(`The baseline ${file} is not a list.`);
  return entries.map((entry: unknown, index) => {
    const { operation, kind, pointer, message } = isObject(entry) ? entry : {};
    if (
      typeof operation !== 'string' ||
      typeof kind !== 'string' ||
      typeof pointer !== 'string' ||
      typeof message !== 'string'
    ) {
      throw new BaselineError(
        `Entry ${index + 1} of the baseline ${file} lacks an operation, a kind, a pointer or a message.`,
      );
    }
    return { operation, kind: KINDS[kind] ?? kind, pointer, message };
  });
}

/** The text of a baseline: each finding once, sorted, so that two of them can be compared by line. */
export function baselineOf(findings: readonly KnownFinding[]): string {
  const byKey = new Map(findings.map((one) => [keyOf(one), one]));
  const sorted = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** The findings that are new and those that the baseline knows, and what of it was not found. */
export function dividedBy<Finding extends Told>(
  baseline: readonly KnownFinding[],
  findings: readonly Finding[],
): { fresh: Finding[]; known: Finding[]; gone: KnownFinding[] } {
  const keys = new Set(baseline.map(keyOf));
  const found = new Set(findings.map((one) => keyOf(identityOf(one))));
  const isKnown = (one: Finding) => keys.has(keyOf(identityOf(one)));
  return {
    fresh: findings.filter((one) => !isKnown(one)),
    known: findings.filter(isKnown),
    gone: baseline.filter((one) => !found.has(keyOf(one))),
  };
}
