import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import french from '@ecritoire/i18n/fr';
import { toastMachine } from '@ecritoire/machines/toasts';
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
import { inventoryOf, machines, product } from './inventory.ts';
import { inventory, sources } from './read-inventory.ts';
import { rowsOf } from './machine-lines.ts';
import { mapOf } from './machine-map.ts';
import { listStories } from './story-index.ts';
import { waivers } from './waivers.ts';
import { createMachine } from 'xstate';

let stories: IndexedStory[];
beforeAll(async () => {
  stories = await listStories();
}, 60_000);

const shownState = 'state:auth.signedIn.expired.loadingUser';

const shown = () => coverage(inventory(), stories, waivers);

test('every state of the product has a story', () => {
  const { missing, unknown, needless } = coverage(inventory(), stories, waivers);
  expect({ missing, unknown, needless }).toEqual({ missing: [], unknown: [], needless: [] });
});

test('stories without states and plays wait for test:all', () => {
  const story = (name: string, tag: string, file = 'a') => {
    const tags = ['test', tag];
    return { id: name, title: 'Title', name, tags, file };
  };
  const skipped = heldByAll([
    story('First', 'dev'),
    story('Second', 'dev'),
    story('With a state', 'state:toast.hidden'),
    story('With a play', 'play-fn'),
    story('First of another', 'dev', 'b'),
  ]);
  expect(skipped.map(({ name }) => name)).toEqual(['Second']);
  const rendered = stories.filter((each) => !heldByAll(stories).includes(each));
  expect(coverage(inventory(), rendered, waivers).missing).toEqual([]);
});

/** Storybook's own index, had a file of stories not the one that a tag names. */
async function listWithout(tag: string): Promise<IndexedStory[]> {
  const file = stories.find(({ tags }) => tags.includes(tag))?.file ?? '';
  const source = readFileSync(file, 'utf8');
  const exported = source
    .split(/(?=^export const )/mu)
    .filter((part) => !(part.startsWith('export const ') && part.includes(`'${tag}'`)));
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  try {
    const framework = fileURLToPath(import.meta.resolve('@storybook/react-vite/package.json'));
    const config = { stories: ['./*.stories.tsx'], framework: dirname(framework) };
    writeFileSync(join(folder, 'main.mjs'), `export default ${JSON.stringify(config)};`);
    writeFileSync(join(folder, basename(file)), exported.join(''));
    const others = stories.filter((story) => story.file !== file);
    return [...others, ...(await listStories(folder))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a copy of the product is refused', () => {
  test.each([
    'state:auth.signedIn.expired.loadingUser',
    'message:trash.projectGone',
    'variant:Dialog.size.small',
  ])('without the story of %s', async (tag) => {
    const others = await listWithout(tag);
    expect(stories.length - others.length).toBe(1);
    expect(coverage(inventory(), others, waivers).missing).toContain(tag);
  });

  test('with another state of a machine', () => {
    const { config } = toastMachine;
    const paused = createMachine({ ...config, states: { ...config.states, paused: {} } });
    const shown = machines.map((root) => (root.id === 'toast' ? paused.root : root));
    const states = inventoryOf(sources(), { ...product, shown });
    expect(coverage(states, stories, waivers).missing).toEqual(['state:toast.paused']);
  });

  test('with another error of the catalogue', () => {
    const { messages } = french;
    const more = { ...messages, trash: { ...messages.trash, full: 'La corbeille est pleine.' } };
    const states = inventoryOf(sources(), { ...product, messages: more });
    expect(coverage(states, stories, waivers).missing).toEqual(['message:trash.full']);
  });

  test('with another value of a variant', () => {
    const { props } = sources();
    const huge = props.replace(/^(Dialog\n(?: {2}.*\n)*? {2}size\??: )/mu, "$1'huge' | ");
    const states = inventoryOf({ ...sources(), props: huge });
    expect(coverage(states, stories, waivers).missing).toEqual(['variant:Dialog.size.huge']);
  });

  test('without a state that a story names', () => {
    const shown = machines.filter(({ id }) => id !== 'outbox');
    const { unknown } = coverage(inventoryOf(sources(), { ...product, shown }), stories, waivers);
    expect(unknown).toContain('state:outbox.sending');
  });

  test('with a story that no test renders', () => {
    const untested = stories.map((story) => ({
      ...story,
      tags: story.tags.filter((tag) => tag !== 'test'),
    }));
    expect(coverage(inventory(), untested, {}).missing).toEqual(inventory());
  });

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

test('a machine page draws each way between states', () => {
  for (const machine of machines) {
    const html = renderToStaticMarkup(<MachinePage machine={machine} shown={shown()} />);
    const drawn = html.split('<circle').length - 1;
    const ways = rowsOf(mapOf(machine)).flatMap(({ id, ways }) =>
      ways.flatMap(({ target }) => (target === undefined ? [] : [`${id} ${target}`])),
    );
    expect(drawn).toBe(new Set(ways).size);
  }
});

test('the routes page links to each story in both languages', () => {
  const html = renderToStaticMarkup(pages.routes());
  const inLanguage = (language: string) => html.split(`globals=language:${language}"`).length - 1;
  expect(inLanguage('fr')).toBe(inLanguage('en'));
  expect(linked(html)).toHaveLength(2 * inLanguage('fr'));
});

test('each message of the review stands in both languages', () => {
  const html = renderToStaticMarkup(pages.errors());
  expect(html).not.toMatch(/<dd[^>]*><\/dd>/u);
});

test('a route that stories name as theirs exists', () => {
  const named = stories.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('screen:')));
  const pages = new Set(inventory());
  const unknown = named.filter((tag) => !pages.has(tag.replace('screen:', 'page:')));
  expect(named).not.toEqual([]);
  expect(unknown).toEqual([]);
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

test.each(['md', 'csv'] as const)('the checklist as %s lists waived states', (format) => {
  const lines = checklist(shown(), 'abc1234', format).split(/\r?\n/u);
  const unlisted = shown().rows.filter(
    ({ state, waiver }) =>
      waiver && !lines.some((line) => line.includes(state) && line.includes(waiver)),
  );
  expect(unlisted).toEqual([]);
});

test.each(['md', 'csv'] as const)('the checklist as %s has the build and each story', (format) => {
  const list = checklist(shown(), 'abc1234', format);
  expect(list).toContain('abc1234');
  const states = shown().rows.filter((row) => row.stories.length > 0);
  expect(linked(list)).toEqual(states.map((row) => row.stories[0]?.id));
});
