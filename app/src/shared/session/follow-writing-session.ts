import { queryKeys } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import type { writingSessionMachine, WritingSessionTag } from '@ecritoire/machines/writing-session';
import type { SnapshotFrom } from 'xstate';
import type { Server } from './read-live-session.ts';
import { lookAtLiveSession, phaseOf } from './writing-session.ts';
import type { WritingSessionActor } from '../services/services.ts';

/** Whether a phase, once it is over, leaves the session changed for every window of its writer. */
function changesSession(phase: WritingSessionTag): boolean {
  switch (phase) {
    case 'starting':
    case 'pausing':
    case 'resuming':
    case 'ending':
      return true;
    case 'loading':
    case 'unknown':
    case 'idle':
    case 'active':
    case 'paused':
    case 'reviewing':
    case 'savingReview':
    case 'savingDraft':
    case 'publishing':
    case 'confirmingDiscard':
    case 'discarding':
      return false;
  }
}

/** Milliseconds until a page in view looks whether another device has changed the live session. */
const lookEvery = 30_000;

/**
 * Reloads the live session whenever another tab has changed it or written in it, whenever the page
 * comes into view or back to the network, and every half a minute while one lives: another device
 * may have changed it. Changes here are announced to the other tabs.
 * @param isSignedIn false once the sign-in has expired: a request would be refused each time.
 * @returns a function that stops it.
 */
export function followWritingSession(
  server: Server,
  actor: WritingSessionActor,
  userId: string,
  isSignedIn: () => boolean = () => true,
): () => void {
  const { words, queryClient } = server;
  let looks = 0;
  const look = async () => {
    looks += 1;
    await lookAtLiveSession(server, actor);
    looks -= 1;
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onVisible);
  const timer = setInterval(() => {
    const now = actor.getSnapshot();
    const lives = now.hasTag('active') || now.hasTag('paused');
    if (lives && navigator.onLine && isSignedIn()) onVisible();
  }, lookEvery);
  const otherTabs = new BroadcastChannel('ecritoire:sessions');
  otherTabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === userId) onVisible();
  });
  let wasDoubtful = false;
  const stopDoubting = words.subscribe(() => {
    const isDoubtful = words.isDoubtful();
    if (isDoubtful && !wasDoubtful) queueMicrotask(() => void look());
    wasDoubtful = isDoubtful;
  });
  const wordsIn = ({ context: { session } }: SnapshotFrom<typeof writingSessionMachine>) =>
    queryClient.getQueryData<WritingSession>(queryKeys.session(session?.id ?? ''))?.stats.words;
  let last = { phase: phaseOf(actor.getSnapshot()), words: wordsIn(actor.getSnapshot()) };
  const subscription = actor.subscribe((snapshot) => {
    const now = { phase: phaseOf(snapshot), words: wordsIn(snapshot) };
    const hasChanged = now.phase !== last.phase && changesSession(last.phase);
    // A change that was only seen here was made, and announced, by another tab.
    const isOwn = looks === 0 && now.phase === 'active' && last.phase === 'active';
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    if (hasChanged || (isOwn && now.words !== last.words)) otherTabs.postMessage(userId);
    last = now;
  });
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onVisible);
    clearInterval(timer);
    otherTabs.close();
    subscription.unsubscribe();
    stopDoubting();
  };
}
