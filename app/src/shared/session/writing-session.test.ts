import { writingSessionsQuery } from '@ecritoire/api-client';
import type { ListedSession } from '@ecritoire/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { lookAtLiveSession, sessionSaved, startFailureOf } from './writing-session.ts';
import { followWritingSession } from './follow-writing-session.ts';
import { draft, openSession } from './writing-session.test-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The session of a writer who has none yet, with what it asked of the server. */
async function open(answer: (call: string) => Response) {
  const calls: string[] = [];
  const headers: Headers[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path === '/api/sessions/live') return Response.json({ session: null, includedSaves: [] });
    const call = `${request.method} ${path} ${await request.text()}`;
    calls.push(call);
    headers.push(request.headers);
    return answer(call);
  });
  const { actor, queryClient } = openSession();
  const until = (tag: 'idle' | 'reviewing') =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag), { timeout: 1000 });
  await until('idle');
  return { actor, calls, headers, queryClient, until };
}

const review = { title: 'Second jet', comment: null, sentiment: 'none', visibility: 'private' };

test('saving a draft again changes its review only', async () => {
  const { actor, calls, until } = await open(() => Response.json({ ...draft, ...review }));
  const outcomes: string[] = [];
  actor.on('finished', ({ outcome }) => outcomes.push(outcome));
  actor.send({ type: 'review', session: draft });
  actor.send({ type: 'reviewChanged', title: 'Second jet' });
  actor.send({ type: 'saveDraft' });
  await until('idle');
  expect(calls).toEqual([`PATCH /api/sessions/s1 ${JSON.stringify(review)}`]);
  expect(outcomes).toEqual(['draft']);
});

test('an ended session saved becomes a draft', async () => {
  const { actor, calls, until } = await open(() => Response.json(draft));
  actor.send({ type: 'review', session: { ...draft, status: 'ended' } });
  actor.send({ type: 'saveDraft' });
  await until('idle');
  expect(calls).toEqual([
    `POST /api/sessions/s1/save-draft ${JSON.stringify({ ...review, title: 'Premier jet' })}`,
  ]);
});

test('a review that is left is saved first', async () => {
  const { actor, calls, until } = await open(() => Response.json({ ...draft, ...review }));
  actor.send({ type: 'review', session: { ...draft, status: 'ended' } });
  actor.send({ type: 'reviewChanged', title: 'Second jet' });
  actor.send({ type: 'leaveReview' });
  await until('idle');
  expect(calls).toEqual([`PATCH /api/sessions/s1 ${JSON.stringify(review)}`]);
});

// SESSION-29
test('a saved review is in the lists', async () => {
  const saved = { ...draft, ...review, version: 2 };
  const { actor, queryClient, until } = await open(() => Response.json(saved));
  const { queryKey } = writingSessionsQuery(openSession().server.api);
  const listed = { ...draft, projectName: 'Le roman' };
  const other = { ...listed, id: 's2' };
  const page = (items: ListedSession[]) => ({ items, nextCursor: null });
  const before = { pages: [page([other]), page([listed])], pageParams: [undefined, undefined] };
  queryClient.setQueryData(queryKey, before);
  actor.send({ type: 'review', session: draft });
  actor.send({ type: 'reviewChanged', title: 'Second jet' });
  actor.send({ type: 'leaveReview' });
  await until('idle');
  const pages = queryClient.getQueryData(queryKey)?.pages;
  expect(pages?.map(({ items }) => items)).toEqual([[other], [{ ...listed, ...saved }]]);
});

test('a failed start is explained where one starts only', async () => {
  const { actor } = await open(() => new Response(null, { status: 500 }));
  actor.send({ type: 'start' });
  const failed = await waitFor(actor, (snapshot) => startFailureOf(snapshot) !== null);
  expect(startFailureOf(failed)).toBe('writingSessions.toasts.startFailed');

  actor.send({ type: 'review', session: draft });
  actor.send({ type: 'publish' });
  const unpublished = await waitFor(actor, ({ context }) => context.messageKey !== null);
  expect(startFailureOf(unpublished)).toBeNull();
});

