import { isAtRisk } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';
import type { DurableQueue } from './durable-queue.ts';

/**
 * Tells a document's auto-save what becomes of the page and its network: a browser may be wrong
 * about the network, so whoever looks at the page again has it tried at once.
 * @returns what stops it.
 */
export function followPage(
  actor: AutoSaveActor,
  queue: Pick<DurableQueue, 'keepLastWords'>,
): () => void {
  const online = () => actor.send({ type: 'online' });
  const offline = () => actor.send({ type: 'offline' });
  const flush = () => {
    queue.keepLastWords(actor.getSnapshot().context.draft);
    actor.send({ type: 'flush' });
  };
  const seen = () => actor.send({ type: 'seen' });
  const showOrHide = () => {
    if (window.document.visibilityState === 'hidden') flush();
    else seen();
  };
  const warn = (event: Event) => {
    if (isAtRisk(actor)) event.preventDefault();
  };
  if (!navigator.onLine) offline();
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('online', online, { signal });
  window.addEventListener('offline', offline, { signal });
  window.addEventListener('focus', seen, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  window.document.addEventListener('visibilitychange', showOrHide, { signal });
  return () => following.abort();
}
