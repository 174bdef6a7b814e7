import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeStorage } from '@ecritoire/document-sync/testing';
import {
  catchEarlyWords,
  directEarlyWords,
  entryName,
  keepEarlyWords,
  keepLeftEarlyWords,
  latestEarlyWords,
  renameEarlyWords,
  setEarlyWords,
  takeEarlyWords,
} from './early-words.ts';
import { listStoredTexts } from './early-words-store.ts';

const first = { projectId: 'p1', documentId: 'd1' };
const second = { projectId: 'p2', documentId: 'd2' };
const third = { projectId: 'p3', documentId: 'd3' };

function begin(text: typeof first, words: string) {
  catchEarlyWords('page');
  directEarlyWords('page', text);
  setEarlyWords(words);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => {
  for (const { documentId } of [first, second]) takeEarlyWords(documentId, true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// SESSION-8
test('words that wait for one text go into no other that is begun meanwhile', () => {
  begin(first, 'Il pleut.');
  keepEarlyWords(first.documentId);
  catchEarlyWords('page');
  expect(latestEarlyWords()?.words).toBe('');
  setEarlyWords('Cher journal.');
  directEarlyWords('page', second);
  expect(takeEarlyWords(second.documentId, true)).toBe('Cher journal.');
  expect(latestEarlyWords()).toMatchObject({ words: 'Il pleut.', status: 'kept' });
  expect(takeEarlyWords(first.documentId, true)).toBe('Il pleut.');
});

// SESSION-8
test('words for a page that could not be made go into no text that is begun meanwhile, but into that page', () => {
  const diary = entryName('p3', '2026-11-25');
  catchEarlyWords('journal');
  setEarlyWords('Cher journal.');
  renameEarlyWords('journal', diary);
  keepEarlyWords(diary);
  catchEarlyWords(first);
  expect(takeEarlyWords(first.documentId, true)).toBe('');
  const another = entryName('p2', '2026-11-25');
  catchEarlyWords(another);
  setEarlyWords('Carnet de bord.');
  directEarlyWords(another, second);
  expect(takeEarlyWords(second.documentId, true)).toBe('Carnet de bord.');

  catchEarlyWords(diary);
  directEarlyWords(diary, third);
  expect(takeEarlyWords(third.documentId, true)).toBe('Cher journal.');
});

// WEEK-16
test('words of an entry begun under another day come last', () => {
  const [today, later] = [entryName('p1', '2026-11-26'), entryName('p1', '2026-11-28')];
  catchEarlyWords(today);
  setEarlyWords('Il pleut. ');
  keepEarlyWords(today);
  catchEarlyWords(later);
  setEarlyWords('Encore.');
  renameEarlyWords(later, today);
  directEarlyWords(today, first);
  expect(takeEarlyWords(first.documentId, true)).toBe('Il pleut. Encore.');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(latestEarlyWords()).toBeNull();
});

test('at the next try in the same text the words go on', () => {
  begin(first, 'Il pleut');
  keepEarlyWords(first.documentId);
  catchEarlyWords('page');
  directEarlyWords('page', first);
  expect(latestEarlyWords()).toMatchObject({ words: 'Il pleut', status: 'waiting' });
});

// SESSION-8
test.each(['/app/calendar', '/en/app/documents/d2', '/app/projects/p1?date=2026-05-01'])(
  'keys are waited for as long as the page of the text is on its way, and no longer: %s',
  (elsewhere) => {
    begin(first, '');
    for (const address of ['/app/projects/p1', '/en/app/documents/d1']) keepLeftEarlyWords(address);
    expect(latestEarlyWords()?.status).toBe('waiting');
    keepLeftEarlyWords(elsewhere);
    expect(latestEarlyWords()?.status).toBe('kept');
    vi.runAllTimers();
    expect(latestEarlyWords()).toBeNull();
  },
);

// SESSION-8
test('what was typed for a text that is still being made waits for it, once its writer has gone elsewhere', () => {
  catchEarlyWords('page');
  setEarlyWords('Il pleut.');
  keepLeftEarlyWords('/app/calendar');
  expect(latestEarlyWords()?.status).toBe('kept');
  directEarlyWords('page', first);
  expect(takeEarlyWords(first.documentId, true)).toBe('Il pleut.');
});

/** A tab that has loaded the app; `end` closes it, as a reload does. */
async function loadTab(userId: string) {
  vi.resetModules();
  const tab = await import('./early-words.ts');
  tab.takeUpEarlyWords(userId);
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
  tab.catchEarlyWords(first);
  tab.setEarlyWords(words);
}

const wordsIn = (tab: Tab) => tab.latestEarlyWords()?.words;

// SESSION-8
test('early words outlive a reload, for their writer alone', async () => {
  const before = await loadTab('u1');
  typeEarly(before, 'Il pleut.');
  await before.end();
  const another = await loadTab('u2');
  const again = await loadTab('u1');
  await vi.waitFor(() => expect(wordsIn(again)).toBe('Il pleut.'));
  expect(again.latestEarlyWords()).toMatchObject({ place: first, status: 'kept' });
  expect(another.latestEarlyWords()).toBeNull();
  expect(again.takeEarlyWords(first.documentId, true)).toBe('Il pleut.');
  await again.end();
  expect(Object.keys(localStorage)).toEqual([]);
});

// AUTH-20
test('signing out counts the texts that early words wait for', async () => {
  const tab = await loadTab('u1');
  typeEarly(tab, 'Il pleut.');
  expect(listStoredTexts('u1')).toEqual([first.documentId]);
  expect(listStoredTexts('u2')).toEqual([]);
  tab.takeEarlyWords(first.documentId, true);
  expect(listStoredTexts('u1')).toEqual([]);
  await tab.end();
});

// SESSION-8
test('a duplicated tab leaves early words to the first', async () => {
  const { held: before } = await navigator.locks.query();
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du début.');
  const duplicate = await loadTab('u1');
  expect(original.takeEarlyWords(first.documentId, true)).toBe('Mots du début.');
  await vi.waitFor(async () => {
    const { held, pending } = await navigator.locks.query();
    expect({ held, pending }).toEqual({ held: before, pending: [] });
  });
  expect(duplicate.takeEarlyWords(first.documentId, true)).toBeNull();
});

// SESSION-8
test('early words outlive the tab that holds them', async () => {
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du');
  const duplicate = await loadTab('u1');
  original.setEarlyWords('Mots du début.');
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
  expect(duplicate.latestEarlyWords()).toBeNull();
  await original.end();
  await vi.waitFor(() => expect(wordsIn(duplicate)).toBe('Mots du début.'));
  await duplicate.end();
});

// SESSION-8
test('early words of a closing tab stay with their writer', async () => {
  const original = await loadTab('u1');
  typeEarly(original, 'Mots du début.');
  const duplicate = await loadTab('u1');
  duplicate.takeUpEarlyWords('u2');
  await original.end();
  const again = await loadTab('u1');
  await vi.waitFor(() => expect(wordsIn(again)).toBe('Mots du début.'));
  expect(duplicate.latestEarlyWords()).toBeNull();
  again.takeEarlyWords(first.documentId, true);
  await again.end();
});

test('what a build of before has kept goes into its texts', async () => {
  const typed = [first, second].map((place) => ({ words: place.documentId, place }));
  sessionStorage.setItem('ecritoire:early-words:u1', JSON.stringify({ typed }));
  const page = await loadTab('u1');
  for (const { documentId } of [first, second]) {
    expect(page.takeEarlyWords(documentId, true)).toBe(documentId);
  }
});
