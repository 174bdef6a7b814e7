import type { Paragraph } from '@ecritoire/prose';
import type { Change, Conflict, Draft, Met, ServerParagraph } from './changes.ts';
import { readServer } from './draft.ts';
import { mergeStretch } from './merge-stretch.ts';
import {
  compareParagraphs,
  createNeighbours,
  paragraphOf,
  serverParagraphOf,
} from './paragraphs.ts';
import { hasSameText, isAlike, stretchesOf } from './stretches.ts';
import { isDone, newestChanges, versionsOf, versionsOfCopies } from './versions.ts';

/**
 * Brings what is not acknowledged together with a newer reading of the document: what both changed
 * apart is merged; what overlaps waits for its writer, as the stretch of text that it concerns. Nothing
 * may be on its way to the server.
 */
export function meetServer(draft: Draft, paragraphs: readonly ServerParagraph[]): Met {
  const server = new Map(paragraphs.map((each) => [each.id, serverParagraphOf(each)]));
  const changes = newestChanges(draft, server);
  const versions = versionsOf(draft.known, changes, server);
  const taken = [...versions.mine.values(), ...paragraphs].map(({ position }) => position);
  const together = [
    ...draft.conflicts.map(({ ids }) => ids),
    ...Object.keys(changes).map((id) => [id]),
  ];

  const pending = { ...changes };
  const known = { ...draft.known };
  const conflicts: Conflict[] = [];
  const shown = new Map<string, Paragraph>();
  const deletedIds = new Set<string>();
  const put: Paragraph[] = [];
  const gone: string[] = [];
  const copies = new Map<string, Paragraph>();
  for (const ids of stretchesOf(versions, together)) {
    const own = ids.flatMap((id) => changes[id] ?? []);
    const isCurrent = ({ id, parentVersion }: Change) =>
      parentVersion === (server.get(id)?.version ?? 0);
    if (own.every(isCurrent)) continue;
    // Nobody knows what an older build made its changes from.
    const isMergeable = own.every(
      (change) =>
        change.base || change.parentVersion === 0 || isDone(change, server.get(change.id)),
    );
    const merged = isMergeable ? mergeStretch(versions, ids, taken) : null;
    const result = new Map((merged ?? []).map((paragraph) => [paragraph.id, paragraph]));
    const copied = versionsOfCopies(versions, own);
    const mergedCopies = merged && copied ? mergeStretch(copied, ids, taken) : null;
    for (const copy of mergedCopies ?? []) {
      const theirs = server.get(copy.id);
      if (!theirs || !hasSameText(copy, theirs)) copies.set(copy.id, copy);
    }
    if (merged === null) {
      const [id = ''] = ids.toSorted();
      const base = ids.flatMap((each) => versions.base.get(each) ?? []);
      const theirs = ids.flatMap((each) => server.get(each) ?? []);
      conflicts.push({
        id,
        ids,
        base: base.toSorted(compareParagraphs),
        theirs: theirs.toSorted(compareParagraphs),
      });
      for (const paragraph of base) known[paragraph.id] = paragraph;
      for (const each of ids) if (!versions.base.has(each)) delete known[each];
    } else {
      for (const id of ids) {
        const theirs = server.get(id);
        if (theirs) known[id] = theirs;
        else delete known[id];
        delete pending[id];
        const paragraph = result.get(id);
        if (paragraph && !isAlike(paragraph, theirs)) put.push(paragraph);
        if (!paragraph && theirs) gone.push(id);
      }
    }
    // While it is to be decided about, the text is as it was written here.
    const now = merged === null ? versions.mine : result;
    for (const id of ids) {
      const paragraph = now.get(id);
      if (paragraph) shown.set(id, paragraph);
      else deletedIds.add(id);
    }
  }
  const neighbours = createNeighbours(known);
  const originOf = (id: string) => ({
    parentVersion: known[id]?.version ?? 0,
    base: neighbours(id),
  });
  for (const paragraph of put) {
    const copied = copies.get(paragraph.id)?.content;
    pending[paragraph.id] = {
      operation: 'put',
      ...paragraphOf(paragraph),
      ...originOf(paragraph.id),
      ...(copied && { copied }),
    };
  }
  for (const id of gone) {
    const { [id]: own } = changes;
    const origin = own?.operation === 'delete' && own.origin;
    pending[id] = { operation: 'delete', id, ...originOf(id), ...(origin && { origin }) };
  }

  const met = readServer({ ...draft, inFlight: null, pending, known, conflicts }, paragraphs);
  for (const paragraph of met.remote.paragraphs) shown.set(paragraph.id, paragraph);
  for (const id of met.remote.deletedIds) deletedIds.add(id);
  const onPage = (id: string): Paragraph | undefined => {
    const change = changes[id] ?? draft.known[id];
    return change && 'position' in change ? change : undefined;
  };
  const news = [...shown.values()].filter((paragraph) => !isAlike(paragraph, onPage(paragraph.id)));
  const leaving = [...deletedIds].filter((id) => !shown.has(id) && onPage(id));
  return { draft: met.draft, remote: { paragraphs: news.map(paragraphOf), deletedIds: leaving } };
}

/**
 * Brings what the writer has to decide about up to a newer reading of the document: a choice is
 * between what is written there now and here. What both have come to write alike is no conflict, nor
 * what they come to write apart. What is deleted there meanwhile is met by the next save: a choice does
 * not change its meaning under the press.
 */
export function renewConflicts(draft: Draft, paragraphs: readonly ServerParagraph[]): Met | null {
  const versions = new Map(paragraphs.map(({ id, version }) => [id, version]));
  const theirs = draft.conflicts.flatMap((conflict) => conflict.theirs);
  const isNewer = theirs.some(({ id, version }) => (versions.get(id) ?? 0) > version);
  const isWhole = theirs.every(({ id }) => versions.has(id));
  if (draft.inFlight || !isNewer || !isWhole) return null;
  return meetServer(draft, paragraphs);
}
