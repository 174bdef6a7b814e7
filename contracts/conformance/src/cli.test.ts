import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notesDocument } from './testing/notes-contract.ts';
import { startNotesServer, TOKENS, type Breach } from './testing/notes-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'notes.json');
writeFileSync(contract, JSON.stringify(notesDocument));

/** @param breach is given the kit's process, to stop it at a call. */
async function ran(args: string[], breach: (kit: ChildProcess | undefined) => Breach) {
  let kit: ChildProcess | undefined;
  const server = await startNotesServer((...asked) => breach(kit)(...asked));
  try {
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('cli.ts', import.meta.url)),
      `--base-url=${server.baseUrl}`,
      `--contract=${contract}`,
      ...(args.some((arg) => arg.startsWith('--token-writer='))
        ? []
        : [`--token-writer=${TOKENS.writer}`]),
      `--token-other=${TOKENS.other}`,
      ...args,
    ]);
    kit = child;
    const [[code], said, told] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code: Number(code), said, told };
  } finally {
    await server.close();
  }
}

describe('a run that is stopped', () => {
  // KIT-42
  it.each([
    ['SIGINT', 'valid'],
    ['SIGTERM', 'fuzz'],
  ] as const)('by %s ends after its call and reports its findings', async (signal, suite) => {
    const [junit, html] = [join(folder, `${signal}.xml`), join(folder, `${signal}.html`)];
    let [later, isFound] = [0, false];
    const { code, said, told } = await ran(
      ['--suite', suite, '--junit', junit, '--html', html],
      (kit) => (reply) => {
        if (isFound) later += 1;
        if (later === 1) kit?.kill(signal);
        isFound ||= reply.status === 201;
        return reply.status === 201 ? { ...reply, status: 203 } : reply;
      },
    );
    expect({ code, told }).toEqual({
      code: 2,
      told: expect.stringContaining('Interrupted: the run ends after the call that it is in.'),
    });
    expect(said).toContain(`The run was given up in the suite ${suite}`);
    for (const report of [said, readFileSync(junit, 'utf8'), readFileSync(html, 'utf8')]) {
      expect(report).toContain('undocumented-status');
    }
    expect(later).toBeLessThan(20);
  });
});

// KIT-18
it('a run that tried nothing is no success', async () => {
  const args = ['--suite', 'limits', '--rate-limits', '5', '--only', 'getHealth'];
  const { code, told } = await ran(args, () => (reply) => reply);
  expect({ code, told }).toEqual({
    code: 2,
    told: expect.stringContaining('Nothing was tried: what was asked for has no case.\n'),
  });
});

// KIT-18, KIT-32
it('a run that tried nothing writes no baseline', async () => {
  const file = join(folder, 'nothing.json');
  const args = ['--suite', 'limits', '--rate-limits', '5', '--only', 'getHealth'];
  const { code } = await ran([...args, '--write-baseline', file], () => (reply) => reply);
  expect({ code, isWritten: existsSync(file) }).toEqual({ code: 2, isWritten: false });
});

describe('a baseline', () => {
  const file = join(folder, 'baseline.json');
  const some = ['--suite', 'valid', '--only', 'getNote', '--baseline', file];
  const wrong =
    (operationId: string): Breach =>
    (reply, asked) =>
      reply.status === 200 && asked.operationId === operationId ? { ...reply, status: 203 } : reply;

  let written: number;
  beforeAll(async () => {
    const args = ['--suite', 'valid', '--only', 'getNote', '--write-baseline', file];
    ({ code: written } = await ran(args, () => wrong('getNote')));
  }, 60_000);

  // KIT-32
  it('that was written makes what it holds known', async () => {
    expect(written).toBe(0);
    const again = await ran(some, () => wrong('getNote'));
    expect(again.code).toBe(0);
    expect(again.said).toContain('Known from the baseline (1):');
    const other = await ran([...some, '--only', 'listNotes'], () => wrong('listNotes'));
    expect(other.code).toBe(1);
  });

  it('keeps what a run of a part has not tried', async () => {
    const more = ['--suite', 'valid', '--only', 'listNotes', '--baseline', file];
    await ran([...more, '--write-baseline', file], () => wrong('listNotes'));
    const kept = readFileSync(file, 'utf8');
    expect(kept).toContain('"getNote"');
    expect(kept).toContain('"listNotes"');
  });
});

// KIT-30
it('a run that outlives a token is no success', async () => {
  const expired = new UnsecuredJWT({}).setExpirationTime(new Date(Date.now() + 5000)).encode();
  const { code, said } = await ran(
    ['--suite', 'valid', `--token-writer=${expired}`],
    () => (reply) => ({ ...reply, status: 200 }),
  );
  expect(code).toBe(2);
  expect(said).toContain('The token of the writer has expired.');
});
