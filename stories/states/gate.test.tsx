import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { ErrorsPage } from '../review/ErrorsPage.tsx';
import { FlowsPage } from '../review/FlowsPage.tsx';
import { flows } from '../review/flows.ts';
import { MachinePage } from '../review/MachinePage.tsx';
import { VariantsPage } from '../review/VariantsPage.tsx';
import { RoutesPage } from '../review/RoutesPage.tsx';
import { checklist } from './checklist.ts';
import { coverage, heldByAll, type IndexedStory } from './coverage.ts';
import { messagesAtFields } from './field-messages.ts';
import { machines } from './inventory.ts';
import { inventory } from './read-inventory.ts';
import { listStories } from './story-index.ts';
import { waivers } from './waivers.ts';

let stories: IndexedStory[];
beforeAll(async () => {
  stories = await listStories();
}, 60_000);

const shownState = 'state:auth.signedIn.expired.loadingUser';
const shownMessage = 'message:trash.projectGone';
const shownVariant = 'variant:Dialog.size.small';

const shown = () => coverage(inventory(), stories, waivers);

test('every state of the product has a story', () => {
  const { missing, unknown, needless } = coverage(inventory(), stories, waivers);
  expect({ missing, unknown, needless }).toEqual({ missing: [], unknown: [], needless: [] });
});

test('stories without states and plays wait for test:all', () => {
  const story = (name: string, tag: string, file = 'a') => {
    const tags = ['dev', tag];
    return { id: name, title: 'Title', name, tags, file };
  };
  const skipped = heldByAll([
    story('First', 'test'),
    story('Second', 'test'),
    story('With a state', 'state:toast.hidden'),
    story('With a play', 'play-fn'),
    story('First of another', 'test', 'b'),
  ]);
  expect(skipped.map(({ name }) => name)).toEqual(['Second']);
  const rendered = stories.filter((each) => !heldByAll(stories).includes(each));
  expect(coverage(inventory(), rendered, waivers).missing).toEqual([]);
});

test("each form's validation message has a kind of field", () => {
  const isShown = ({ state, waiver }: { state: string; waiver: string | undefined }) =>
    state.startsWith('message:validation.') && waiver === undefined;
  const messages = shown()
    .rows.filter(isShown)
    .map(({ state }) => state.split('.')[1]);
  expect(new Set(messagesAtFields.map((name) => name.split('.')[1]))).toEqual(new Set(messages));
});

describe('a copy of the product is refused', () => {
  test.each([shownState, shownMessage, shownVariant])('without the stories of %s', (shown) => {
    const others = stories.filter(({ tags }) => !tags.includes(shown));
    expect(coverage(inventory(), others, waivers).missing).toContain(shown);
  });

  test.each([shownState, shownMessage, shownVariant])('without %s itself', (shown) => {
    const states = inventory().filter((state) => state !== shown);
    expect(coverage(states, stories, waivers).unknown).toEqual([shown]);
  });

  test.each(['state:toast.paused', 'message:trash.full', 'variant:Dialog.size.huge'])(
    'with %s, a new one',
    (added) => {
      expect(coverage([...inventory(), added], stories, waivers).missing).toEqual([added]);
    },
  );

  test('with a waiver for what a story shows', () => {
    const needlessly = { ...waivers, [shownState]: 'reason' };
    expect(coverage(inventory(), stories, needlessly).needless).toEqual([shownState]);
  });
});

const linked = (html: string) =>
  [...html.matchAll(/path=\/story\/(?<id>[\w-]+)/gu)].map(({ groups }) => groups?.['id'] ?? '');

const pages = {
  errors: () => <ErrorsPage shown={shown()} />,
  flows: () => <FlowsPage stories={stories} />,
  variants: () => <VariantsPage shown={shown()} />,
  routes: () => <RoutesPage shown={shown()} stories={stories} />,
  ...Object.fromEntries(
    machines.map((machine) => [
      machine.id,
      () => <MachinePage machine={machine} shown={shown()} />,
    ]),
  ),
};

describe.each(Object.entries(pages))('review page %s', (_name, page) => {
  test('links to stories that exist, and to states on it', () => {
    const html = renderToStaticMarkup(page());
    const ids = linked(html);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !stories.some((story) => story.id === id))).toEqual([]);
    const anchors = [...html.matchAll(/href="#(?<id>[^"]+)"/gu)].map(
      ({ groups }) => groups?.['id'],
    );
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });
});

test('each step of a flow is a story', () => {
  const ids = Object.values(flows).flat();
  expect(ids.filter((id) => !stories.some((story) => story.id === id))).toEqual([]);
});

test('each state of the inventory stands on a review page', () => {
  const html = Object.values(pages)
    .map((page) => renderToStaticMarkup(page()))
    .join('');
  const isThere = (state: string) => html.includes(state.slice(state.indexOf(':') + 1));
  expect(inventory().filter((state) => !isThere(state))).toEqual([]);
});

test.each(['md', 'csv'] as const)('the checklist as %s has the build and each story', (format) => {
  const list = checklist(shown(), 'abc1234', format);
  expect(list).toContain('abc1234');
  const states = shown().rows.filter((row) => row.stories.length > 0);
  expect(linked(list)).toEqual(states.map((row) => row.stories[0]?.id));
});
