import type { Meta } from '@storybook/react-vite';
import props from '../../packages/ui/props.txt?raw';
import { coverage, type Coverage, type IndexedStory } from '../states/coverage.ts';
import { inventoryOf } from '../states/inventory.ts';
import { waivers } from '../states/waivers.ts';

export type ReviewData = { shown: Coverage; stories: readonly IndexedStory[] };

type Index = { entries: Record<string, IndexedStory & { type: string }> };

/** What Storybook lists, and what of the inventory it shows. */
async function load(): Promise<ReviewData> {
  const [response, routeTree, savingWords, desk] = await Promise.all([
    fetch('index.json'),
    import('../../app/src/routeTree.gen.ts?raw'),
    import('../../app/src/features/writing/use-saving-words.ts?raw'),
    import('../../app/src/features/writing/Desk.tsx?raw'),
  ]);
  const { entries }: Index = await response.json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const inventory = inventoryOf({
    routeTree: routeTree.default,
    props,
    savingWords: savingWords.default,
    desk: desk.default,
  });
  return { shown: coverage(inventory, stories, waivers), stories };
}

/** Pages of Storybook about its own stories: `gate.test.tsx` renders them. */
export const review = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Its panel still runs axe by hand: at once, it doubled the time until the page can be used.
    a11y: { test: 'off' },
    // Storybook would write the rendered page as JSX, before the page can be seen.
    docs: { source: { type: 'code' } },
  },
  loaders: [async () => ({ review: await load() })],
} satisfies Meta;

/** What its loader has loaded. */
export const reviewIn = (loaded: Record<string, unknown>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook gives what is loaded no type
  loaded['review'] as ReviewData;
