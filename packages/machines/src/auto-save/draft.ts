import { textOf, type Paragraph } from '@ecritoire/prose';
import type {
  Acknowledgement,
  Base,
  Change,
  Draft,
  ParagraphsChange,
  Queue,
  RemoteChange,
  SaveOutcome,
  ServerParagraph,
} from './changes.ts';
import { idsInConflict, joinConflicts } from './open-conflicts.ts';
import {
  changesById,
  compareParagraphs,
  createNeighbours,
  paragraphOf,
  serverParagraphOf,
  withoutUnknownDeletes,
} from './paragraphs.ts';

/** The contract's largest batch; `safety.test.ts` compares this and the next with the contract. */
export const maximumChanges = 500;
/** Bytes; half of the contract's largest body, so that headers and envelope never matter. */
export const maximumBytes = 512 * 1024;

export function draftOf(queue: Queue, paragraphs: readonly ServerParagraph[]): Draft {
  return {
    ...queue,
    known: Object.fromEntries(paragraphs.map((each) => [each.id, serverParagraphOf(each)])),
    conflicts: [],
    refused: [],
  };
}

/** Whether the server has acknowledged everything. */
export function isAllSaved(queue: Queue): boolean {
  return queue.inFlight === null && Object.keys(queue.pending).length === 0;
}

/** Whether all that the server has not acknowledged are deletions of paragraphs. */
export function isOnlyDeletions({ inFlight, pending }: Queue): boolean {
  const changes = [...(inFlight?.changes ?? []), ...Object.values(pending)];
  return changes.length > 0 && changes.every(({ operation }) => operation === 'delete');
}

/** The changes that can go into the next batch: not those waiting for the writer's decision. */
export function sendable(draft: Draft): Change[] {
  const waiting = new Set([...idsInConflict(draft), ...draft.refused]);
  return Object.values(draft.pending).filter(({ id }) => !waiting.has(id));
}

/** Coalesces what the editor reported into the queue, one change a paragraph. */
export function applyEdit(draft: Draft, edit: ParagraphsChange): Draft {
  const { put, deletedIds, keepVersion, origin } = edit;
  const pending = { ...draft.pending };
  const sent = changesById(draft.inFlight);
  const neighbours = createNeighbours(draft.known);
  const originOf = (id: string): Pick<Change, 'parentVersion' | 'base'> => {
    const earlier = pending[id] ?? sent[id];
    if (!earlier) return { parentVersion: draft.known[id]?.version ?? 0, base: neighbours(id) };
    return { parentVersion: earlier.parentVersion, base: earlier.base };
  };

  for (const { id, position, type, content } of put) {
    const earlier = pending[id];
    const before = earlier?.operation === 'put' ? earlier.copied : undefined;
    const copied = origin === 'restored' ? content : before;
    const change = { operation: 'put', id, position, type, content, ...originOf(id) } as const;
    const keep = keepVersion ?? earlier?.keepVersion;
    pending[id] = { ...change, ...(copied && { copied }), ...(keep && { keepVersion: keep }) };
  }
  for (const id of deletedIds) {
    const made = originOf(id);
    if (made.parentVersion === 0 && !(id in sent)) delete pending[id];
    else pending[id] = { operation: 'delete', id, ...made, ...(origin && { origin }) };
  }
  const touched = new Set([...put.map(({ id }) => id), ...deletedIds]);
  const refused = draft.refused.filter((id) => !touched.has(id));
  return { ...draft, pending, refused, ...joinConflicts({ ...draft, pending }, edit) };
}

/**
 * Moves what can be sent into the batch in flight.
 * @param limit at most so many changes; by bytes it is bounded too.
 */
export function takeBatch(draft: Draft, key: string, limit = maximumChanges): Draft {
  const pending = { ...draft.pending };
  const copies = firstOf(copiesIn(sendable(draft)), limit);
  if (copies.length > 0) {
    for (const copy of copies) {
      const rest = withoutCopy(pending[copy.id], copy);
      if (rest) pending[copy.id] = rest;
      else delete pending[copy.id];
    }
    return { ...draft, pending, inFlight: { key, changes: copies, origin: 'restored' } };
  }
  const waiting = sendable(draft);
  const changes = firstOf(waiting, limit);
  for (const { id } of changes) delete pending[id];
  const isMoreWaiting = changes.length < waiting.length;
  // The server sees what one batch removes, not what all of them do.
  const isSplitDeletion =
    isMoreWaiting &&
    !draft.isVersionStored &&
    waiting.some(({ operation }) => operation === 'delete');
  const isStoring = isSplitDeletion || changes.some(({ keepVersion }) => keepVersion !== undefined);
  const isVersionStored = isMoreWaiting && (isStoring || draft.isVersionStored === true);
  const next = { ...draft, isVersionStored };
  if (!isStoring) return { ...next, pending, inFlight: { key, changes } };
  // One version before the first batch of a replacement.
  for (const [id, { keepVersion: _, ...change }] of Object.entries(pending)) pending[id] = change;
  return { ...next, pending, inFlight: { key, changes, keepVersion: 'replacement' } };
}

/** What was not newly written of the changes, as changes of its own. */
const copiesIn = (changes: readonly Change[]) =>
  changes.flatMap((change): Change[] => {
    if (change.operation === 'delete') return change.origin === 'restored' ? [change] : [];
    const { copied, keepVersion: _, ...own } = change;
    return copied === undefined ? [] : [{ ...own, content: copied }];
  });

/** What is left of a change once what it copies is sent; undefined where that is all of it. */
function withoutCopy(change: Change | undefined, copy: Change): Change | undefined {
  if (change?.operation !== 'put' || copy.operation !== 'put') return undefined;
  const { copied: _, ...own } = change;
  return JSON.stringify(own.content) === JSON.stringify(copy.content) ? undefined : own;
}

