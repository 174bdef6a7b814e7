type Owner = { userId: string; documentId: string };

/** How often each document is open on this page, or about to be. */
const open = new Map<string, number>();
/** What the outbox is sending for documents that nobody has open. */
const sending = new Map<string, { interrupt: () => void; done: Promise<unknown> }>();

export const nameOf = ({ userId, documentId }: Owner) => `${userId} ${documentId}`;

export const isTaken = (owner: Owner): boolean => open.has(nameOf(owner));

/**
 * Takes a document for this page: from here on its own auto-save sends it, and the outbox lets go.
 * @returns what gives it back.
 */
export async function takeDocument(owner: Owner): Promise<() => void> {
  const name = nameOf(owner);
  open.set(name, (open.get(name) ?? 0) + 1);
  const underWay = sending.get(name);
  underWay?.interrupt();
  await underWay?.done;
  return () => {
    const left = (open.get(name) ?? 1) - 1;
    if (left > 0) open.set(name, left);
    else open.delete(name);
  };
}

/** Sends for a document until it is done, or the document is opened on this page. */
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