// SESSION-49
test('a remotely changed review is refused, then saved', async () => {
  const { actor, calls, headers } = await open((call) => {
    if (call.startsWith('GET')) return Response.json({ ...draft, version: 7 });
    const isStale = calls.length === 1;
    return isStale
      ? Response.json({ messageKey: 'request.staleVersion' }, { status: 412 })
      : Response.json({ ...draft, ...review });
  });
  actor.send({ type: 'review', session: draft });
  actor.send({ type: 'reviewChanged', title: 'Second jet' });
  actor.send({ type: 'publish' });
  const refused = await waitFor(actor, ({ context }) => context.messageKey !== null);
  expect(refused.context.messageKey).toBe('writingSessions.changedRemotely');
  expect(refused.context.review?.title).toBe('Second jet');
  actor.send({ type: 'publish' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('idle'));
  expect(headers.map((each) => each.get('if-match'))).toEqual(['"1"', null, '"7"']);
});

// SESSION-49
test('discarding a review sends the session’s version', async () => {
  const { actor, headers, until } = await open(() =>
    Response.json({ ...draft, status: 'discarded' }),
  );
  actor.send({ type: 'review', session: { ...draft, version: 3 } });
  actor.send({ type: 'discard' });
  actor.send({ type: 'confirm' });
  await until('idle');
  expect(headers.map((each) => each.get('if-match'))).toEqual(['"3"']);
});

// SESSION-13
test.each([
  ['end', 'ended', 'reviewing'],
  ['pause', 'paused', 'paused'],
] as const)('a session %s counts as %s after a lost response', async (type, status, tag) => {
  const done = { ...draft, status, version: 2 };
  let isReached = false;
  const { actor } = await open((call) => {
    if (call.includes('/sessions ')) return Response.json({ ...draft, status: 'active' });
    if (!isReached) throw new TypeError('Failed to fetch');
    if (call.startsWith('GET')) return Response.json(done);
    return Response.json(
      { messageKey: 'writingSessions.illegalTransition', status: 409 },
      { status: 409 },
    );
  });
  actor.send({ type: 'start' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('active'));
  actor.send({ type });
  await waitFor(actor, ({ context }) => context.messageKey !== null);
  expect(actor.getSnapshot().hasTag('active')).toBe(true);
  isReached = true;
  actor.send({ type });
  await waitFor(actor, (snapshot) => snapshot.hasTag(tag), { timeout: 1000 });
  const { id, version } = done;
  expect(actor.getSnapshot().context).toMatchObject({
    session: { id, version, status },
    messageKey: null,
  });
});

// SAVE-45, COUNT-1
test('a visible tab loads another’s changes, without echoing them', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  let words = 0;
  const active = () => ({ ...draft, status: 'active', stats: { ...draft.stats, words } }) as const;
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ session: active(), includedSaves: [] });
  });
  const openTab = async () => {
    const tab = openSession();
    await waitFor(tab.actor, (snapshot) => snapshot.hasTag('active'));
    return { ...tab, stop: followWritingSession(tab.server, tab.actor, 'colette') };
  };
  const [writing, other] = [await openTab(), await openTab()];
  const heard: unknown[] = [];
  const ear = new BroadcastChannel('ecritoire:sessions');
  ear.addEventListener('message', ({ data }) => heard.push(data));
  asked = 0;
  words = 12;
  sessionSaved(writing.server, writing.actor, active());
  await vi.waitFor(() => expect(other.wordsOf('s1')).toBe(12));
  // Said last, so that whatever the other tab had to say has been heard by then.
  const mouth = new BroadcastChannel('ecritoire:sessions');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  mouth.postMessage('that is all');
  await vi.waitFor(() => expect(heard).toContain('that is all'));
  expect(heard).toEqual(['colette', 'that is all']);
  expect(asked).toBe(1);
  mouth.close();
  for (const { actor, stop } of [writing, other]) {
    stop();
    actor.stop();
  }
  ear.close();
});

// SESSION-10
test('another device’s change appears within half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const network = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', network);
  const active = { ...draft, status: 'active' } as const;
  let session: typeof active | null = active;
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ session, includedSaves: [] });
  });
  const { server, actor } = openSession();
  await waitFor(actor, (snapshot) => snapshot.hasTag('active'));
  let isSignedIn = true;
  const stop = followWritingSession(server, actor, 'colette', () => isSignedIn);
  asked = 0;
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(30_000);
  page.visibilityState = 'visible';
  network.onLine = false;
  vi.advanceTimersByTime(30_000);
  network.onLine = true;
  isSignedIn = false;
  vi.advanceTimersByTime(30_000);
  expect(asked).toBe(0);

  isSignedIn = true;
  session = null;
  vi.advanceTimersByTime(30_000);
  await waitFor(actor, (snapshot) => snapshot.hasTag('idle'));
  vi.advanceTimersByTime(60_000);
  expect(asked).toBe(1);
  stop();
  actor.stop();
});

test('a live session that failed to load is reloaded', async () => {
  let answer = new Response(null, { status: 500 });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const { server, actor } = openSession();
  await waitFor(actor, (snapshot) => snapshot.hasTag('unknown'));
  answer = Response.json({ session: { ...draft, status: 'active' }, includedSaves: [] });
  await lookAtLiveSession(server, actor);
  const active = await waitFor(actor, (snapshot) => snapshot.hasTag('active'), { timeout: 1000 });
  expect(active.context.session?.id).toBe(draft.id);
});

// SESSION-13
test('a save in an unknown session loads it', async () => {
  const active = { ...draft, status: 'active' } as const;
  let live: typeof active | null = null;
  vi.stubGlobal('fetch', async () => Response.json({ session: live, includedSaves: [] }));
  const { server, actor, wordsOf } = openSession();
  await waitFor(actor, (snapshot) => snapshot.hasTag('idle'));
  live = active;
  sessionSaved(server, actor, active);
  await waitFor(actor, (snapshot) => snapshot.hasTag('active'), { timeout: 1000 });
  sessionSaved(server, actor, { ...active, stats: { ...active.stats, words: 12 } });
  expect(wordsOf('s1')).toBe(12);
});

// AUTH-40
test('a session starts in the writer’s zone', async () => {
  const { actor, calls } = await open(() => Response.json({ ...draft, status: 'active' }));
  actor.send({ type: 'start' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('active'));
  expect(calls).toEqual(['POST /api/sessions {"timeZone":"Pacific/Kiritimati"}']);
});
