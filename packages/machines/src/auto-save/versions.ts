import type { Paragraph } from '@ecritoire/prose';
import type { Change, Draft, ServerParagraph } from './changes.ts';
import { changesById, compareParagraphs, paragraphOf } from './paragraphs.ts';
import { isAlike } from './stretches.ts';

type Changes = Record<string, Change>;
type Server = ReadonlyMap<string, ServerParagraph>;

/**
 * The newest change of each paragraph. A paragraph that the server already holds as it was sent is our
 * own earlier write whose answer was lost: what was written since is made from that. A batch is written
 * whole: where one of its new paragraphs is not there, another device has written the same.
 */
export function newestChanges({ inFlight, pending }: Draft, server: Server): Changes {
  const sent = changesById(inFlight);
  const changes: Changes = { ...sent, ...pending };
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
    changes[id] = theirs
      ? { ...change, parentVersion: theirs.version, base: { paragraph: theirs, before, after } }
      : { ...change, parentVersion: 0, base: undefined };
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

function ordered<Each extends Paragraph>(paragraphs: ReadonlyMap<string, Each>): Map<string, Each> {
  return new Map(
    [...paragraphs.values()].toSorted(compareParagraphs).map((each) => [each.id, each]),
  );
}
