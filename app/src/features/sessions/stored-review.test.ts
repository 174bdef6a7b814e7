import { answer, example, pending, refuse, unreachable } from '@ecritoire/api-mocks';
import { mockApi } from '@ecritoire/api-mocks/node';
import { beforeEach, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createSafeNotes } from '../../boot/safe-session.ts';
import {
  followReview,
  forgetReview,
  forgetReviews,
  keepReview,
  storedReview,
  wasReviewed,
} from './stored-review.ts';
import { draft, openSession } from '../../shared/session/writing-session.test-support.ts';

const ended = { ...draft, status: 'ended' } as const;
const changes = { comment: 'La digue, enfin.' };

function notesIn(stored: Map<string, string>) {
  return createSafeNotes(() => ({
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  }));
}

/** What outlives every page, and every tab. */
let device: Map<string, string>;
beforeEach(() => {
  device = new Map();
});

const server = mockApi(
  example('getLiveWritingSession', 'none'),
  answer('getWritingSession', 200, ended),
  answer('updateWritingSession', 200, ended),
);

/** A tab, which loads one page after the other. */
function openTab() {
  const notes = { device: notesIn(device), tab: notesIn(new Map()) };
  const load = (userId = 'u1', path = '/app/home') => {
    const { server: studio, actor } = openSession();
    const followed = followReview(studio, actor, { userId, path }, notes);
    const until = (tag: 'idle' | 'reviewing') => waitFor(actor, (now) => now.hasTag(tag));
    return { actor, followed, until };
  };
  return { notes, load };
}

// SESSION-27
test('a reload restores an open review as filled in', async () => {
  const { notes, load } = openTab();
  const page = load();
  await page.until('idle');
  page.actor.send({ type: 'review', session: ended });
  keepReview('u1', 's1', changes, notes);

  const again = load();
  await again.until('reviewing');
  expect(storedReview('u1', 's1', notes)).toEqual(changes);
  expect(storedReview('u1', 's2', notes)).toEqual({});

  again.actor.send({ type: 'reviewChanged', ...changes });
  again.actor.send({ type: 'leaveReview' });
  await again.until('idle');
  expect(storedReview('u1', 's1', notes), 'the server has it now').toEqual({});
  expect(device.size).toBe(0);
});

// SESSION-27
test('a reload between the end and its response reviews', async () => {
  const { load } = openTab();
  const active = { ...draft, status: 'active' } as const;
  server.use(answer('getLiveWritingSession', 200, { session: active, includedSaves: [] }));
  server.use(pending('endWritingSession'));
  const page = load();
  await waitFor(page.actor, (now) => now.hasTag('active'));
  page.actor.send({ type: 'end' });
  await waitFor(page.actor, (now) => now.hasTag('ending'));
  page.actor.stop();

  server.use(example('getLiveWritingSession', 'none'));
  const again = load();
  await again.until('reviewing');
  expect(again.actor.getSnapshot().context.session?.id).toBe('s1');
});

// SESSION-27
test('a session that failed to end is not reviewed', async () => {
  const { load } = openTab();
  const active = { ...draft, status: 'active' } as const;
  server.use(
    answer('getLiveWritingSession', 200, { session: active, includedSaves: [] }),
    unreachable('endWritingSession'),
    unreachable('getWritingSession'),
  );
  const page = load();
  await waitFor(page.actor, (now) => now.hasTag('active'));
  page.actor.send({ type: 'end' });
  await waitFor(page.actor, ({ context }) => context.messageKey !== null);
  page.actor.stop();

  server.use(example('getLiveWritingSession', 'none'));
  const again = load();
  await again.followed;
  await again.until('idle');
  expect(again.actor.getSnapshot().context.review).toBeNull();
});

// SESSION-27
test('a remotely ended session is not reviewed', async () => {
  const { load } = openTab();
  const active = { ...draft, status: 'active' } as const;
  server.use(
    answer('getLiveWritingSession', 200, { session: active, includedSaves: [] }),
    refuse('endWritingSession', 'writingSessions.illegalTransition'),
  );
  const page = load();
  await waitFor(page.actor, (now) => now.hasTag('active'));
  server.use(example('getLiveWritingSession', 'none'), answer('getWritingSession', 200, draft));
  page.actor.send({ type: 'end' });
  await page.until('idle');
  page.actor.stop();

  const again = load();
  await again.followed;
  await again.until('idle');
  expect(again.actor.getSnapshot().context.review).toBeNull();
});

// SESSION-29
test('a review left offline is stored and not reopened', async () => {
  const { notes, load } = openTab();
  const page = load();
  await page.until('idle');
  page.actor.send({ type: 'review', session: ended });
  keepReview('u1', 's1', changes, notes);
  page.actor.send({ type: 'reviewChanged', ...changes });
  server.use(unreachable('updateWritingSession'));
  page.actor.send({ type: 'leaveReview' });
  await page.until('idle');
  expect(storedReview('u1', 's1', notes)).toEqual(changes);
  expect(wasReviewed('u1', 's1', notes)).toBe(false);
});

// SESSION-28
test('a closed tab’s review reopens filled in', async () => {
  keepReview('u1', 's1', changes, openTab().notes);
  const { notes, load } = openTab();
  const { followed, until, actor } = load();
  await followed;
  await until('idle');
  expect(actor.getSnapshot().context.review, 'nobody has opened it here').toBeNull();
  expect(storedReview('u1', 's1', notes)).toEqual(changes);
});

test('the session’s own page reopens its review', async () => {
  const { notes, load } = openTab();
  keepReview('u1', 's1', changes, notes);
  expect(wasReviewed('u1', 's1', notes)).toBe(true);
  expect(wasReviewed('u1', 's2', notes)).toBe(false);
  const { followed, until, actor } = load('u1', '/en/app/sessions/s1');
  await followed;
  await until('idle');
  expect(actor.getSnapshot().context.review).toBeNull();
});

// SESSION-27
test('other users of this device see none of it', async () => {
  const { notes, load } = openTab();
  keepReview('u1', 's1', changes, notes);
  const { actor, followed, until } = load('u2');
  await followed;
  await until('idle');
  expect(actor.getSnapshot().context.review).toBeNull();
  expect(storedReview('u2', 's1', notes)).toEqual({});
  expect(storedReview('u1', 's1', notes)).toEqual(changes);
});

test('sending one spares others; sign-out clears', () => {
  const { notes } = openTab();
  keepReview('u1', 's1', changes, notes);
  keepReview('u1', 's2', { title: 'Le gué' }, notes);
  forgetReview('u1', 's1', notes);
  expect(storedReview('u1', 's1', notes)).toEqual({});
  expect(storedReview('u1', 's2', notes)).toEqual({ title: 'Le gué' });
  forgetReviews('u1', notes);
  expect(device.size).toBe(0);
});

test('a review that cannot be read holds no page up', () => {
  const { notes } = openTab();
  device.set('ecritoire:review:u1', '{');
  expect(storedReview('u1', 's1', notes)).toEqual({});
  keepReview('u1', 's1', changes, notes);
  expect(storedReview('u1', 's1', notes)).toEqual(changes);
});
