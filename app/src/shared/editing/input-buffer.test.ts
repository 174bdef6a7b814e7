import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeStorage } from '@ecritoire/document-sync/testing';
import { createInputBuffer, entryName } from './input-buffer.ts';

const first = { projectId: 'p1', documentId: 'd1' };
const second = { projectId: 'p2', documentId: 'd2' };
const third = { projectId: 'p3', documentId: 'd3' };

let buffer: ReturnType<typeof createInputBuffer>;

function begin(text: typeof first, words: string) {
  buffer.capture('page');
  buffer.assign('page', text);
  buffer.setLatest(words);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  buffer = createInputBuffer(localStorage);
});
afterEach(() => {
  buffer.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// SESSION-8
test('words for one text stay there', () => {
  begin(first, 'Il pleut.');
  buffer.keep(first.documentId);
  buffer.capture('page');
  expect(buffer.latest()?.words).toBe('');
  buffer.setLatest('Cher journal.');
  buffer.assign('page', second);
  expect(buffer.take(second.documentId, true)).toBe('Cher journal.');
  expect(buffer.latest()).toMatchObject({ words: 'Il pleut.', status: 'stored' });
  expect(buffer.take(first.documentId, true)).toBe('Il pleut.');
});

// SESSION-8
test('a failed page’s words stay there', () => {
  const diary = entryName('p3', '2026-11-25');
  buffer.capture('journal');
  buffer.setLatest('Cher journal.');
  buffer.rename('journal', diary);
  buffer.keep(diary);
  buffer.capture(first);
  expect(buffer.take(first.documentId, true)).toBe('');
  const another = entryName('p2', '2026-11-25');
  buffer.capture(another);
  buffer.setLatest('Carnet de bord.');
  buffer.assign(another, second);
  expect(buffer.take(second.documentId, true)).toBe('Carnet de bord.');

  buffer.capture(diary);
  buffer.assign(diary, third);
  expect(buffer.take(third.documentId, true)).toBe('Cher journal.');
});

// WEEK-16
test('words of an entry begun under another day come last', () => {
  const [today, later] = [entryName('p1', '2026-11-26'), entryName('p1', '2026-11-28')];
  buffer.capture(today);
  buffer.setLatest('Il pleut. ');
  buffer.keep(today);
  buffer.capture(later);
  buffer.setLatest('Encore.');
  buffer.rename(later, today);
  buffer.assign(today, first);
  expect(buffer.take(first.documentId, true)).toBe('Il pleut. Encore.');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(buffer.latest()).toBeNull();
});

test('a retry appends words', () => {
  begin(first, 'Il pleut');
  buffer.keep(first.documentId);
  buffer.capture('page');
  buffer.assign('page', first);
  expect(buffer.latest()).toMatchObject({ words: 'Il pleut', status: 'waiting' });
});

// SESSION-8
test.each(['/app/calendar', '/en/app/documents/d2', '/app/projects/p1?date=2026-05-01'])(
  'keys wait until the text’s page loads, no longer: %s',
  (otherPath) => {
    begin(first, '');
    for (const address of ['/app/projects/p1', '/en/app/documents/d1'])
      buffer.keepUnlessOn(address);
    expect(buffer.latest()?.status).toBe('waiting');
    buffer.keepUnlessOn(otherPath);
    expect(buffer.latest()?.status).toBe('stored');
    vi.runAllTimers();
    expect(buffer.latest()).toBeNull();
  },
);

// SESSION-8
test('words typed while a text is created wait for it', () => {
  buffer.capture('page');
  buffer.setLatest('Il pleut.');
  buffer.keepUnlessOn('/app/calendar');
  expect(buffer.latest()?.status).toBe('stored');
  buffer.assign('page', first);
  expect(buffer.take(first.documentId, true)).toBe('Il pleut.');
});

// SESSION-8
test('one press at a time starts', () => {
  expect(buffer.tryBegin('page')).toBe(true);
  expect(buffer.tryBegin('journal')).toBe(false);
  expect(buffer.latest()?.text).toBe('page');
  buffer.endBegin();
  expect(buffer.tryBegin('journal')).toBe(true);
});

/** A tab that has loaded the app; `end` closes it, as a reload does. */
async function loadTab(userId: string) {
  const tab = createInputBuffer(localStorage);
  tab.restore(userId);
  const { held = [] } = await navigator.locks.query();
  const others = new Set(held.map(({ name }) => name));
  const end = async () => {
    for (const { name = '' } of (await navigator.locks.query()).held ?? []) {
      if (!others.has(name)) await navigator.locks.request(name, { steal: true }, () => {});
    }
  };
  return { ...tab, end };
}

type Tab = Awaited<ReturnType<typeof loadTab>>;

function typeEarly(tab: Tab, words: string) {
  tab.capture(first);
  tab.setLatest(words);
}

const wordsIn = (tab: Tab) => tab.latest()?.words;

// SESSION-8
test('early words outlive a reload, for their writer alone', async () => {
  const before = await loadTab('u1');
  typeEarly(before, 'Il pleut.');
  await before.end();
  const another = await loadTab('u2');
  const again = await loadTab('u1');
  await vi.waitFor(() => expect(wordsIn(again)).toBe('Il pleut.'));
  expect(again.latest()).toMatchObject({ place: first, status: 'stored' });
  expect(another.latest()).toBeNull();
  expect(again.take(first.documentId, true)).toBe('Il pleut.');
  await again.end();
  expect(Object.keys(localStorage)).toEqual([]);
});

// AUTH-20
test('signing out counts the texts that early words wait for', async () => {
  const tab = await loadTab('u1');
  typeEarly(tab, 'Il pleut.');
  expect(tab.listStored('u1')).toEqual([first.documentId]);
  expect(tab.listStored('u2')).toEqual([]);
  tab.take(first.documentId, true);
  expect(tab.listStored('u1')).toEqual([]);
  await tab.end();
});

// SESSION-8
test('a disposed buffer leaves its input to the next', async () => {
  const before = await loadTab('u1');
  typeEarly(before, 'Il pleut.');
  before.dispose();
  const next = await loadTab('u1');
  await vi.waitFor(() => expect(wordsIn(next)).toBe('Il pleut.'));
  next.dispose();
});

// SESSION-8
test('a duplicated tab leaves early words to the first', async () => {
  const { held: before } = await navigator.locks.query();
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du début.');
  const duplicate = await loadTab('u1');
  expect(original.take(first.documentId, true)).toBe('Mots du début.');
  await vi.waitFor(async () => {
    const { held, pending } = await navigator.locks.query();
    expect({ held, pending }).toEqual({ held: before, pending: [] });
  });
  expect(duplicate.take(first.documentId, true)).toBeNull();
});

// SESSION-8
test('early words outlive their tab', async () => {
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du');
  const duplicate = await loadTab('u1');
  original.setLatest('Mots du début.');
  await original.end();
  await vi.waitFor(() => expect(wordsIn(duplicate)).toBe('Mots du début.'));
  await duplicate.end();
});

// SESSION-8
test('a duplicate waits for a tab that stays open long', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  onTestFinished(() => void vi.restoreAllMocks());
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du début.');
  const duplicate = await loadTab('u1');
  await vi.waitFor(async () => {
    expect((await navigator.locks.query()).pending).toHaveLength(1);
  });
  expect(duplicate.latest()).toBeNull();
  await original.end();
  await vi.waitFor(() => expect(wordsIn(duplicate)).toBe('Mots du début.'));
  await duplicate.end();
});

// SESSION-8
test('early words of a closing tab stay with their writer', async () => {
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du début.');
  const duplicate = await loadTab('u1');
  duplicate.restore('u2');
  await original.end();
  const again = await loadTab('u1');
  await vi.waitFor(() => expect(wordsIn(again)).toBe('Mots du début.'));
  expect(duplicate.latest()).toBeNull();
  again.take(first.documentId, true);
  await again.end();
});

test('words stored by an earlier build reach their texts', async () => {
  const typed = [first, second].map((place) => ({ words: place.documentId, place }));
  sessionStorage.setItem('ecritoire:early-words:u1', JSON.stringify({ typed }));
  const page = await loadTab('u1');
  for (const { documentId } of [first, second]) {
    expect(page.take(documentId, true)).toBe(documentId);
  }
});
