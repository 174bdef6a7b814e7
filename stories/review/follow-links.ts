/**
 * Builds Storybook, opens each review page of it below a path, and follows each link: each story that is linked
 * to opens. Prints how long each review page takes to open, in a browser that has cached nothing, beside the
 * story of a button, and fails where that is more than three seconds. `--built` takes what was built last;
 * `--slowly` leaves out the time, for a machine that does something else.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Frame, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { serveStorybook } from '../visual/storybook.ts';

/** Milliseconds that a review page may take to open. */
const patience = 3000;
/** One component: what its story takes, every page of Storybook takes. */
const baseline = 'actions-button--playground';

const folder = fileURLToPath(new URL('../../storybook-static/', import.meta.url));
const base = '/design/storybook/';

if (!process.argv.includes('--built')) {
  const storybook = ['build', '-c', '../.storybook', '-o', '../storybook-static', '--quiet'];
  execFileSync('storybook', storybook, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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

/** Marks when the preview shows something. Polling from outside would lay out the page at each look. */
function markDrawn(selector: string): void {
  const preview = document.querySelector('iframe')?.contentDocument;
  if (preview?.querySelector(selector)) requestAnimationFrame(() => performance.mark('drawn'));
  else if (window === window.top) requestAnimationFrame(() => markDrawn(selector));
}

/** Opens a story in a browser that has cached nothing. */
async function open(id: string, drawn: string) {
  const page = await browser.newPage();
  await page.addInitScript(markDrawn, `.sb-show-main:not(.sb-show-preparing-story) ${drawn}`);
  await page.goto(`${root}?path=/story/${id}`, { waitUntil: 'commit' });
  const marked = await page.waitForFunction(
    () => performance.getEntriesByName('drawn')[0]?.startTime,
    null,
    { polling: 100 },
  );
  const milliseconds = Math.round((await marked.jsonValue()) ?? Infinity);
  console.log(`${id.padEnd(40)} ${String(milliseconds).padStart(6)} ms`);
  return { page, frame: await preview(page), milliseconds };
}

async function openReview(id: string) {
  const { page, frame, milliseconds } = await open(id, 'main.review h1');
  const links = await frame.$$eval('main.review a[href]', (all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return { page, frame, links, milliseconds };
}

/** Clicks a link to a story, once for each review page: the frame opens it, below the same path. */
async function clickOne(page: Page, frame: Frame): Promise<void> {
  const link = frame.locator('main.review a[target=_top]').first();
  // It may stand in a part that is folded away.
  const href = (await link.getAttribute('href')) ?? '';
  await Promise.all([page.waitForURL(`${root}${href.slice(2)}`), link.dispatchEvent('click')]);
}

/** The address that the frame gives to its preview for a link: `./?path=/story/ID&globals=…`. */
function previewOf(href: string): string {
  const search = new URLSearchParams(href.slice(href.indexOf('?')));
  const id = search.get('path')?.replace(/^\/story\//u, '') ?? '';
  const globals = search.get('globals');
  return `${root}iframe.html?id=${id}&viewMode=story${globals === null ? '' : `&globals=${globals}`}`;
}

/** A story stands in Storybook's root, or in an overlay beside it; one that failed is named instead. */
const outcome = () => {
  if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return 'failed';
  const own = 'script, style, [class^=sb-], [data-live-announcer]';
  const isDrawn = [...document.body.children].some(
    (element) => !element.matches(own) && element.childElementCount > 0,
  );
  const isReady = document.body.matches('.sb-show-main:not(.sb-show-preparing-story)');
  return isDrawn && isReady ? 'drawn' : null;
};

/** @returns why it does not open. */
async function openStory(page: Page, href: string): Promise<string | undefined> {
  await page.goto(previewOf(href), { waitUntil: 'commit' });
  const shown = await page.waitForFunction(outcome);
  return (await shown.jsonValue()) === 'failed' ? `${href} does not open` : undefined;
}

async function openBaseline(): Promise<void> {
  const { page } = await open(baseline, '#storybook-root button');
  await page.close();
}

const failures: string[] = [];
// The first page of a browser takes longer than the next.
await openBaseline();
await openBaseline();
const wanted = new Set<string>();
for (const { id } of pages) {
  const { page, frame, links, milliseconds } = await openReview(id);
  if (milliseconds > patience && !process.argv.includes('--slowly')) {
    failures.push(`${id} takes ${milliseconds} ms to open`);
  }
  for (const href of links) {
    if (href.startsWith('#')) {
      const isThere = await frame.locator(`[id="${href.slice(1)}"]`).count();
      if (isThere === 0) failures.push(`${id}: ${href} leads nowhere`);
    } else {
      wanted.add(href);
    }
  }
  if (links.length === 0) failures.push(`${id} has no links`);
  await clickOne(page, frame);
  await page.close();
}

const left = [...wanted];
const context = await browser.newContext({ serviceWorkers: 'allow' });
async function followNext(): Promise<void> {
  const page = await context.newPage();
  for (let href = left.pop(); href !== undefined; href = left.pop()) {
    const failure = await openStory(page, href).catch(
      (error: unknown) => `${href}: ${String(error)}`,
    );
    if (failure !== undefined) failures.push(failure);
  }
}
const started = performance.now();
await Promise.all([followNext(), followNext()]);
await browser.close();
close();

const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${pages.length} review pages, ${wanted.size} links followed in ${seconds} s`);
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
