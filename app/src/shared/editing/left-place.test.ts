import { afterEach, expect, test, vi } from 'vitest';
import { safeSession } from '../../boot/safe-session.ts';
import {
  forgetLeftPlace,
  hasOtherWritersWords,
  hasWaitingWords,
  noteAllSent,
  noteLeftPlace,
  takeLeftPlace,
} from './left-place.ts';

const caret = { paragraphId: 'p3', offset: 12 };
const place = { userId: 'colette', documentId: 'd1', caret, hasWords: true };

afterEach(() => {
  safeSession.removeItem('ecritoire:left-place');
  vi.restoreAllMocks();
});

// AUTH-34
test('signing in again resumes the position once', () => {
  noteLeftPlace(place);
  expect(takeLeftPlace('colette', 'd2')).toBeNull();
  expect(takeLeftPlace('colette', 'd1')).toEqual(caret);
  expect(takeLeftPlace('colette', 'd1')).toBeNull();
});

// AUTH-34
test('someone else learns only of waiting words', () => {
  noteLeftPlace(place);
  expect(takeLeftPlace('georges', 'd1')).toBeNull();
  expect([hasOtherWritersWords('georges'), hasOtherWritersWords('colette')]).toEqual([true, false]);
  noteLeftPlace({ ...place, hasWords: false });
  expect(hasOtherWritersWords('georges')).toBe(false);
});

// AUTH-34
test('sent words are announced no more, the position stays', () => {
  noteLeftPlace(place);
  noteAllSent('georges');
  expect(hasOtherWritersWords('georges')).toBe(true);
  noteAllSent('colette');
  expect(hasOtherWritersWords('georges')).toBe(false);
  expect(takeLeftPlace('colette', 'd1')).toEqual(caret);
});

// AUTH-34
test('leaving the device forgets one writer only', () => {
  noteLeftPlace(place);
  forgetLeftPlace('georges');
  expect(hasOtherWritersWords('georges')).toBe(true);
  forgetLeftPlace('colette');
  expect(hasOtherWritersWords('georges')).toBe(false);
  expect(takeLeftPlace('colette', 'd1')).toBeNull();
});

// AUTH-34
test('one writer’s waiting words outlast another’s position', () => {
  noteLeftPlace(place);
  noteLeftPlace({ ...place, userId: 'georges', documentId: 'd2', hasWords: false });
  expect([hasOtherWritersWords('georges'), hasOtherWritersWords('colette')]).toEqual([true, false]);
  expect(takeLeftPlace('georges', 'd2')).toEqual(caret);
  expect(hasOtherWritersWords('georges')).toBe(true);
  forgetLeftPlace('georges');
  expect(hasWaitingWords()).toBe(true);
  expect(takeLeftPlace('colette', 'd1')).toEqual(caret);
});

test('an unreadable note is ignored', () => {
  safeSession.setItem('ecritoire:left-place', '{');
  expect(takeLeftPlace('colette', 'd1')).toBeNull();
  expect(hasOtherWritersWords('colette')).toBe(false);
});
