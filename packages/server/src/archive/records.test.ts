import { describe, expect, it } from 'vitest';
import type { OpenArchive } from './open-archive.ts';
import { documentsIn, projectsIn, sessionsIn, targetsIn } from './records.ts';

const id = crypto.randomUUID();
const text = 'a'.repeat(50_000);
const content = [{ text, marks: [] }];

/**
 * An archive whose files are one line, then the same line for as long as it is read.
 *
 * @param length the characters that each line has.
 */
function endlessArchive(first: object, line: object, length = 0) {
  const read = { lines: 0 };
  const archive: OpenArchive = {
    manifest: {
      format: 'ecritoire-archive',
      formatVersion: 1,
      id,
      createdAt: '2026-09-14T18:00:00Z',
      contractVersion: '1.0.0',
    },
    documents: [`data/documents/${id}.jsonl`],
    async *valuesOf<Value>(_name: string, _schema: unknown, onLine?: (length: number) => void) {
      for (; read.lines < 20_000; read.lines += 1) {
        onLine?.(length);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the lines of the test are read.
        yield (read.lines === 0 ? first : line) as Value;
      }
    },
  };
  return { archive, read };
}

async function readAll(values: AsyncIterable<unknown> | Promise<unknown>) {
  if (values instanceof Promise) await values;
  else for await (const _ of values);
}

describe('the reading of an archive', () => {
  // ACCOUNT-16
  it.each([
    ['paragraphs', 161, (archive: OpenArchive) => documentsIn(archive, new Map()), 'paragraph'],
    ['revisions', 1300, (archive: OpenArchive) => documentsIn(archive, new Map()), 'revision'],
    ['published paragraphs', 401, sessionsIn, 'published'],
    ['projects', 10_001, projectsIn, 'project'],
    ['targets', 10_001, targetsIn, 'targets'],
  ] as const)('stops at too many %s', async (_, most, read, kind) => {
    const first = kind === 'published' ? { kind: 'session', id } : { kind: 'document', id };
    const { archive, read: done } = endlessArchive(first, { kind, id, content });
    await expect(readAll(read(archive))).rejects.toThrow(/too long|tooLarge/u);
    expect(done.lines).toBeLessThanOrEqual(most);
  });

  // ACCOUNT-16
  it('stops at a session too large to be held', async () => {
    const words = {
      kind: 'words',
      baseline: [],
      added: [],
      removed: [],
      copied: [],
      copiedFrom: [],
    };
    const { archive, read } = endlessArchive({ kind: 'session', id }, words, 4_000_000);
    await expect(readAll(sessionsIn(archive))).rejects.toThrow('archives.tooLarge');
    expect(read.lines).toBeLessThan(40);
  });
});
