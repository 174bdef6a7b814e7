import type { Document } from '@ecritoire/contracts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCount } from '../writing/count.ts';
import { remember } from './known-documents.ts';
import { documentsLeft, forgetLeft, unsavedWords, useShowUnsavedWords } from './unsaved-words.ts';

const userId = 'u1';
const opened = (words: number): Document => ({
  id: 'd1',
  projectId: 'p1',
  projectName: 'Roman',
  title: 'Un',
  language: 'fr',
  words,
  position: 'a0',
  version: 1,
  journalEntry: null,
  createdAt: '2026-09-12T10:00:00.000Z',
  updatedAt: '2026-09-12T10:00:00.000Z',
  paragraphs: [],
});

const words = createCount(10);

function Text() {
  useShowUnsavedWords(userId, opened(10), words);
  return null;
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Text />));
});
afterEach(() => {
  root.unmount();
  forgetLeft(documentsLeft());
});

test('are those that came to the text since the server has counted', () => {
  const told: number[] = [];
  const stop = unsavedWords.subscribe(() => told.push(unsavedWords.get()));
  words.set(13);
  remember({ userId, documentId: 'd1' }, opened(12));
  words.set(14);
  expect(told).toEqual([3, 2]);
  stop();
});

test('words that are gone take nothing from a session', () => {
  words.set(4);
  expect(unsavedWords.get()).toBe(0);
});

test('those of a text that was left are counted until the server has them, or it is there again', () => {
  remember({ userId, documentId: 'd1' }, opened(12));
  words.set(20);
  expect(unsavedWords.get()).toBe(8);
  root.unmount();
  expect(unsavedWords.get()).toBe(8);
  // Answered since: the session’s own figure has these.
  remember({ userId, documentId: 'd1' }, opened(17));
  expect(unsavedWords.get()).toBe(3);
  remember({ userId, documentId: 'd1' }, opened(12));
  root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Text />));
  expect(unsavedWords.get()).toBe(8);
  root.unmount();
  expect(documentsLeft()).toEqual(['d1']);
  forgetLeft(['d1']);
  expect(unsavedWords.get()).toBe(0);
  root = createRoot(document.createElement('div'));
});
