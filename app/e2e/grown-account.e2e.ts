import { beSignedIn } from './be-signed-in.ts';
import { seeded, startSeeded } from './seeded-studio.ts';
import { test as base, expect, languages, type Locator, type Page } from './test.ts';

const [{ texts }] = languages;

/** One account of five years for all tests of this file. */
const test = base.extend({
  studio: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for it where a fixture needs no other.
    async ({}, provide) => {
      const studio = await startSeeded(5);
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeEach(async ({ context, studio }) => {
  await beSignedIn(context, studio.origin, seeded.full, 'fr');
});

const rowsOf = (page: Page) => page.locator('main [data-rows]');
const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? Number.NaN);

/** The list of a screen with at least so many rows. */
async function openList(page: Page, path: string, rows: number): Promise<void> {
  await page.goto(path);
  await showRows(page, rows, texts.common.loadMore);
}

/** @param label of the button for more of them. */
async function showRows(page: Page, rows: number, label: string): Promise<void> {
  const more = page.getByRole('button', { name: label });
  for (;;) {
    await expect(rowsOf(page)).toBeVisible();
    const count = Number(await rowsOf(page).getAttribute('data-rows'));
    if (count >= rows) return;
    await more.click();
    await expect(rowsOf(page)).not.toHaveAttribute('data-rows', String(count), {
      timeout: 30_000,
    });
  }
}

/** The row of a link is where it was in the window, with the focus in it. */
async function expectPlace(page: Page, href: string, top: number): Promise<void> {
  const row = page
    .locator('main :is([data-rows], [role="list"])')
    .locator('[role="listitem"], [role="row"], article')
    .filter({
      has: page.locator(`a[href="${href}"]`),
    });
  await expect
    .poll(async () => Math.abs((await topOf(row)) - top), { timeout: 30_000 })
    .toBeLessThanOrEqual(2);
  await expect.poll(() => row.evaluate((each) => each.contains(document.activeElement))).toBe(true);
}

async function ask<Item>(page: Page, path: string): Promise<Item[]> {
  const token = (await page.context().cookies()).find((each) => each.name === 'authToken');
  const authorization = `Bearer ${decodeURIComponent(token?.value ?? '')}`;
  const answer = await page.request.get(`/api${path}`, { headers: { authorization } });
  const { items }: { items: Item[] } = await answer.json();
  return items;
}

async function idOf(page: Page, path: string, name: string): Promise<string> {
  const items = await ask<{ id: string; name: string }>(page, path);
  return items.find((each) => each.name === name)?.id ?? '';
}

const pathOf: Record<string, (page: Page) => Promise<string>> = {
  sessions: () => Promise.resolve('/app/sessions'),
  documents: () => Promise.resolve('/app/documents'),
  project: async (page) =>
    `/app/projects/${await idOf(page, '/projects?search=Fragments', 'Fragments')}`,
};

for (const [name, path] of Object.entries(pathOf)) {
  // PAGE-144
  test(`Back returns to a far row of ${name} @again`, async ({ page }) => {
    const wanted = name === 'sessions' ? 1000 : 400;
    await openList(page, await path(page), wanted);
    const link = rowsOf(page)
      .locator('[role="listitem"] a[href], [role="row"] a[href]')
      .nth(wanted - 40);
    await link.scrollIntoViewIfNeeded();
    const href = (await link.getAttribute('href')) ?? '';
    const row = link.locator('xpath=ancestor::*[@role="listitem" or @role="row"][1]');
    await (name === 'project' ? row : link).focus();
    const top = await topOf(row);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`, 'u'));
    // The heading of the list stays until the row's page is there.
    await expect(link).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectPlace(page, href, top);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${href}$`, 'u'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectPlace(page, href, top);
  });
}

/** The lists beside the long ones, by the names of their screens; each row is found by its link. */
const others: Record<string, { path: (page: Page) => Promise<string>; list: string; row: string }> =
  {
    journal: {
      path: async (page) =>
        `/app/projects/${await idOf(page, '/projects?type=journal', 'Journal')}`,
      list: 'main [data-rows]',
      row: 'article h2 a',
    },
    calendar: {
      path: async (page) => {
        const [session] = await ask<{ localDate: string }>(
          page,
          '/sessions?status=published&limit=1',
        );
        const day = session?.localDate ?? '';
        return `/app/calendar?month=${day.slice(0, 7)}&day=${day}`;
      },
      list: `main [role="list"][aria-label="${texts.calendar.daySessions}"]`,
      row: 'a',
    },
    'home’s documents': {
      path: () => Promise.resolve('/app/home'),
      list: `main [role="list"][aria-label="${texts.home.recentDocuments}"]`,
      row: 'a',
    },
    'home’s sessions': {
      path: () => Promise.resolve('/app/home'),
      list: `main [role="list"][aria-label="${texts.home.recentSessions}"]`,
      row: 'a',
    },
  };

for (const [name, { path, list, row: rows }] of Object.entries(others)) {
  // PAGE-144
  test(`Back returns to a row of ${name} @again`, async ({ page }) => {
    await page.goto(await path(page));
    if (name === 'journal') await showRows(page, 100, texts.journal.loadMore);
    const link = page.locator(`${list} ${rows}`).nth(name === 'journal' ? 90 : 0);
    await link.scrollIntoViewIfNeeded();
    const href = (await link.getAttribute('href')) ?? '';
    await link.focus();
    const top = await topOf(
      link.locator('xpath=ancestor::*[@role="listitem" or self::article][1]'),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.href.endsWith(href));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectPlace(page, href, top);
  });
}

// PAGE-144
test('Back returns to a far row that was edited @again', async ({ page }) => {
  await openList(page, '/app/sessions', 400);
  const link = rowsOf(page).locator('[role="listitem"] a[href]').nth(360);
  await link.scrollIntoViewIfNeeded();
  const href = (await link.getAttribute('href')) ?? '';
  await link.focus();
  const top = await topOf(link.locator('xpath=ancestor::*[@role="listitem"][1]'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: texts.sessionPage.edit }).click();
  const dialog = page.getByRole('dialog', { name: texts.sessionPage.editTitle });
  const title = dialog.getByRole('textbox', { name: texts.review.sessionTitle });
  await title.fill('Une nuit de pluie');
  await dialog.getByRole('button', { name: texts.common.save }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expectPlace(page, href, top);
  await expect(link).toHaveText('Une nuit de pluie');
});

// PAGE-124
test('the palette finds a title among thousands @again', async ({ page }) => {
  await page.goto('/app/documents');
  await expect(rowsOf(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/document')) asked.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('searchbox', { name: texts.palette.label }).fill('texte 1.4');
  await expect(page.getByRole('menuitem').first()).toHaveAccessibleName(/^Texte 1\.4 /u);
  // Those of last, as it opens; then titles alone.
  expect(asked).toEqual(['/api/documents', '/api/document-titles']);
});

// SAVE-35
test('a book of 400 documents downloads in ten requests @again', async ({ page }) => {
  const path = await pathOf['project']?.(page);
  await page.goto(path ?? '');
  const button = page.getByRole('button', { name: texts.project.downloadAll });
  await expect(button).toBeEnabled();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const begun = page.waitForEvent('download');
  await button.click();
  await begun;
  expect(asked.length).toBeLessThanOrEqual(10);
});
