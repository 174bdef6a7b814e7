type Owner = { userId: string; documentId: string };

/** How often each document is taken by this page: it is open, being opened, or asked for ahead. */
const taken = new Map<string, number>();
/** What the outbox is sending for documents that nobody has open. */
const sending = new Map<string, { interrupt: () => void; done: Promise<unknown> }>();
const listeners = new Set<() => void>();

export const nameOf = ({ userId, documentId }: Owner) => `${userId} ${documentId}`;

/** Pages that have a document open share this lock; an outbox that sends for it holds it alone. */
export const openLock = (owner: Owner) => `ecritoire:open:${nameOf(owner)}`;

export const isTaken = (owner: Owner): boolean => taken.has(nameOf(owner));

/**
 * Takes a document for this page: from here on the outbox leaves it alone.
 * @returns what gives it back.
 */
export async function takeDocument(owner: Owner): Promise<() => void> {
  const name = nameOf(owner);
  taken.set(name, (taken.get(name) ?? 0) + 1);
  const underWay = sending.get(name);
  underWay?.interrupt();
  await underWay?.done;
  return () => {
    const left = (taken.get(name) ?? 1) - 1;
    if (left > 0) taken.set(name, left);
    else taken.delete(name);
    for (const listener of listeners) listener();
  };
}

/**
 * Tells whenever this page gives a document back.
 * @returns what stops it.
 */
export function whenGivenBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends for a document until it is done, or the document is taken by this page. */
export async function sendUnlessTaken<Result>(
  owner: Owner,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  if (isTaken(owner)) return null;
  const abort = new AbortController();
  const done = task(abort.signal);
  sending.set(nameOf(owner), { interrupt: () => abort.abort(), done: done.catch(() => {}) });
  try {
    return await done;
  } finally {
    sending.delete(nameOf(owner));
  }
}
