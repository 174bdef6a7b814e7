import { positionsBetween, segmentWords, sharedWords, textOf } from '@ecritoire/prose';
import type { Language, Paragraph, Run } from '@ecritoire/prose';
import type { Change, Draft, RemoteChange, Resolution } from './changes.ts';
import { mineIn, ownWordsIn, textOfAll } from './open-conflicts.ts';
import { keepBoth } from './keep-both.ts';
import { createNeighbours, paragraphOf } from './paragraphs.ts';
import { hasSameText, isAlike } from './stretches.ts';

/** Applies the writer's decision; `remote` is what the editor must now show, if anything. */
export function resolveConflict(
  draft: Draft,
  { id, choice: asked, language }: Resolution,
  newId: () => string,
): { draft: Draft; remote: RemoteChange | null } {
  const conflict = draft.conflicts.find((each) => each.id === id);
  if (!conflict) return { draft, remote: null };
  const { ids, theirs } = conflict;
  const mine = mineIn(conflict, draft);
  const hasOwn = ownWordsIn(mine, theirs);
  const whole = hasOwn.mine ? 'mine' : 'theirs';
  const choice = asked === 'both' && !(hasOwn.mine && hasOwn.theirs) ? whole : asked;
  const conflicts = draft.conflicts.filter((each) => each !== conflict);
  const known = { ...draft.known };
  const pending = { ...draft.pending };
  const server = new Map(theirs.map((paragraph) => [paragraph.id, paragraph]));
  for (const each of ids) {
    const paragraph = server.get(each);
    if (!paragraph) delete known[each];
    else if (paragraph.version >= (known[each]?.version ?? 0)) known[each] = paragraph;
    delete pending[each];
  }
  const resolved = { ...draft, conflicts, known };
  const united = choice === 'both' ? keepBoth(mine, theirs) : null;
  const text = choice === 'mine' ? mine : united;
  if (text) {
    const neighbours = createNeighbours(known);
    const present = new Map(text.map((paragraph) => [paragraph.id, paragraph]));
    for (const each of ids) {
      const made = { parentVersion: known[each]?.version ?? 0, base: neighbours(each) };
      const paragraph = present.get(each);
      const { [each]: own } = draft.pending;
      if (paragraph && !isAlike(paragraph, known[each])) {
        const copied = united ? isCopy(own) && paragraph.content : copiedIn(own);
        pending[each] = { operation: 'put', ...paragraph, ...made, ...(copied && { copied }) };
      } else if (!paragraph && each in known) {
        const origin = own?.operation === 'delete' && own.origin;
        pending[each] = { operation: 'delete', id: each, ...made, ...(origin && { origin }) };
      }
    }
    return {
      draft: { ...resolved, pending },
      remote: united && {
        paragraphs: united,
        deletedIds: ids.filter((each) => !present.has(each)),
      },
    };
  }
  const copies: Change[] = [];
  if (choice === 'both') {
    const own = mine.filter((paragraph) => !theirs.some((other) => hasSameText(paragraph, other)));
    const positions = placesAfter(
      theirs,
      [...Object.values(known), ...putsOf(pending)],
      own.length,
    );
    for (const [index, { id: ownId, type, content }] of own.entries()) {
      const isRestored = isCopy(draft.pending[ownId]);
      const copied = isRestored ? content : wordsInCommon(content, theirs, language);
      const position = positions[index] ?? '';
      const copy = { id: newId(), position, type, content, parentVersion: 0, copied };
      copies.push({ operation: 'put', ...copy });
    }
  }
  for (const copy of copies) pending[copy.id] = copy;
  return {
    draft: { ...resolved, pending },
    remote: {
      paragraphs: [...theirs, ...putsOf(copies)].map(paragraphOf),
      deletedIds: ids.filter((each) => !server.has(each)),
    },
  };
}

const putsOf = (changes: Readonly<Record<string, Change>> | readonly Change[]) =>
  Object.values(changes).filter((change) => change.operation === 'put');

const copiedIn = (change: Change | undefined) =>
  change?.operation === 'put' ? change.copied : undefined;

/** Whether nothing of it is newly written. */
const isCopy = (change: Change | undefined) =>
  change?.operation === 'put' && JSON.stringify(change.copied) === JSON.stringify(change.content);

/** The place of the writer's own version when both stay: right after the other one. */
function placesAfter(
  theirs: readonly Paragraph[],
  text: readonly Paragraph[],
  count: number,
): string[] {
  const last = theirs.at(-1)?.position ?? null;
  const next = text
    .filter(({ position }) => last === null || position > last)
    .reduce<string | null>(
      (least, { position }) => (least === null || position < least ? position : least),
      null,
    );
  return positionsBetween(last, next, count);
}

/**
 * The part of a copy that was not newly written. Words that only the other version has are
 * excluded: their loss in the copy would be paired with their first insertion and subtracted.
 */
function wordsInCommon(mine: Run[], theirs: readonly Paragraph[], language: Language): Run[] {
  const [own, others] = [textOf(mine), textOfAll(theirs)].map((text) =>
    segmentWords(text, language),
  );
  const text = sharedWords(own ?? [], others ?? []).join(' ');
  return text === '' ? [] : [{ text, marks: [] }];
}
