import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createSchemas } from '../check/schemas.ts';
import { readContract } from '../contract/contract.ts';
import { createCoverage } from './coverage.ts';
import { notesContract } from '../testing/notes-contract.ts';
import { judgeCoverage, readWaivers } from './waivers.ts';

const folder = mkdtempSync(join(tmpdir(), 'waivers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'waivers.yaml');
  writeFileSync(file, text);
  return readWaivers(file, notesContract());
}

const missed = (operationIds: string[], what: string, status?: number) => ({
  operationIds,
  what,
  pointer: '#',
  isReached: false,
  ...(status === undefined ? {} : { status }),
});

describe('waivers', () => {
  // KIT-27, KIT-28
  it('each need a reason and something to waive', () => {
    expect(() => read('- status: 500')).toThrow('Entry 1 of the waiver file gives no reason.');
    expect(() => read('- reason: because')).toThrow('names neither status nor what');
    expect(() => read('- {operation: getNot, status: 500, reason: a}')).toThrow(
      'Entry 1 of the waiver file names "getNot", which is no operation of the contract.',
    );
    expect(() => read('status: 500')).toThrow('not a list');
  });

  it('cover a status everywhere, or one operation only', () => {
    const waivers = read(
      '- {status: 500, reason: a}\n- {operation: getNote, status: 404, reason: b}',
    );
    const judged = judgeCoverage(
      [
        missed(['getNote'], 'answers 500', 500),
        missed(['getNote'], 'answers 404', 404),
        missed(['deleteNote'], 'answers 404', 404),
      ],
      waivers,
    );
    expect(judged.missed.map(({ waiver }) => waiver?.reason)).toEqual(['a', 'b', undefined]);
  });

  // KIT-27
  it('cover only what they name', () => {
    const waivers = read('- {operation: getNote, what: answers Note due null, reason: a}');
    const judged = judgeCoverage(
      [
        missed(['getNote'], 'answers Note due null'),
        missed(['getNote'], 'answers Note due null taken'),
        missed(['getNote', 'createNote'], 'answers Note due null'),
      ],
      waivers,
    );
    expect(judged.missed.map(({ waiver }) => waiver !== undefined)).toEqual([true, false, false]);
  });

  const line = 'accepts query limit absent';
  // KIT-28
  it.each([
    [`- {what: "${line}", reason: a}`, undefined],
    [`- {what: "listNotes, getNote, createNote and 1 more: ${line}", reason: a}`, undefined],
    [`- {what: "listNotes, getNote, createNote, deleteNote: ${line}", reason: a}`, undefined],
    [`- {operation: listNotes, what: "${line}", reason: a}`, 'getNote, createNote, deleteNote'],
    [`- {what: "getNote, listNotes: ${line}", reason: a}`, 'createNote, deleteNote'],
    [
      `- {operation: getNote, what: "getNote, listNotes: ${line}", reason: a}`,
      'listNotes, createNote, deleteNote',
    ],
  ])('cover a line of several operations, or some: %s', (text, left) => {
    const shared = missed(['listNotes', 'getNote', 'createNote', 'deleteNote'], line);
    const waivers = read(text);
    const judged = judgeCoverage([shared], waivers);
    expect(judged.idle).toEqual([]);
    expect(judged.missed).toEqual([
      left === undefined
        ? { ...shared, waiver: waivers[0] }
        : { ...shared, operationIds: left.split(', '), waiver: undefined },
    ]);
  });

  it('that nothing needs are named', () => {
    const waivers = read('- {status: 503, reason: never down}');
    expect(judgeCoverage([], waivers).idle).toEqual(waivers);
  });

  it('of the reference server each name something of its contract', () => {
    const contract = readContract();
    const targets = createCoverage(contract, createSchemas(contract)).targets();
    const waivers = readWaivers(
      fileURLToPath(new URL('../../waivers.yaml', import.meta.url)),
      contract,
    );
    const { idle } = judgeCoverage(targets, waivers);
    expect(idle.map(({ what, status }) => what ?? status)).toEqual([]);
  });
});