/** As many of the changes as one batch may have. */
function firstOf<Sent extends Change>(changes: readonly Sent[], limit: number): Sent[] {
  const first: Sent[] = [];
  let bytes = 0;
  for (const change of changes) {
    bytes += byteLength(change);
    if (first.length === limit || (first.length > 0 && bytes > maximumBytes)) break;
    first.push(change);
  }
  return first;
}

/** Drops the batch in flight; what was written since is now based on the new versions. */
export function acknowledge(draft: Draft, answer: Acknowledgement): Draft {
  const pending = { ...draft.pending };
  const known = { ...draft.known };
  const sent = changesById(draft.inFlight);
  for (const { id, version } of answer.paragraphs) {
    const change = sent[id];
    if (change?.operation === 'put') known[id] = serverParagraphOf({ ...change, version });
  }
  for (const id of answer.deletedIds) delete known[id];
  const neighbours = createNeighbours(known);
  const changed = new Set([...answer.paragraphs.map(({ id }) => id), ...answer.deletedIds]);
  for (const change of Object.values(pending)) {
    const { id, base } = change;
    if (changed.has(id)) {
      // Deleted, then undone before the answer came: for the server it is a new paragraph.
      pending[id] = { ...change, parentVersion: known[id]?.version ?? 0, base: neighbours(id) };
    } else if (base && [base.before, base.after].some((side) => side && changed.has(side.id))) {
      pending[id] = { ...change, base: { ...base, ...besides(base, { changed, neighbours }) } };
    }
  }
  return { ...draft, known, inFlight: null, pending: withoutUnknownDeletes(pending) };
}

/** The neighbours of what a change was made from, after a save that changed them. */
function besides(
  { paragraph, before, after }: Base,
  now: { changed: ReadonlySet<string>; neighbours: (id: string) => Base | undefined },
): Pick<Base, 'before' | 'after'> {
  const fresh = now.neighbours(paragraph.id);
  const renewed = (side: ServerParagraph | null, next: ServerParagraph | null) =>
    side && now.changed.has(side.id) ? (now.neighbours(side.id)?.paragraph ?? next) : side;
  return {
    before: renewed(before, fresh?.before ?? null),
    after: renewed(after, fresh?.after ?? null),
  };
}

/** Takes the refused batch apart; a change refused on its own is set aside until it is edited. */
export function setAside(draft: Draft): Draft {
  const sent = changesById(draft.inFlight);
  const alone = Object.keys(sent).length === 1 ? Object.keys(sent) : [];
  const refused = alone.filter((id) => !(id in draft.pending));
  // Refused alone, copied text would be sent and refused for ever.
  const changes = alone.length > 0 ? { ...sent, ...draft.pending } : unsent(draft);
  const pending = withoutUnknownDeletes(changes);
  return { ...draft, inFlight: null, pending, refused: [...draft.refused, ...refused] };
}

/** The batch in flight and what was changed since; what it copied is copied again. */
export function unsent({ inFlight, pending }: Draft): Record<string, Change> {
  const changes = { ...changesById(inFlight), ...pending };
  if (inFlight?.origin !== 'restored') return changes;
  for (const sent of inFlight.changes) {
    const newest = changes[sent.id];
    if (sent.operation !== 'put' || newest?.operation !== 'put') continue;
    changes[sent.id] = { ...newest, copied: sent.content };
  }
  return changes;
}

/**
 * Takes the batch in flight apart again, which was not applied. What makes the text shorter goes first
 * from now on: it may make the room that the rest needs.
 */
export function takeBack(draft: Draft): Draft {
  const changes = unsent(draft);
  const growth = (change: Change) =>
    (change.operation === 'put' ? textOf(change.content).length : 0) -
    textOf(draft.known[change.id]?.content ?? []).length;
  const shorterFirst = Object.values(changes)
    .map((change) => ({ change, growth: growth(change) }))
    .toSorted((one, other) => one.growth - other.growth);
  const pending = Object.fromEntries(shorterFirst.map(({ change }) => [change.id, change]));
  return { ...draft, inFlight: null, pending: withoutUnknownDeletes(pending) };
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
  const undecided = new Set(idsInConflict(draft));
  const isClean = (id: string) => !(id in draft.pending) && !(id in sent) && !undecided.has(id);
  const known = { ...draft.known };
  const newer = paragraphs.filter(
    ({ id, version }) => isClean(id) && version > (known[id]?.version ?? 0),
  );
  for (const paragraph of newer) known[paragraph.id] = serverParagraphOf(paragraph);

  const present = new Set(paragraphs.map(({ id }) => id));
  const deletedIds = Object.keys(known).filter((id) => !present.has(id) && isClean(id));
  for (const id of deletedIds) delete known[id];
  return {
    draft: { ...draft, known },
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
  return [...byId.values()].toSorted(compareParagraphs);
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

const encoder = new TextEncoder();

/** Bytes that are sent: what a change was made from stays on the device. */
function byteLength({ base: _base, ...sent }: Change): number {
  return encoder.encode(JSON.stringify(sent)).byteLength;
}

/** Whether a batch was refused since the document that was read has gone on. */
export function isStale({ inFlight }: Draft, outcome: SaveOutcome): boolean {
  if (outcome.kind !== 'conflict') return false;
  const versions = new Map(outcome.paragraphs.map(({ id, version }) => [id, version]));
  const changes = inFlight?.changes ?? [];
  return changes.some(({ id, parentVersion }) => parentVersion !== (versions.get(id) ?? 0));
}
