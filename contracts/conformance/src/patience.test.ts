import { describe, expect, it } from 'vitest';
import { valid } from './suites/valid.ts';
import { Unreachable } from './http/client.ts';
import { everything, kindsOf, tried } from './testing/try-notes.ts';

describe('a server that does not answer', () => {
  /** Milliseconds: nobody should wait for it, and no busy machine take longer to answer. */
  const SHORT = 1_500;

  // KIT-42
  it('from some call on is given up, findings reported', async () => {
    let asked = 0;
    const { findings, notes, sent } = await tried(
      (reply) => ((asked += 1) > 60 ? 'no answer' : reply),
      everything,
      { timeout: SHORT },
    );
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['no-answer']));
    expect(notes).toContainEqual(expect.stringMatching(/^The run was given up in the suite /u));
    expect(sent.length).toBeLessThan(70);
  });

  it('at one operation is asked there twice only', async () => {
    const { findings, notes, cases, sent } = await tried(
      (reply, { operationId }) => (operationId === 'listNotes' ? 'no answer' : reply),
      everything,
      { timeout: SHORT },
    );
    expect(kindsOf(findings)).toEqual(['listNotes no-answer']);
    expect(notes).toContainEqual(expect.stringMatching(/^listNotes was left without an answer/u));
    expect(sent.filter((text) => text.includes('listNotes'))).toHaveLength(2);
    expect(cases.get('createNote')).toBeGreaterThan(50);
  });

  it('to anything at all ends the run', async () => {
    await expect(tried(() => 'no answer', everything, { timeout: SHORT })).rejects.toThrow(
      Unreachable,
    );
  });

  it('but breaks off a POST is named, the POST unrepeated', async () => {
    const made: unknown[] = [];
    const { findings } = await tried(
      (reply, { operationId, body }) => {
        if (operationId !== 'createNote' || reply.status !== 201) return reply;
        made.push(body);
        return 'break off';
      },
      [valid],
    );
    expect(kindsOf(findings)).toContain('createNote no-answer');
    expect(new Set(made.map((body) => JSON.stringify(body))).size).toBeGreaterThan(1);
    expect(made.length).toBe(
      findings.find(({ operationId }) => operationId === 'createNote')?.times,
    );
  });

  // KIT-41
  it('to a read over a keep-alive connection is asked again', async () => {
    let asked = 0;
    const { findings, notes } = await tried(
      (reply, { operationId }) =>
        operationId === 'listNotes' && (asked += 1) === 2 ? 'break off' : reply,
      [valid],
    );
    expect(findings).toEqual([]);
    expect(notes).toContainEqual(expect.stringMatching(/^Readings sent a second time, .*: 1\.$/u));
  });
});
