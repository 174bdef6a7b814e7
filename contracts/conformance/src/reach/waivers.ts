import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Contract } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { named } from '../report/counted.ts';
import type { Target } from './coverage.ts';

/** What need not be reached, and why. */
export type Waiver = {
  /** An operationId, or `*` for all of them. */
  operation?: string;
  status?: number;
  /** A line of the report, with the operations before it or without: `accepts Project name null`. */
  what?: string;
  reason: string;
};

/** The waiver file is not what it should be; the message says in which entry. */
export class WaiverError extends Error {}

function waiverOf(entry: unknown, index: number, operationIds: readonly string[]): Waiver {
  const { operation, status, what, reason } = isObject(entry) ? entry : {};
  if (typeof reason !== 'string' || reason.trim() === '') {
    throw new WaiverError(`Entry ${index + 1} of the waiver file gives no reason.`);
  }
  if (typeof what !== 'string' && typeof status !== 'number') {
    throw new WaiverError(`Entry ${index + 1} of the waiver file names neither status nor what.`);
  }
  if (operation !== undefined && ![...operationIds, '*'].some((one) => one === operation)) {
    throw new WaiverError(
      `Entry ${index + 1} of the waiver file names ${JSON.stringify(operation)}, which is no operation of the contract.`,
    );
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
 * @throws WaiverError when the file cannot be read, or an entry waives nothing, gives no reason or
 *   names an operation that the contract lacks.
 */
export function readWaivers(file: string, { operations }: Pick<Contract, 'operations'>): Waiver[] {
  let entries: unknown;
  try {
    entries = parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new WaiverError(`The waiver file ${file} cannot be read.`, { cause });
  }
  if (!Array.isArray(entries)) throw new WaiverError('The waiver file is not a list.');
  const operationIds = operations.map(({ operationId }) => operationId);
  return entries.map((entry, index) => waiverOf(entry, index, operationIds));
}

/** What was not reached, as the report has it. */
export const lineOf = ({ operationIds, what }: Target) => `${named(operationIds, 3)}: ${what}`;

/** Whether the words of a waiver are those of a target, with this operation before them or none. */
function isWorded(words: string, target: Target, operationId: string): boolean {
  if (words === target.what || words === lineOf(target)) return true;
  const rest = `: ${target.what}`;
  return words.endsWith(rest) && words.slice(0, -rest.length).split(', ').includes(operationId);
}

const covers = (
  { operation = '*', status, what }: Waiver,
  target: Target,
  operationId: string,
): boolean =>
  (operation === '*' || operation === operationId) &&
  (status === undefined || status === target.status) &&
  (what === undefined || isWorded(what, target, operationId));

export type Missed = Target & { waiver: Waiver | undefined };

/**
 * What a run did not reach, each with the waiver that allows it, and the waivers nothing needs. What
 * several operations share is left to those of them that no waiver names.
 */
export function judgeCoverage(
  targets: readonly (Target & { isReached: boolean })[],
  waivers: readonly Waiver[],
): { missed: Missed[]; idle: Waiver[] } {
  const used = new Set<Waiver>();
  const missed = targets
    .filter(({ isReached }) => !isReached)
    .map((target): Missed => {
      const open: string[] = [];
      let waiver: Waiver | undefined;
      for (const operationId of target.operationIds) {
        const own = waivers.find((one) => covers(one, target, operationId));
        if (own) used.add(own);
        else open.push(operationId);
        waiver ??= own;
      }
      return open.length > 0
        ? Object.assign({ waiver: undefined }, target, { operationIds: open })
        : Object.assign({ waiver }, target);
    });
  return { missed, idle: waivers.filter((one) => !used.has(one)) };
}
