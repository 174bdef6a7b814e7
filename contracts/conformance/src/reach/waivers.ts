import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject } from '../contract/places.ts';
import type { Target } from './coverage.ts';

/** What need not be reached, and why. */
export type Waiver = {
  /** An operationId, or `*` for all of them. */
  operation?: string;
  status?: number;
  /** A target's words as the report has them: `accepts Project description null`. */
  what?: string;
  reason: string;
};

/** The waiver file is not what it should be; the message says in which entry. */
export class WaiverError extends Error {}

function waiverOf(entry: unknown, index: number): Waiver {
  const { operation, status, what, reason } = isObject(entry) ? entry : {};
  if (typeof reason !== 'string' || reason.trim() === '') {
    throw new WaiverError(`Entry ${index + 1} of the waiver file gives no reason.`);
  }
  if (typeof what !== 'string' && typeof status !== 'number') {
    throw new WaiverError(`Entry ${index + 1} of the waiver file names neither status nor what.`);
  }
  return {
    ...(typeof operation === 'string' ? { operation } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof what === 'string' ? { what } : {}),
    reason,
  };
}

/**
 * The waivers of a YAML file: a list of `{operation?, status?, what?, reason}`.
 *
 * @throws WaiverError when the file cannot be read, or an entry waives nothing or gives no reason.
 */
export function readWaivers(file: string): Waiver[] {
  let entries: unknown;
  try {
    entries = parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new WaiverError(`The waiver file ${file} cannot be read.`, { cause });
  }
  if (!Array.isArray(entries)) throw new WaiverError('The waiver file is not a list.');
  return entries.map(waiverOf);
}

const covers = ({ operation = '*', status, what }: Waiver, target: Target) =>
  (operation === '*' || target.operationIds.every((one) => one === operation)) &&
  (status === undefined || status === target.status) &&
  (what === undefined || target.what === what);

export type Missed = Target & { waiver: Waiver | undefined };

/** What a run did not reach, each with the waiver that allows it, and the waivers nothing needs. */
export function judgeCoverage(
  targets: readonly (Target & { isReached: boolean })[],
  waivers: readonly Waiver[],
): { missed: Missed[]; idle: Waiver[] } {
  const used = new Set<Waiver>();
  const missed = targets
    .filter(({ isReached }) => !isReached)
    .map((target): Missed => {
      const waiver = waivers.find((one) => covers(one, target));
      if (waiver) used.add(waiver);
      return Object.assign({ waiver }, target);
    });
  return { missed, idle: waivers.filter((one) => !used.has(one)) };
}
