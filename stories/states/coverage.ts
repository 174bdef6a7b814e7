/** A story as Storybook's index lists it. */
export type IndexedStory = {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** The absolute path of its file. */
  file: string;
};

type Row = {
  state: string;
  stories: readonly IndexedStory[];
  /** Why no story shows it. */
  waiver: string | undefined;
};

export type Coverage = {
  rows: readonly Row[];
  missing: readonly string[];
  /** Tags and waivers of states that the product does not have. */
  unknown: readonly string[];
  /** Waived, but shown by a story. */
  needless: readonly string[];
};

/** Whether a tag names a state of the inventory. */
export const isState = (tag: string) => /^(?:state|message|text|page|variant|field):/u.test(tag);

/**
 * What `pnpm test` leaves to `pnpm test:all` (decision 0029): the stories that show no state of the
 * inventory and play nothing, but for the first of each file.
 */
export const heldByAll = (stories: readonly IndexedStory[]): IndexedStory[] =>
  stories.filter(
    ({ file, tags }, index) =>
      !tags.some((tag) => isState(tag) || tag === 'play-fn') &&
      stories.findIndex((other) => other.file === file) < index,
  );

/** `variant:Badge.tone` names each of its values, `field:Select` each of its messages. */
const names = (tag: string, state: string) =>
  tag === state || (/^(?:variant|field):/u.test(tag) && state.startsWith(`${tag}.`));

/** Inventory minus stories: which state stands in which stories, and what is wrong with the rest. */
export function coverage(
  inventory: readonly string[],
  stories: readonly IndexedStory[],
  waivers: Readonly<Record<string, string>>,
): Coverage {
  const tagged = stories
    .map((story) => ({ story, tags: story.tags.filter(isState) }))
    .filter(({ tags }) => tags.length > 0);
  // One that no test renders shows nothing for certain.
  const rendered = tagged.filter(({ story }) => story.tags.includes('test'));
  const rows = inventory.map((state) => ({
    state,
    stories: rendered
      .filter(({ tags }) => tags.some((tag) => names(tag, state)))
      .map(({ story }) => story),
    waiver: Object.entries(waivers).find(([name]) => names(name, state))?.[1],
  }));
  const named = [...Object.keys(waivers), ...tagged.flatMap(({ tags }) => tags)];
  const statesOf = (wanted: (row: Row) => boolean) => rows.filter(wanted).map(({ state }) => state);
  return {
    rows,
    missing: statesOf(({ stories: shown, waiver }) => shown.length === 0 && waiver === undefined),
    unknown: [...new Set(named)].filter((tag) => !inventory.some((state) => names(tag, state))),
    needless: statesOf(({ stories: shown, waiver }) => shown.length > 0 && waiver !== undefined),
  };
}
