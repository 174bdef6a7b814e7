/**
 * Builds Storybook, opens each review page of it below a path, follows its first link, and looks for the
 * story of every other. Prints how long a page takes to open; `--built` takes what was built last.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Frame, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { serveStorybook } from '../visual/storybook.ts';

const folder = fileURLToPath(new URL('../../storybook-static/', import.meta.url));
const base = '/design/storybook/';

if (!process.argv.includes('--built')) {
  execFileSync('pnpm', ['run', 'build', '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const index: { entries: Record<string, { id: string; tags: string[] }> } = JSON.parse(
  readFileSync(`${folder}index.json`, 'utf8'),
);
const pages = Object.values(index.entries).filter(({ tags }) => tags.includes('review'));
const { origin, close } = await serveStorybook(folder, base);
const root = `${origin}${base}`;
const browser = await chromium.launch(chromiumLaunchOptions());

async function preview(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (frame === null) throw new Error('Storybook shows no story.');
  return frame;
}

/** Opens a review page in a browser that has cached nothing. */
async function openReview(id: string) {
  const page = await browser.newPage();
  const started = performance.now();
  await page.goto(`${root}?path=/story/${id}`);
  const frame = await preview(page);
  await frame.waitForSelector('main.review h1');
  const milliseconds = Math.round(performance.now() - started);
  const links = await frame.$$eval('main.review a[href]', (all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return { page, frame, links, milliseconds };
}

/** Clicks the first link to a story: Storybook opens it, below the same path. */
async function clickFirst(page: Page, frame: Frame): Promise<void> {
  const link = frame.locator('main.review a[target=_top]').first();
  // It may stand in a part that is folded away.
  const href = (await link.getAttribute('href')) ?? '';
  await Promise.all([page.waitForURL(`${root}${href.slice(2)}`), link.dispatchEvent('click')]);
}

const failures: string[] = [];
const wanted = new Set<string>();
for (const { id } of pages) {
  const { page, frame, links, milliseconds } = await openReview(id);
  console.log(`${id.padEnd(40)} ${String(milliseconds).padStart(6)} ms, ${links.length} links`);
  for (const href of links) {
    if (href.startsWith('#')) {
      const isThere = await frame.locator(`[id="${href.slice(1)}"]`).count();
      if (isThere === 0) failures.push(`${id}: ${href} leads nowhere`);
    } else {
      wanted.add(new URLSearchParams(href.slice(href.indexOf('?'))).get('path')?.slice(7) ?? href);
    }
  }
  if (links.length === 0) failures.push(`${id} has no links`);
  await clickFirst(page, frame);
  await page.close();
}

// Each story renders in the tests of stories: here its address has to be one of the built Storybook.
for (const id of wanted) {
  if (!(id in index.entries)) failures.push(`${id} is linked, and not there`);
}
await browser.close();
close();

console.log(`${pages.length} review pages, ${wanted.size} stories linked`);
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
