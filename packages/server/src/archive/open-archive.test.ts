import { expect, test, vi } from 'vitest';
import type { ArchiveSession } from '@ecritoire/contracts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { zipOf } from '../testing/archives.ts';
import { openArchive } from './open-archive.ts';
import { sessionsIn } from './records.ts';

const manifest = {
  format: 'ecritoire-archive',
  formatVersion: 1,
  id: crypto.randomUUID(),
  createdAt: '2026-09-14T18:00:00.000Z',
  contractVersion: '0.2.0',
};

// ACCOUNT-4
test('lets others have the event loop between many files', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `texts/${index}.md`);
  const files = Object.fromEntries(names.map((name) => [name, '']));
  const bytes = await zipOf({ 'manifest.json': JSON.stringify(manifest), ...files });
  const state = { turns: 0, isOver: false };
  const count = () => {
    state.turns += 1;
    if (!state.isOver) setImmediate(count);
  };
  count();
  // Each look at the clock finds that enough work was done.
  let time = 0;
  const looks = new Set<number>();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks.add(state.turns);
    return (time += 3);
  });
  await openArchive(bytes);
  state.isOver = true;
  expect(looks.size).toBeGreaterThan(names.length / 2);
});

// ACCOUNT-16
test.each([
  ['files', { entries: 2, bytes: 1000 }],
  ['bytes once unpacked', { entries: 3, bytes: 400 }],
])('refuses too many %s', async (_, most) => {
  const text = JSON.stringify(manifest);
  const files = { 'manifest.json': text, 'texts/a.md': '', 'data/targets.jsonl': ' '.repeat(300) };
  const bytes = await zipOf(files);
  await expect(openArchive(bytes, { entries: 3, bytes: 300 + text.length })).resolves.toBeDefined();
  await expect(openArchive(bytes, most)).rejects.toThrow('archives.tooLarge');
});

// ACCOUNT-16
// It reads 128 MB; `records.test.ts` counts them without reading.
test.skipIf(isEachRuleOnce)('refuses a session that is too large to be held', async () => {
  const id = crypto.randomUUID();
  const session: ArchiveSession = {
    kind: 'session',
    id,
    status: 'ended',
    title: null,
    comment: null,
    sentiment: 'none',
    visibility: 'private',
    projectId: null,
    documentId: null,
    timeZone: 'Europe/Paris',
    localDate: '2026-09-14',
    startedAt: '2026-09-14T18:00:00.000Z',
    pausedAt: null,
    resumedAt: null,
    lastWrittenAt: null,
    endedAt: '2026-09-14T18:30:00.000Z',
    publishedAt: null,
    pausedMilliseconds: 0,
    idleMilliseconds: 0,
    words: 0,
    wordsRemoved: 0,
    paragraphs: 0,
  };
  const words = {
    kind: 'words',
    documentId: id,
    paragraphId: id,
    baseline: Array.from({ length: 80 }, () => 'a'.repeat(50_000)),
    added: [],
    removed: [],
    copied: [],
    copiedFrom: [],
  };
  const lines = [session, ...Array.from({ length: 34 }, () => words)];
  const bytes = await zipOf({
    'manifest.json': JSON.stringify(manifest),
    'data/sessions.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  });
  const sessions = sessionsIn(await openArchive(bytes));
  await expect(sessions.next()).rejects.toThrow('archives.tooLarge');
});
