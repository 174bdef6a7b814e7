import type { Paragraph } from '@ecritoire/prose';
import type { Change, Draft, ServerParagraph } from './changes.ts';
import { unsent } from './draft.ts';
import { changesById, compareParagraphs, paragraphOf } from './paragraphs.ts';
import { isAlike, type Versions } from './stretches.ts';

type Changes = Record<string, Change>;
type Server = ReadonlyMap<string, ServerParagraph>;

/**
 * The newest change of each paragraph. A paragraph that the server already holds as it was sent is our
 * own earlier write whose answer was lost: what was written since is made from that. A batch is written
 * whole: where one of its new paragraphs is not there, another device has written the same.
 */
export function newestChanges(draft: Draft, server: Server): Changes {
  const sent = changesById(draft.inFlight);
  const changes = unsent(draft);
  const wasWritten = Object.values(sent).every(
    ({ id, operation, parentVersion }) =>
      operation === 'delete' || parentVersion > 0 || server.has(id),
  );
  if (!wasWritten) return changes;
  for (const change of Object.values(changes)) {
    const { id, base } = change;
    const theirs = server.get(id);
    if (!sent[id] || !isDone(sent[id], theirs) || isDone(change, theirs)) continue;
    const { before = null, after = null } = base ?? {};
    // What the batch copied is there.
    const since = draft.pending[id] ?? change;
    changes[id] = theirs
      ? { ...since, parentVersion: theirs.version, base: { paragraph: theirs, before, after } }
      : { ...since, parentVersion: 0, base: undefined };
  }
  return changes;
}

/** Whether the server has a paragraph as a change leaves it. */
export function isDone(change: Change, theirs: ServerParagraph | undefined): boolean {
  if (change.operation === 'delete') return theirs === undefined;
  return theirs !== undefined && isAlike(change, theirs);
}

/** The text as the changes were made from it, as they make it, and as the server has it. */
export function versionsOf(known: Draft['known'], changes: Changes, server: Server) {
  const base = new Map<string, ServerParagraph>(Object.entries(known));
  const bases = Object.values(changes).flatMap((change) => change.base ?? []);
  const needed = new Set(Object.keys(changes));
  for (const { before, after } of bases) {
    for (const side of [before, after]) {
      if (!side) continue;
      base.set(side.id, side);
      needed.add(side.id);
    }
  }
  for (const [id, change] of Object.entries(changes)) {
    if (change.base) base.set(id, change.base.paragraph);
    else base.delete(id);
  }
  // What stands between two that were neighbours has come since, though it may be known by now.
  for (const { id, position } of base.values()) {
    const isBetween = bases.some(
      ({ paragraph, before, after }) =>
        (position > (before?.position ?? '') && position < paragraph.position) ||
        (position > paragraph.position && (!after || position < after.position)),
    );
    if (isBetween && !needed.has(id)) base.delete(id);
  }
  const mine = new Map<string, Paragraph>(base);
  for (const change of Object.values(changes)) {
    if (change.operation === 'put') mine.set(change.id, paragraphOf(change));
    else mine.delete(change.id);
  }
  return { base: ordered(base), mine: ordered(mine), theirs: ordered(server) };
}

/**
 * The same texts with only what was not newly written of the changes; null where all of them is
 * written.
 */
export function versionsOfCopies(versions: Versions, changes: readonly Change[]): Versions | null {
  const isCopied = (change: Change) =>
    change.operation === 'put' ? change.copied !== undefined : change.origin === 'restored';
  if (!changes.some(isCopied)) return null;
  const mine = new Map(versions.mine);
  for (const change of changes) {
    const was = versions.base.get(change.id);
    if (change.operation === 'put' && change.copied) {
      mine.set(change.id, { ...paragraphOf(change), content: change.copied });
    } else if (!isCopied(change)) {
      if (was) mine.set(change.id, was);
      else mine.delete(change.id);
    }
  }
  return { ...versions, mine: ordered(mine) };
}

function ordered<Each extends Paragraph>(paragraphs: ReadonlyMap<string, Each>): Map<string, Each> {
  return new Map(
    [...paragraphs.values()].toSorted(compareParagraphs).map((each) => [each.id, each]),
  );
}
