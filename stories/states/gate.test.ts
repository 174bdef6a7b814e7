import { beforeAll, describe, expect, test } from 'vitest';
import { coverage, type IndexedStory } from './coverage.ts';
import { inventory } from './inventory.ts';
import { listStories } from './story-index.ts';
import { waivers } from './waivers.ts';

let stories: IndexedStory[];
beforeAll(async () => {
  stories = await listStories();
}, 60_000);

const shownState = 'state:auth.signedIn.expired.loadingUser';
const shownMessage = 'message:trash.projectGone';

test('every state of the product has a story', () => {
  const { missing, unknown, needless } = coverage(inventory(), stories, waivers);
  expect({ missing, unknown, needless }).toEqual({ missing: [], unknown: [], needless: [] });
});

describe('a copy of the product is refused', () => {
  test.each([shownState, shownMessage])('without the stories of %s', (shown) => {
    const others = stories.filter(({ tags }) => !tags.includes(shown));
    expect(coverage(inventory(), others, waivers).missing).toContain(shown);
  });

  test.each([shownState, shownMessage])('without %s itself', (shown) => {
    const states = inventory().filter((state) => state !== shown);
    expect(coverage(states, stories, waivers).unknown).toEqual([shown]);
  });

  test.each(['state:toast.paused', 'message:trash.full'])('with %s, a new one', (added) => {
    expect(coverage([...inventory(), added], stories, waivers).missing).toEqual([added]);
  });

  test('with a waiver for what a story shows', () => {
    const needlessly = { ...waivers, [shownState]: 'reason' };
    expect(coverage(inventory(), stories, needlessly).needless).toEqual([shownState]);
  });
});
