import type { Page } from 'playwright';

/** A screen: its name, its path, and what is done on it. */
export type Screen = {
  name: string;
  path: string;
  /** What is done on it before something is measured. */
  prepare?: (page: Page) => Promise<void>;
  act?: (page: Page) => Promise<void>;
  /** It shows more of a longer life: it is not held to the page's. */
  showsMore?: true;
  /** The most that it may cost, whatever it shows. */
  most?: { milliseconds?: number; calls?: number; longestTask?: number };
  /** Only a longer life has it: it is held to another screen of the same writer, if to any. */
  isOfLongLife?: { than?: string };
};

type Row = { id: string; type?: string; name?: string };

const openPalette = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k');
  // A query by role takes long beside a thousand rows.
  await page.locator('[role="dialog"] input').fill('texte 1');
};

const more = (page: Page) => page.getByRole('button', { name: 'En voir plus' });

/** Shows so many rows, whose number its list has as an attribute. */
const showRows = (rows: number) => async (page: Page) => {
  for (let count = 20; count < rows; count += 20) {
    await more(page).click();
    await page.locator(`[data-rows="${count + 20}"]`).waitFor();
  }
};
const showMore = (rows: number) => async (page: Page) => {
  await more(page).click();
  await page.locator(`[data-rows="${rows + 20}"]`).waitFor();
};

/** Follows a link of the shell until the rows are gone. */
const leave = async (page: Page) => {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/app/projects"]')?.click(),
  );
  await page.waitForFunction(() => !document.querySelector('main a[href^="/app/sessions/"]'));
};
const leaveRows = (rows: number) => async (page: Page) => {
  await showRows(rows)(page);
  await leave(page);
};
const returnTo = (rows: number) => async (page: Page) => {
  await page.goBack();
  await page.locator(`[data-rows="${rows}"]`).waitFor();
};

const longList = { path: '/app/sessions', isOfLongLife: {}, most: { longestTask: 100 } };

const download = (label: string) => async (page: Page) => {
  const saved = page.waitForEvent('download', { timeout: 300_000 });
  await page.getByRole('button', { name: label }).click();
  await saved;
};

/** Every screen of a signed-in writer, as far as there is something to show. */
export async function screensOf(ask: <Body>(path: string) => Promise<Body>): Promise<Screen[]> {
  const first = async (path: string): Promise<Row | undefined> =>
    (await ask<{ items: Row[] }>(path)).items[0];
  const projects = (await ask<{ items: Row[] }>('/projects?limit=100')).items;
  const named = (name: string) => projects.find((project) => project.name?.startsWith(name));
  const journal = projects.find(({ type }) => type === 'journal');
  const largest = named('Fragments');
  const chapter = await first('/documents?search=chapitre&limit=1');
  const session = await first('/sessions?limit=1');
  const author = (await ask<{ items: { author: Row }[] }>('/subscriptions')).items[0]?.author;
  const to = (name: string, folder: string, row: Row | undefined): Screen[] =>
    row === undefined ? [] : [{ name, path: `/app/${folder}/${row.id}` }];
  return [
    // First: it asks for a sign-in of the last five minutes.
    {
      name: 'the account as a file',
      path: '/app/settings',
      act: download('Télécharger mes données'),
      showsMore: true,
      most: { calls: 1 },
    },
    { name: 'home', path: '/app/home' },
    { name: 'projects', path: '/app/projects' },
    { name: 'projects by words', path: '/app/projects?sort=words' },
    ...to('the largest project', 'projects', largest),
    ...to('the largest project', 'projects', largest).map(({ path }) => ({
      name: 'the largest project as a file',
      path,
      act: download('Télécharger le manuscrit'),
      showsMore: true as const,
      most: { calls: 10, milliseconds: 2000 },
    })),
    ...to('the journal', 'projects', journal),
    { name: 'documents', path: '/app/documents' },
    // Of a word that each text has, of one that none has, and of fewer letters than the index knows.
    { name: 'a search in texts', path: '/app/documents?search=dans' },
    { name: 'a search of nothing', path: '/app/documents?search=xyzzyx' },
    { name: 'a search of two letters', path: '/app/documents?search=zq', showsMore: true },
    ...to('a chapter', 'documents', chapter),
    { name: 'sessions', path: '/app/sessions' },
    {
      name: '20 more sessions',
      path: '/app/sessions',
      act: showMore(20),
      isOfLongLife: {},
      most: { calls: 1 },
    },
    {
      name: '20 more sessions after 400',
      path: '/app/sessions',
      prepare: showRows(400),
      act: showMore(400),
      isOfLongLife: { than: '20 more sessions' },
      most: { calls: 1 },
    },
    { name: 'leaving 1,000 sessions', ...longList, prepare: showRows(1000), act: leave },
    { name: 'back to 1,000 sessions', ...longList, prepare: leaveRows(1000), act: returnTo(1000) },
    {
      name: 'the palette over 1,000 sessions',
      ...longList,
      prepare: showRows(1000),
      act: openPalette,
    },
    ...to('a session', 'sessions', session),
    { name: 'the calendar’s month', path: '/app/calendar', showsMore: true },
    { name: 'the calendar’s year', path: '/app/calendar?year=2026', showsMore: true },
    { name: 'settings', path: '/app/settings' },
    { name: 'profile', path: '/app/profile' },
    ...to('an author', 'authors', author),
    { name: 'the palette', path: '/app/profile', act: openPalette },
  ];
}
