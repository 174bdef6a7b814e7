import type { Page } from 'playwright';

/** A screen: its name, its path, and what is done on it. */
export type Screen = {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  /** It shows more of a longer life: it is measured, and held to nothing. */
  showsMore?: true;
};

type Row = { id: string; type?: string; name?: string };

const openPalette = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('texte 1');
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
    { name: 'home', path: '/app/home' },
    { name: 'projects', path: '/app/projects' },
    { name: 'projects by words', path: '/app/projects?sort=words' },
    ...to('the largest project', 'projects', largest),
    ...to('the journal', 'projects', journal),
    { name: 'documents', path: '/app/documents' },
    ...to('a chapter', 'documents', chapter),
    { name: 'sessions', path: '/app/sessions' },
    ...to('a session', 'sessions', session),
    { name: 'the calendar’s month', path: '/app/calendar', showsMore: true },
    { name: 'the calendar’s year', path: '/app/calendar?year=2026', showsMore: true },
    { name: 'settings', path: '/app/settings' },
    { name: 'profile', path: '/app/profile' },
    ...to('an author', 'authors', author),
    { name: 'the palette', path: '/app/profile', act: openPalette },
  ];
}
