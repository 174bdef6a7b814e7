import type { ParagraphDifference, VersionParagraph } from '@ecritoire/contracts';

/** A paragraph of the compared texts, one that differs or one that both have; or how many are left out. */
export type ComparedItem =
  | { kind: 'differs'; paragraph: ParagraphDifference }
  | { kind: 'same'; paragraph: VersionParagraph }
  | { kind: 'gap'; id: string; paragraphs: readonly VersionParagraph[] };

type Placed = Exclude<ComparedItem, { kind: 'gap' }>;

const isBefore = (one: Placed, other: Placed): number => {
  const [a, b] = [one.paragraph, other.paragraph];
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/**
 * The whole of two texts in reading order: beside each paragraph that differs one that both have,
 * and gaps for the others.
 * @param text either of the two.
 * @param isComplete whether all that differs is known.
 * @param opened the gaps that are shown, by the paragraph that each begins with.
 */
export function comparedItems(
  differences: readonly ParagraphDifference[],
  text: readonly VersionParagraph[],
  { isComplete, opened }: { isComplete: boolean; opened: ReadonlySet<string> },
): ComparedItem[] {
  const differing = new Set(differences.map(({ id }) => id));
  const lastKnown = differences.at(-1)?.position ?? '';
  const isKnown = ({ position }: VersionParagraph) => isComplete || position <= lastKnown;
  const placed: Placed[] = [
    ...differences.map((paragraph) => ({ kind: 'differs', paragraph }) as const),
    ...text
      .filter((paragraph) => !differing.has(paragraph.id) && isKnown(paragraph))
      .map((paragraph) => ({ kind: 'same', paragraph }) as const),
  ].toSorted(isBefore);
  return foldStretches(placed, opened);
}

/** Fewer than these are shown: a gap would be no shorter. */
const fewest = 2;

function foldStretches(placed: readonly Placed[], opened: ReadonlySet<string>): ComparedItem[] {
  const items: ComparedItem[] = [];
  let stretch: VersionParagraph[] = [];
  const close = (isLast: boolean) => {
    const isFirst = items.length === 0;
    const before = stretch.slice(0, isFirst ? 0 : 1);
    const after = isLast ? [] : stretch.slice(before.length).slice(-1);
    const between = stretch.slice(before.length, stretch.length - after.length);
    const shown = (paragraphs: VersionParagraph[]) =>
      paragraphs.map((paragraph) => ({ kind: 'same', paragraph }) as const);
    const [first] = between;
    const isShown = first === undefined || between.length < fewest || opened.has(first.id);
    items.push(
      ...shown(before),
      ...(isShown ? shown(between) : [{ kind: 'gap' as const, id: first.id, paragraphs: between }]),
      ...shown(after),
    );
    stretch = [];
  };
  for (const item of placed) {
    if (item.kind === 'same') stretch.push(item.paragraph);
    else {
      close(false);
      items.push(item);
    }
  }
  close(true);
  return items;
}

/** Whether restoring it alone changes anything: one that was only moved keeps its place. */
export const isRestorable = ({ change, isReformatted, parts }: ParagraphDifference): boolean =>
  change !== 'changed' || isReformatted || parts.some((part) => part.change !== 'same');
