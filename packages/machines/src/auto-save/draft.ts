import type { Paragraph } from '@ecritoire/prose';
import type {
  Acknowledgement,
  Batch,
  Change,
  Draft,
  ParagraphsChange,
  Queue,
  RemoteChange,
  ServerParagraph,
} from './changes.ts';

/** The contract's largest batch; `safety.test.ts` compares this and the next with the contract. */
export const maximumChanges = 500;
/** Bytes; half of the contract's largest body, so that headers and envelope never matter. */
export const maximumBytes = 512 * 1024;

export function draftOf(queue: Queue, paragraphs: readonly ServerParagraph[]): Draft {
  return {
    ...queue,
    versions: Object.fromEntries(paragraphs.map(({ id, version }) => [id, version])),
    conflicts: {},
    refused: [],
  };
}

/** Whether the server has acknowledged everything. */
export function isAllSaved(queue: Queue): boolean {
  return queue.inFlight === null && Object.keys(queue.pending).length === 0;
}

/** The changes that can go into the next batch: not those waiting for the writer's decision. */
export function sendable(draft: Draft): Change[] {
  return Object.values(draft.pending).filter(
    ({ id }) => !(id in draft.conflicts) && !draft.refused.includes(id),
  );
}

/** Coalesces what the editor reported into the queue, one change a paragraph. */
export function applyEdit(draft: Draft, { put, deletedIds }: ParagraphsChange): Draft {
  const pending = { ...draft.pending };
  const sent = changesById(draft.inFlight);
  const parentOf = (id: string) =>
    (pending[id] ?? sent[id])?.parentVersion ?? draft.versions[id] ?? 0;

  for (const { id, position, type, content } of put) {
    const earlier = pending[id];
    const copied = earlier?.operation === 'put' ? earlier.copied : undefined;
    const parentVersion = parentOf(id);
    const change = { operation: 'put', id, position, type, content, parentVersion } as const;
    pending[id] = copied ? { ...change, copied } : change;
  }
  for (const id of deletedIds) {
    const parentVersion = parentOf(id);
    const neverSent = parentVersion === 0 && !(id in sent) && !(id in draft.conflicts);
    if (neverSent || draft.conflicts[id] === null) delete pending[id];
    else pending[id] = { operation: 'delete', id, parentVersion };
  }
  const deletedByBoth = deletedIds.filter((id) => draft.conflicts[id] === null);
  const touched = new Set([...put.map(({ id }) => id), ...deletedIds]);
  const refused = draft.refused.filter((id) => !touched.has(id));
  return { ...draft, pending, conflicts: without(draft.conflicts, deletedByBoth), refused };
}

