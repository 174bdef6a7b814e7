import { isAllSaved } from '@ecritoire/machines/auto-save';
import { isAtRisk } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';
import type { DurableQueue } from './durable-queue.ts';

type LocalCopy = Pick<DurableQueue, 'keepLastWords' | 'isIntact'>;

/** Milliseconds between two looks at the storage: a browser that clears it tells nobody. */
const checkEvery = 10_000;

/** Stores all that waits again where the device does not have it. */
async function checkLocalCopy(actor: AutoSaveActor, queue: LocalCopy): Promise<void> {
  const before = actor.getSnapshot();
  if (isAllSaved(before.context.draft) || !before.matches({ local: 'stored' })) return;
  const isKept = before.context.isProtected && (await queue.isIntact().catch(() => false));
  const { status, context } = actor.getSnapshot();
  if (isKept || status !== 'active' || context.revision !== before.context.revision) return;
  actor.send({ type: 'localCopyMissing' });
}

/**
 * Tells a document's auto-save what becomes of the page, its network and its storage: a browser may
 * be wrong about the network, so the page tries at once when it becomes visible again.
 * @returns what stops it.
 */
export function followPage(actor: AutoSaveActor, queue: LocalCopy): () => void {
  const online = () => actor.send({ type: 'online' });
  const offline = () => actor.send({ type: 'offline' });
  const check = () => void checkLocalCopy(actor, queue);
  const flush = () => {
    queue.keepLastWords(actor.getSnapshot().context.draft);
    actor.send({ type: 'flush' });
  };
  const seen = () => {
    actor.send({ type: 'seen' });
    check();
  };
  const showOrHide = () => {
    if (window.document.visibilityState === 'hidden') flush();
    else seen();
  };
  const warn = (event: Event) => {
    if (isAtRisk(actor)) event.preventDefault();
    // Whoever stays is told.
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
  window.document.addEventListener('visibilitychange', showOrHide, { signal });
  return () => following.abort();
}
