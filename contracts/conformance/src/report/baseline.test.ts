import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fuzz } from '../suites/fuzz.ts';
import { invalid } from '../suites/invalid.ts';
import { isObject } from '../contract/places.ts';
import { findingOf } from '../testing/findings.ts';
import type { Breach } from '../testing/notes-server.ts';
import { tried } from '../testing/try-notes.ts';
import { baselineOf, dividedBy, identityOf, readBaseline } from './baseline.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string) {
  const file = join(folder, 'baseline.json');
  writeFileSync(file, text);
  return readBaseline(file);
}

const said = (message: string) => findingOf('getNote', { message });

describe('a baseline', () => {
  it.each([
    ['an id', 'Row 9F1C2B3A-0000-4000-8000-000000000001 is gone.', 'Row # is gone.'],
    ['an instant', 'It says 2026-11-27T07:19:22.123Z, not 2026-11-26.', 'It says #, not #.'],
    ['the number of an account', 'It is listed for newcomer17.', 'It is listed for newcomer#.'],
    ['a figure', 'Of 5 windows, 2.5 were saved.', 'Of # windows, # were saved.'],
    ['the number of a lane', 'It is that of the writer 3.', 'It is that of the writer.'],
    ['what was fuzzed', 'It is wrong (fuzzed, a: too long).', 'It is wrong (a: too long).'],
  ])('forgets %s', (_, message, steady) => {
    expect(identityOf(said(message)).message).toBe(steady);
  });

  // KIT-89
  it('reads the earlier name of a kind', () => {
    const known = { operation: 'getNote', kind: 'broken-chain', pointer: '#', message: 'Wrong.' };
    expect(written(JSON.stringify([known]))).toEqual([{ ...known, kind: 'broken-scenario' }]);
  });

  it('keeps a status apart from another', () => {
    expect(identityOf(said('It is answered 404.'))).not.toEqual(
      identityOf(said('It is answered 409.')),
    );
  });

  it('divides what is known from what is new and gone', () => {
    const [old, mended] = [said('It is answered 404.'), said('It is answered 409.')];
    const baseline = written(baselineOf([old, mended, old].map(identityOf)));
    expect(baseline).toHaveLength(2);
    const other = findingOf('listNotes', { message: old.message });
    expect(dividedBy(baseline, [other, old])).toEqual({
      fresh: [other],
      known: [old],
      gone: [identityOf(mended)],
    });
  });

  // KIT-32
  it('knows the same faults under another seed', async () => {
    const breach: Breach = (reply, { operationId, body }) => {
      const isTaken = reply.status === 422 && isObject(body) && String(body['title']).length > 20;
      if (operationId !== 'createNote' || !isTaken) return reply;
      const note = { id: crypto.randomUUID(), title: '', colour: 'red', tags: [], due: null };
      return {
        status: 201,
        headers: { 'content-type': 'application/json', etag: '"1"' },
        body: note,
      };
    };
    const first = await tried(breach, [invalid, fuzz], { seed: 1 });
    const baseline = first.findings.map(identityOf);
    expect(baseline.length).toBeGreaterThan(0);
    for (const seed of [2, 3]) {
      const { findings } = await tried(breach, [invalid, fuzz], { seed });
      expect(dividedBy(baseline, findings).fresh).toEqual([]);
    }
  });

  it.each([
    ['{', 'cannot be read as JSON'],
    ['{}', 'is not a list'],
    ['[{"operation":"getNote","kind":"no-answer","message":"a"}]', 'Entry 1 of the baseline'],
  ])('that is none is refused: %s', (text, told) => {
    expect(() => written(text)).toThrow(told);
  });
});
