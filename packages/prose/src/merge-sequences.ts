import { longestCommon } from './longest-common.ts';

type Span = { start: number; end: number };
/** Where one of the two changed the base: what stood there, and what each of them has. */
type Hunk = { base: Span; mine: Span; theirs: Span };

/** Three states of one sequence: as two parties found it, and as each of them left it. */
export type ThreeWay<Item> = {
  base: readonly Item[];
  mine: readonly Item[];
  theirs: readonly Item[];
};

export type MergeRules<Item> = {
  /** Items with the same key are the same. */
  keyOf: (item: Item) => string;
  /** Whether an untouched item keeps the changes on either side of it apart. */
  separates: (item: Item) => boolean;
};

/**
 * Three-way merge (diff3): what each of two parties changed in a sequence, in one.
 *
 * @returns null where both changed the same place, or places with nothing between that separates them.
 */
export function mergeSequences<Item>(
  { base, mine, theirs }: ThreeWay<Item>,
  { keyOf, separates }: MergeRules<Item>,
): Item[] | null {
  const numbered = createNumbering(keyOf);
  const [bases, mines, theirss] = [numbered(base), numbered(mine), numbered(theirs)];
  const hunks = hunksOf(matches(bases, mines), matches(bases, theirss), {
    base: base.length,
    mine: mine.length,
    theirs: theirs.length,
  });
  const merged: Item[] = [];
  let at = 0;
  for (const hunk of joined(hunks, (index) => base.slice(index, index + 1).some(separates))) {
    merged.push(...base.slice(at, hunk.base.start));
    at = hunk.base.end;
    const was = cut(bases, hunk.base);
    const here = cut(mines, hunk.mine);
    const there = cut(theirss, hunk.theirs);
    if (here === was || here === there) merged.push(...slice(theirs, hunk.theirs));
    else if (there === was) merged.push(...slice(mine, hunk.mine));
    else return null;
  }
  merged.push(...base.slice(at));
  return merged;
}

export type UnionRules<Item> = MergeRules<Item> & {
  /** What stands for an item that both have. */
  shared: (mine: Item, theirs: Item) => Item;
  /**
   * What only each of them has, at one place; null where it cannot be brought together.
   * @param around what both have before it, and after it.
   */
  both: (
    mine: readonly Item[],
    theirs: readonly Item[],
    around: { before: readonly Item[]; after: readonly Item[] },
  ) => Item[] | null;
};

/** Two states of one sequence, in one: what both have stands in it once, and nothing is left out. */
export function uniteSequences<Item>(
  { mine, theirs }: Omit<ThreeWay<Item>, 'base'>,
  { keyOf, separates, shared, both }: UnionRules<Item>,
): Item[] | null {
  const numbered = createNumbering(keyOf);
  const [mines, theirss] = [numbered(mine), numbered(theirs)];
  const inTheirs = matches(mines, theirss);
  const common = mine.map((item, index) => {
    const other = theirs[inTheirs[index] ?? -1];
    return other === undefined ? item : shared(item, other);
  });
  const hunks = hunksOf(Int32Array.from(mines.keys()), inTheirs, {
    base: mine.length,
    mine: mine.length,
    theirs: theirs.length,
  });
  const united: Item[] = [];
  let at = 0;
  for (const hunk of joined(hunks, (index) => mine.slice(index, index + 1).some(separates))) {
    united.push(...common.slice(at, hunk.mine.start));
    at = hunk.mine.end;
    const [here, there] = [slice(common, hunk.mine), slice(theirs, hunk.theirs)];
    const around = {
      before: common.slice(0, hunk.mine.start),
      after: common.slice(hunk.mine.end),
    };
    const isOfBoth = here.length > 0 && there.length > 0;
    const own = isOfBoth ? both(here, there, around) : [...here, ...there];
    if (own === null) return null;
    united.push(...own);
  }
  united.push(...common.slice(at));
  return united;
}

/** Numbers items, the same for the same key. */
function createNumbering<Item>(keyOf: (item: Item) => string) {
  const keys = new Map<string, number>();
  return (items: readonly Item[]) =>
    Int32Array.from(items, (item) => {
      const key = keyOf(item);
      const number = keys.get(key) ?? keys.size;
      keys.set(key, number);
      return number;
    });
}

const slice = <Item>(items: readonly Item[], { start, end }: Span) => items.slice(start, end);
const cut = (numbers: Int32Array<ArrayBuffer>, { start, end }: Span) =>
  numbers.subarray(start, end).join();

/** For each item of the base, where the other sequence has it; -1 where it has not. */
function matches(base: Int32Array<ArrayBuffer>, other: Int32Array<ArrayBuffer>): Int32Array {
  const found = new Int32Array(base.length).fill(-1);
  longestCommon(base, other, (inBase, inOther) => {
    found[inBase] = inOther;
  });
  return found;
}

function hunksOf(
  inMine: Int32Array,
  inTheirs: Int32Array,
  lengths: { base: number; mine: number; theirs: number },
): Hunk[] {
  const hunks: Hunk[] = [];
  const at = { base: 0, mine: 0, theirs: 0 };
  const close = (base: number, mine: number, theirs: number) => {
    if (base > at.base || mine > at.mine || theirs > at.theirs) {
      hunks.push({
        base: { start: at.base, end: base },
        mine: { start: at.mine, end: mine },
        theirs: { start: at.theirs, end: theirs },
      });
    }
    Object.assign(at, { base: base + 1, mine: mine + 1, theirs: theirs + 1 });
  };
  for (let index = 0; index < lengths.base; index += 1) {
    const [mine = -1, theirs = -1] = [inMine[index], inTheirs[index]];
    if (mine >= 0 && theirs >= 0) close(index, mine, theirs);
  }
  close(lengths.base, lengths.mine, lengths.theirs);
  return hunks;
}

/** Those that nothing keeps apart are one. */
function joined(hunks: readonly Hunk[], separatesAt: (index: number) => boolean): Hunk[] {
  const together: Hunk[] = [];
  for (const hunk of hunks) {
    const last = together.at(-1);
    let isApart = last === undefined;
    for (let index = last?.base.end ?? 0; !isApart && index < hunk.base.start; index += 1) {
      isApart = separatesAt(index);
    }
    if (last === undefined || isApart) together.push(hunk);
    else {
      together[together.length - 1] = {
        base: { start: last.base.start, end: hunk.base.end },
        mine: { start: last.mine.start, end: hunk.mine.end },
        theirs: { start: last.theirs.start, end: hunk.theirs.end },
      };
    }
  }
  return together;
}
