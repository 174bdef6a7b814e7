/**
 * `pnpm bench:pages`: Lighthouse with the machine's Chromium in its mobile profile, the median of
 * five runs of every public page and an article in both languages, with what a page loads before it
 * is used; then how long it takes from a click to another page, painted.
 * Ends with 1 when a page is below the goals. Usage: node app/bench/pages.ts [--quick] [path …]
 * (`--quick`: one run of three pages; with paths, of those only).
 */
import { chromium, type Page } from 'playwright';
import lighthouse from 'lighthouse';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { freePort } from '../../packages/server/src/node/testing/free-port.ts';
import { RunningStudio } from '../e2e/studio.ts';
import { withLocale } from '../src/site/locale.ts';
import { publicPages } from '../src/site/public-pages.ts';

const isQuick = process.argv.includes('--quick');
const runs = isQuick ? 1 : 5;
const named = process.argv.slice(2).filter((each) => each.startsWith('/'));
/** Milliseconds, for 95 of 100 ways from one public page to another. */
const navigationGoal = 100;

/** The first article of each language is measured as well. */
async function pathsToMeasure(origin: string): Promise<string[]> {
  if (named.length > 0) return named;
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.slice(origin.length),
  );
  const articles = ['/articles/', '/en/articles/'].flatMap(
    (prefix) => known.find((path) => path.startsWith(prefix)) ?? [],
  );
  if (isQuick) return ['/', '/en/faq', ...articles.slice(0, 1)];
  return [...publicPages.flatMap(({ path }) => [path, withLocale(path, 'en')]), ...articles];
}

/** Scores out of 100; milliseconds; kilobytes as they come over the network. */
const goals = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  LCP: 1200,
  TBT: 50,
  CLS: 0.01,
  'JS kB': 60,
  'fonts kB': 60,
  'other origins': 0,
} as const;
type Name = keyof typeof goals;
type Figures = Record<Name, number>;

const isName = (name: string): name is Name => name in goals;
const names = Object.keys(goals).filter(isName);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

type Request = { url: string; resourceType?: string; transferSize?: number };

async function measure(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories] });
  if (result === undefined) throw new Error(`${address} could not be measured.`);
  const { lhr } = result;
  const audit = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details;
  const requests: Request[] = details?.type === 'table' ? details.items.map(requestOf) : [];
  const { origin } = new URL(address);
  const kilobytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
  const score = (name: (typeof categories)[number]) =>
    Math.round((lhr.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(audit('largest-contentful-paint')),
    TBT: Math.round(audit('total-blocking-time')),
    CLS: Number(audit('cumulative-layout-shift').toFixed(3)),
    'JS kB': Number(kilobytes('Script').toFixed(1)),
    'fonts kB': Number(kilobytes('Font').toFixed(1)),
    'other origins': requests.filter(({ url }) => !url.startsWith(origin)).length,
  };
}

const requestOf = (item: object): Request => ({
  url: String(Reflect.get(item, 'url')),
  resourceType: String(Reflect.get(item, 'resourceType')),
  transferSize: Number(Reflect.get(item, 'transferSize')),
});

/** Milliseconds from a click on a link until the page that it leads to is painted. */
const goThere = (page: Page, href: string): Promise<number> =>
  page.evaluate(async (address) => {
    const link = document.querySelector<HTMLElement>(`footer a[href="${address}"]`);
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const start = performance.now();
    link?.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        if (heading() === before || heading() === undefined) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(resolve));
      };
      look();
    });
    return performance.now() - start;
  }, href);

/** Every public page, gone to from the one before it: once for the first time, once again. */
async function navigations(origin: string): Promise<number[]> {
  const times: number[] = [];
  for (const locale of isQuick ? (['fr'] as const) : (['fr', 'en'] as const)) {
    const page = await browser.newPage({ locale: 'fr-FR' });
    await page.goto(`${origin}${withLocale('/about', locale)}`);
    await page.locator('footer a').first().hover();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    for (const { path } of [...publicPages, ...publicPages]) {
      const href = withLocale(path, locale);
      const link = page.locator(`footer a[href="${href}"]`).first();
      if ((await link.count()) === 0 || new URL(page.url()).pathname === href) continue;
      // One points at a link before one presses it.
      await link.hover();
      times.push(await goThere(page, href));
    }
    await page.close();
  }
  return times;
}

const isScore = (name: string) => categories.some((each) => each === name);
const isMet = (name: Name, value: number) =>
  isScore(name) ? value >= goals[name] : value <= goals[name];

const studio = await RunningStudio.start();
const port = await freePort();
const { args, ...launch } = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...launch,
  // A first visit in French: the home page stays where it is.
  args: [...args, `--remote-debugging-port=${port}`, '--accept-lang=fr-FR', '--lang=fr-FR'],
});
let missed = 0;
try {
  for (const path of await pathsToMeasure(studio.origin)) {
    const measured: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(`${studio.origin}${path}`, port));
    }
    const figures = names.map((name) => {
      const value = median(measured.map((each) => each[name]));
      const met = isMet(name, value);
      missed += met ? 0 : 1;
      return `${name} ${value}${met ? '' : ` (goal ${goals[name]})`}`;
    });
    console.log(`${path}: ${figures.join(' · ')}`);
  }
  if (named.length === 0) {
    const times = (await navigations(studio.origin)).toSorted((one, other) => one - other);
    const p95 = Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN);
    const met = p95 <= navigationGoal;
    missed += met ? 0 : 1;
    console.log(
      `${times.length} navigations: p95 ${p95} ms${met ? '' : ` (goal ${navigationGoal})`}, median ${Math.round(median(times))} ms`,
    );
  }
} finally {
  await browser.close();
  await studio.close();
}
console.log(missed === 0 ? 'Every goal is met.' : `${missed} figures miss their goal.`);
process.exitCode = missed === 0 ? 0 : 1;
