import { isAllSaved } from '@ecritoire/machines/auto-save';
import type { DurableQueue } from '../queue/durable-queue.ts';
import { isAtRisk } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';

type LocalCopy = Pick<DurableQueue, 'writeSnapshot' | 'isIntact'>;

/** Milliseconds between two checks: a browser that clears its storage fires no event. */
const checkEvery = 10_000;

/** Persists the queue again where the browser has cleared it. */
async function checkLocalCopy(actor: AutoSaveActor, queue: LocalCopy): Promise<void> {
  const before = actor.getSnapshot();
  if (isAllSaved(before.context.draft) || !before.matches({ local: 'stored' })) return;
  const isKept = before.context.isProtected && (await queue.isIntact().catch(() => false));
  const { status, context } = actor.getSnapshot();
  if (isKept || status !== 'active' || context.revision !== before.context.revision) return;
  actor.send({ type: 'localCopyMissing' });
}

/**
 * Passes page, network and storage events to the auto-save of a document. A browser may be wrong about
 * the network, so the auto-save retries when the page becomes visible.
 * @returns what stops it.
 */
export function followPageEvents(actor: AutoSaveActor, queue: LocalCopy): () => void {
  const online = () => actor.send({ type: 'online' });
  const offline = () => actor.send({ type: 'offline' });
  const check = () => void checkLocalCopy(actor, queue);
  const flush = () => {
    queue.writeSnapshot(actor.getSnapshot().context.draft);
    actor.send({ type: 'flush' });
  };
  const seen = () => {
    actor.send({ type: 'seen' });
    check();
  };
  const onVisibilityChange = () => {
    if (window.document.visibilityState === 'hidden') flush();
    else seen();
  };
  const warn = (event: Event) => {
    if (isAtRisk(actor)) event.preventDefault();
    // The writer may stay on the page.
    check();
  };
  if (!navigator.onLine) offline();
  check();
  const timer = setInterval(check, checkEvery);
  const following = new AbortController();
  const { signal } = following;
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', online, { signal });
  window.addEventListener('offline', offline, { signal });
  window.addEventListener('focus', seen, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  window.document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => following.abort();
}
