import { afterEach, expect, test, vi } from 'vitest';
import { safeSession } from '../../boot/safe-session.ts';
import {
  forgetLeftPlace,
  isKeptForAnother,
  isKeptHere,
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
test('whoever signs in again goes on where they were, once', () => {
  noteLeftPlace(place);
  expect(takeLeftPlace('colette', 'd2')).toBeNull();
  expect(takeLeftPlace('colette', 'd1')).toEqual(caret);
  expect(takeLeftPlace('colette', 'd1')).toBeNull();
});

// AUTH-34
test('someone else is told that words wait, and is not shown where', () => {
  noteLeftPlace(place);
  expect(takeLeftPlace('georges', 'd1')).toBeNull();
  expect([isKeptForAnother('georges'), isKeptForAnother('colette')]).toEqual([true, false]);
  noteLeftPlace({ ...place, hasWords: false });
  expect(isKeptForAnother('georges')).toBe(false);
});

// AUTH-34
test('nobody is told of words once the server has them, and their writer still goes on where they were', () => {
  noteLeftPlace(place);
  noteAllSent('georges');
  expect(isKeptForAnother('georges')).toBe(true);
  noteAllSent('colette');
  expect(isKeptForAnother('georges')).toBe(false);
  expect(takeLeftPlace('colette', 'd1')).toEqual(caret);
});

// AUTH-34
test('nothing is left of a writer who has left the device, and all of another', () => {
  noteLeftPlace(place);
  forgetLeftPlace('georges');
  expect(isKeptForAnother('georges')).toBe(true);
  forgetLeftPlace('colette');
  expect(isKeptForAnother('georges')).toBe(false);
  expect(takeLeftPlace('colette', 'd1')).toBeNull();
});

// AUTH-34
test('words that wait for one writer are told of also once another has left a place', () => {
  noteLeftPlace(place);
  noteLeftPlace({ ...place, userId: 'georges', documentId: 'd2', hasWords: false });
  expect([isKeptForAnother('georges'), isKeptForAnother('colette')]).toEqual([true, false]);
  expect(takeLeftPlace('georges', 'd2')).toEqual(caret);
  expect(isKeptForAnother('georges')).toBe(true);
  forgetLeftPlace('georges');
  expect(isKeptHere()).toBe(true);
  expect(takeLeftPlace('colette', 'd1')).toEqual(caret);
});

test('a note that cannot be read is none', () => {
  safeSession.setItem('ecritoire:left-place', '{');
  expect(takeLeftPlace('colette', 'd1')).toBeNull();
  expect(isKeptForAnother('colette')).toBe(false);
});
