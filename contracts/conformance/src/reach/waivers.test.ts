import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createSchemas } from '../check/schemas.ts';
import { readContract } from '../contract/contract.ts';
import { createCoverage } from './coverage.ts';
import { judgeCoverage, readWaivers } from './waivers.ts';

const folder = mkdtempSync(join(tmpdir(), 'waivers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'waivers.yaml');
  writeFileSync(file, text);
  return readWaivers(file);
}

const missed = (operationIds: string[], what: string, status?: number) => ({
  operationIds,
  what,
  pointer: '#',
  isReached: false,
  ...(status === undefined ? {} : { status }),
});

describe('waivers', () => {
  it('each need a reason and something to waive', () => {
    expect(() => read('- status: 500')).toThrow('Entry 1 of the waiver file gives no reason.');
    expect(() => read('- reason: because')).toThrow('names neither status nor what');
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

  it('cover what they name, no more of it, and not what other operations reach too', () => {
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

  it('that nothing needs are named', () => {
    const waivers = read('- {status: 503, reason: never down}');
    expect(judgeCoverage([], waivers).idle).toEqual(waivers);
  });

  it('of the reference server each name something of its contract', () => {
    const contract = readContract();
    const targets = createCoverage(contract, createSchemas(contract)).targets();
    const waivers = readWaivers(fileURLToPath(new URL('../../waivers.yaml', import.meta.url)));
    const { idle } = judgeCoverage(targets, waivers);
    expect(idle.map(({ what, status }) => what ?? status)).toEqual([]);
  });
});
