import { segmentWords, sharedWords, textOf } from '@ecritoire/prose';
import type { Language, Paragraph, Run } from '@ecritoire/prose';
import type {
  Change,
  Draft,
  RemoteChange,
  Resolution,
  SaveOutcome,
  ServerParagraph,
} from './changes.ts';
import { changesById, paragraphOf, withoutUnknownDeletes } from './draft.ts';

/**
 * Takes the refused batch apart again and notes the server's side of each stale paragraph.
 * A stale paragraph that the server already holds as it was sent is our own earlier write whose
 * answer was lost: no conflict.
 */
export function meetConflict(
  draft: Draft,
  { paragraphs, deletedIds }: Omit<Extract<SaveOutcome, { kind: 'conflict' }>, 'kind'>,
): Draft {
  const sent = changesById(draft.inFlight);
  const pending = { ...sent, ...draft.pending };
  const versions = { ...draft.versions };
  const conflicts: Record<string, ServerParagraph | null> = { ...draft.conflicts };

  for (const theirs of paragraphs) {
    const { id, version } = theirs;
    versions[id] = version;
    const mine = pending[id];
    if (!mine) continue;
    if (isSame(mine, theirs)) delete pending[id];
    else if (isSame(sent[id], theirs)) pending[id] = { ...mine, parentVersion: version };
    else conflicts[id] = theirs;
  }
  for (const id of deletedIds) {
    delete versions[id];
    const mine = pending[id];
    if (!mine) continue;
    if (mine.operation === 'delete') delete pending[id];
    else if (sent[id]?.operation === 'delete') pending[id] = { ...mine, parentVersion: 0 };
    else conflicts[id] = null;
  }
  return {
    ...draft,
    versions,
    conflicts,
    inFlight: null,
    pending: withoutUnknownDeletes(pending, { conflicts }),
  };
}

/**
 * Brings what the writer has to decide about up to a newer reading of the document: a choice is
 * between what is written there now and here. What both have come to write alike is no conflict.
 * What is deleted there meanwhile is met by the next save: a choice does not change its meaning
 * under the press.
 */
export function renewConflicts(draft: Draft, paragraphs: readonly ServerParagraph[]): Draft {
  const renewed = paragraphs.filter(
    ({ id, version }) => version > (draft.conflicts[id]?.version ?? Infinity),
  );
  if (renewed.length === 0) return draft;
  const changes = Object.entries(draft.pending);
  const disputed = changes.filter(([id]) => id in draft.conflicts);
  const others = changes.filter(([id]) => !(id in draft.conflicts));
  // What is sent, or waits behind it, is no part of the choice.
  const choice = { ...draft, inFlight: null, pending: Object.fromEntries(disputed) };
  const met = meetConflict(choice, { paragraphs: renewed, deletedIds: [] });
  const open = Object.entries(met.conflicts).filter(([id]) => id in met.pending);
  return {
    ...met,
    inFlight: draft.inFlight,
    pending: { ...Object.fromEntries(others), ...met.pending },
    conflicts: Object.fromEntries(open),
  };
}

/** Applies the writer's decision; `remote` is what the editor must now show, if anything. */
export function resolveConflict(
  draft: Draft,
  resolution: Resolution,
): { draft: Draft; remote: RemoteChange | null } {
  const { id } = resolution;
  const theirs = draft.conflicts[id];
  const mine = draft.pending[id];
  if (theirs === undefined || mine === undefined) return { draft, remote: null };

  const { [id]: _resolved, ...conflicts } = draft.conflicts;
  const { [id]: _mine, ...others } = draft.pending;
  const bothExist = theirs !== null && mine.operation === 'put';

  if (resolution.choice === 'both' && bothExist) {
    const { copyId, copyPosition, language } = resolution;
    const copied = wordsInCommon(mine, theirs, language);
    const copy: Change = { ...mine, id: copyId, position: copyPosition, parentVersion: 0, copied };
    return {
      draft: { ...draft, conflicts, pending: { ...others, [copyId]: copy } },
      remote: { paragraphs: [paragraphOf(theirs), paragraphOf(copy)], deletedIds: [] },
    };
  }
  // With one side deleted, "both" keeps the side that has text.
  const keepMine =
    resolution.choice === 'mine' || (resolution.choice === 'both' && mine.operation === 'put');
  if (keepMine) {
    const rebased: Change = { ...mine, parentVersion: theirs?.version ?? 0 };
    return { draft: { ...draft, conflicts, pending: { ...others, [id]: rebased } }, remote: null };
  }
  return {
    draft: { ...draft, conflicts, pending: others },
    remote: theirs
      ? { paragraphs: [paragraphOf(theirs)], deletedIds: [] }
      : { paragraphs: [], deletedIds: [id] },
  };
}

/**
 * What of a copy was not written anew. Words that only the other version has are no part of it:
 * their loss in the copy would be paired with where they were written, and count them off.
 */
function wordsInCommon(mine: Paragraph, theirs: Paragraph, language: Language): Run[] {
  const wordsOf = ({ content }: Paragraph) => segmentWords(textOf(content), language);
  const text = sharedWords(wordsOf(mine), wordsOf(theirs)).join(' ');
  return text === '' ? [] : [{ text, marks: [] }];
}

function isSame(mine: Change | undefined, theirs: ServerParagraph): boolean {
  return (
    mine?.operation === 'put' &&
    mine.type === theirs.type &&
    mine.position === theirs.position &&
    JSON.stringify(plainRuns(mine)) === JSON.stringify(plainRuns(theirs))
  );
}

/** Runs with their keys in one order, as the server may answer them in another. */
function plainRuns({ content }: Pick<Paragraph, 'content'>) {
  return content.map(({ text, marks }) => [text, marks.toSorted()]);
}
