/**
 * `pnpm bench:account`: what every screen, and every call that a screen makes, costs a writer of five
 * years (`pnpm seed:account`), beside one with a page of everything and a new one, in one run.
 * Ends with 1 where the same visible result costs over 1.5 times the page's.
 * Usage: node app/bench/account.ts [years] [rounds]
 */
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { beSignedIn } from '../e2e/be-signed-in.ts';
import { seeded, startSeeded } from '../e2e/seeded-studio.ts';
import { screensOf, type Screen } from './account-screens.ts';
import { measureScreen, type Cost } from './measure-screen.ts';

const [years = '5', roundsText = '3'] = process.argv.slice(2);
const rounds = Number(roundsText);
const limit = 1.5;
/** Differences that no reader notices, and a busy machine makes. */
const unnoticed = { milliseconds: 100, bytes: 4_000, calls: 0, longTasks: 100, call: 30 };

const writers = { five: seeded.full, page: seeded.page, new: 'nouveau@example.com' };
type Writer = keyof typeof writers;
const names = ['five', 'page', 'new'] as const satisfies Writer[];

type SignedIn = { context: BrowserContext; screens: Screen[] };

async function signIn(browser: Browser, origin: string, email: string): Promise<SignedIn> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
  });
  await beSignedIn(context, origin, email, 'fr');
  const token = (await context.cookies()).find(({ name }) => name === 'authToken')?.value ?? '';
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` };
  const screens = await screensOf(async (path) =>
    (await fetch(`${origin}/api${path}`, { headers })).json(),
  );
  return { context, screens };
}

/** What else the machine does only adds to a figure: the lowest is the nearest to its own. */
const lowest = (values: readonly number[]) => Math.round(Math.min(...values));

type Figures = { milliseconds: number; bytes: number; calls: number; longTasks: number };
type Measured = Figures & { times: Map<string, number> };

function summed(costs: readonly Cost[]): Measured {
  const of = (figure: (cost: Cost) => number) => lowest(costs.map(figure));
  const operations = new Set(costs.flatMap(({ calls }) => calls.map(({ operation }) => operation)));
  const times = [...operations].map((operation): [string, number] => {
    const all = costs.flatMap(({ calls }) => calls).filter((call) => call.operation === operation);
    return [operation, lowest(all.map(({ milliseconds }) => milliseconds))];
  });
  return {
    milliseconds: of((cost) => cost.milliseconds),
    bytes: of(({ bytes }) => bytes),
    calls: of(({ calls }) => calls.length),
    longTasks: of(({ longTasks }) => longTasks),
    times: new Map(times),
  };
}

type Shown = { text: string; isOver: boolean };

/** The figures of the three writers; those that cost over the limit are marked. */
function shown(label: string, [five, page, fresh]: (number | undefined)[], margin: number): Shown {
  const all = [five, page, fresh].map((figure) => figure ?? '–').join('/');
  if (five === undefined || page === undefined) return { text: `${label} ${all}`, isOver: false };
  const isOver = five > page * limit && five - page > margin;
  const ratio = page === 0 ? '' : ` × ${(five / page).toFixed(2)}`;
  return { text: `${label} ${all}${ratio}${isOver ? ' OVER' : ''}`, isOver };
}

/** Prints what a screen costs. @returns how many figures are over the limit. */
function report(name: string, results: Map<Writer, Measured>): number {
  const of = (figure: (measured: Measured) => number | undefined) =>
    names.map((writer) => {
      const measured = results.get(writer);
      return measured && figure(measured);
    });
  const parts = [
    shown(
      'ms',
      of(({ milliseconds }) => milliseconds),
      unnoticed.milliseconds,
    ),
    shown(
      'bytes',
      of(({ bytes }) => bytes),
      unnoticed.bytes,
    ),
    shown(
      'requests',
      of(({ calls }) => calls),
      unnoticed.calls,
    ),
    shown(
      'long tasks ms',
      of(({ longTasks }) => longTasks),
      unnoticed.longTasks,
    ),
  ];
  console.log(`${name}: ${parts.map(({ text }) => text).join(' · ')}`);
  const operations = new Set<string>();
  for (const { times } of results.values()) for (const each of times.keys()) operations.add(each);
  const calls = [...operations].toSorted().map((operation) =>
    shown(
      operation,
      of(({ times }) => times.get(operation)),
      unnoticed.call,
    ),
  );
  for (const { text } of calls) console.log(`  ${text}`);
  return [...parts, ...calls].filter(({ isOver }) => isOver).length;
}

const overOf = new Map<string, number>();
const studio = await startSeeded(Number(years));
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const signedIn = new Map<Writer, SignedIn>();
  for (const name of names) {
    signedIn.set(name, await signIn(browser, studio.origin, writers[name]));
  }
  console.log(
    `Writers: ${years} years / a page of everything / new; the lowest of ${rounds} rounds.`,
  );
  for (const { name, showsMore = false } of signedIn.get('five')?.screens ?? []) {
    const costs = new Map<Writer, Cost[]>(names.map((writer) => [writer, []]));
    // The first round fills caches. The writers take turns, so that they meet the same load.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [writer, { context, screens }] of signedIn) {
        const screen = screens.find((each) => each.name === name);
        if (!screen) continue;
        const page = await context.newPage();
        const cost = await measureScreen(page, `${studio.origin}${screen.path}`, screen.act);
        await page.close();
        if (round > 0) costs.get(writer)?.push(cost);
      }
    }
    const measured = [...costs].filter(([, each]) => each.length > 0);
    const over = report(name, new Map(measured.map(([writer, each]) => [writer, summed(each)])));
    if (!showsMore) overOf.set(name, over);
  }
} finally {
  await browser.close();
  await studio.close();
}
const over = [...overOf.values()].reduce((sum, each) => sum + each, 0);
console.log(over === 0 ? `ok: at most × ${limit}` : `${over} figures over × ${limit}`);
process.exitCode = over === 0 ? 0 : 1;