/** The same object where nothing is left out, so that who looks sees that nothing has changed. */
function without<Value>(record: Record<string, Value>, ids: readonly string[]) {
  if (ids.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
}

/**
 * Moves what can be sent into the batch in flight.
 * @param limit at most so many changes; by bytes it is bounded too.
 */
export function takeBatch(draft: Draft, key: string, limit = maximumChanges): Draft {
  for (const change of sendable(draft)) {
    if (change.operation === 'delete' || change.copied === undefined) continue;
    const { copied, ...own } = change;
    const changes = [{ ...own, content: copied }];
    const pending = { ...draft.pending, [own.id]: own };
    return { ...draft, pending, inFlight: { key, changes, origin: 'restored' } };
  }
  const changes: Change[] = [];
  let bytes = 0;
  for (const change of sendable(draft)) {
    bytes += byteLength(change);
    if (changes.length === limit || (changes.length > 0 && bytes > maximumBytes)) break;
    changes.push(change);
  }
  const pending = { ...draft.pending };
  for (const { id } of changes) delete pending[id];
  return { ...draft, pending, inFlight: { key, changes } };
}

/** Drops the batch in flight; what was written since is now based on the new versions. */
export function acknowledge(draft: Draft, answer: Acknowledgement): Draft {
  const pending = { ...draft.pending };
  const versions = { ...draft.versions };
  for (const { id, version } of answer.paragraphs) {
    versions[id] = version;
    if (pending[id]) pending[id] = { ...pending[id], parentVersion: version };
  }
  for (const id of answer.deletedIds) {
    delete versions[id];
    // Deleted, then undone before the answer came: for the server it is a new paragraph.
    if (pending[id]) pending[id] = { ...pending[id], parentVersion: 0 };
  }
  return { ...draft, versions, inFlight: null, pending: withoutUnknownDeletes(pending, draft) };
}

/** Takes the refused batch apart; a change refused on its own is set aside until it is edited. */
export function setAside(draft: Draft): Draft {
  const sent = changesById(draft.inFlight);
  const alone = Object.keys(sent).length === 1 ? Object.keys(sent) : [];
  const refused = alone.filter((id) => !(id in draft.pending));
  const pending = withoutUnknownDeletes({ ...sent, ...draft.pending }, draft);
  return { ...draft, inFlight: null, pending, refused: [...draft.refused, ...refused] };
}

/**
 * Takes in a newer reading of the document. A paragraph with unacknowledged changes is left alone:
 * the server will answer a conflict for it.
 */
export function readServer(
  draft: Draft,
  paragraphs: readonly ServerParagraph[],
): { draft: Draft; remote: RemoteChange } {
  const sent = changesById(draft.inFlight);
  const isClean = (id: string) => !(id in draft.pending) && !(id in sent);
  const versions = { ...draft.versions };
  const newer = paragraphs.filter(
    ({ id, version }) => isClean(id) && version > (versions[id] ?? 0),
  );
  for (const { id, version } of newer) versions[id] = version;

  const present = new Set(paragraphs.map(({ id }) => id));
  const deletedIds = Object.keys(versions).filter((id) => !present.has(id) && isClean(id));
  for (const id of deletedIds) delete versions[id];
  return {
    draft: { ...draft, versions },
    remote: { paragraphs: newer.map(paragraphOf), deletedIds },
  };
}

/**
 * The text as its writer last saw it: the server's document with everything unacknowledged on top,
 * in the order of the positions.
 */
export function replay(paragraphs: readonly Paragraph[], queue: Queue): Paragraph[] {
  const byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraphOf(paragraph)]));
  for (const change of [...(queue.inFlight?.changes ?? []), ...Object.values(queue.pending)]) {
    if (change.operation === 'delete') byId.delete(change.id);
    else byId.set(change.id, paragraphOf(change));
  }
  return [...byId.values()].sort(
    (a, b) => compareBytes(a.position, b.position) || compareBytes(a.id, b.id),
  );
}

/** What {@link replay} of this queue would change: for an editor that is already open. */
export function remoteOf(queue: Queue): RemoteChange {
  const newest = { ...changesById(queue.inFlight), ...queue.pending };
  const changes = Object.values(newest);
  return {
    paragraphs: changes.flatMap((change) =>
      change.operation === 'put' ? paragraphOf(change) : [],
    ),
    deletedIds: changes.flatMap((change) => (change.operation === 'delete' ? change.id : [])),
  };
}

export function paragraphOf({ id, position, type, content }: Paragraph): Paragraph {
  return { id, position, type, content };
}

export function changesById(batch: Batch | null): Record<string, Change> {
  return Object.fromEntries((batch?.changes ?? []).map((change) => [change.id, change]));
}

/** A paragraph that never reached the server needs no deletion there. */
export function withoutUnknownDeletes(
  pending: Record<string, Change>,
  { conflicts }: Pick<Draft, 'conflicts'>,
): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(pending).filter(
      ([id, { operation, parentVersion }]) =>
        operation === 'put' || parentVersion > 0 || id in conflicts,
    ),
  );
}

function compareBytes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const encoder = new TextEncoder();

function byteLength(change: Change): number {
  return encoder.encode(JSON.stringify(change)).byteLength;
}
