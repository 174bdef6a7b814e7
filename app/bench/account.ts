/**
 * `pnpm bench:account`: what every screen, and every call that a screen makes, costs a writer of five
 * years (`pnpm seed:account`), beside one with a page of everything and a new one, in one run.
 * Ends with 1 where the same visible result costs over 1.5 times the page's, or has no figure.
 * Usage: node app/bench/account.ts [years] [rounds] [part of the names of screens]
 */
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { beSignedIn } from '../e2e/be-signed-in.ts';
import { seeded, startSeeded } from '../e2e/seeded-studio.ts';
import { screensOf, type Screen } from './account-screens.ts';
import { measureScreen, type Cost } from './measure-screen.ts';

const [years = '5', roundsText = '3', part = ''] = process.argv.slice(2);
const rounds = Number(roundsText);
const limit = 1.5;
/** Differences that no reader notices, and a busy machine makes. */
const unnoticed = {
  milliseconds: 100,
  bytes: 4_000,
  calls: 0,
  longTasks: 100,
  longestTask: 100,
  call: 30,
};

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

type Figures = {
  milliseconds: number;
  bytes: number;
  calls: number;
  longTasks: number;
  longestTask: number;
};
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
    longestTask: of(({ longestTask }) => longestTask),
    times: new Map(times),
  };
}

type Shown = { text: string; isOver: boolean };

/** The figures of the three writers; those over the limit are marked, and those that are missing. */
function shown(label: string, all: (number | undefined)[], margin: number): Shown {
  const [five, page] = all;
  const text = `${label} ${all.map((figure) => figure ?? '–').join('/')}`;
  // What only an empty screen asks for.
  if (five === undefined && page === undefined) return { text, isOver: false };
  if (five === undefined || page === undefined) return { text: `${text} MISSING`, isOver: true };
  const isOver = five > page * limit && five - page > margin;
  const ratio = page === 0 ? '' : ` × ${(five / page).toFixed(2)}`;
  return { text: `${text}${ratio}${isOver ? ' OVER' : ''}`, isOver };
}

const labels = {
  milliseconds: 'ms',
  bytes: 'bytes',
  calls: 'requests',
  longTasks: 'long tasks ms',
  longestTask: 'longest task ms',
} as const satisfies Record<keyof Figures, string>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a constant table.
const figures = Object.keys(labels) as (keyof Figures)[];

/** A writer of five years, what that is held to, and others. */
type Compared = readonly (Measured | undefined)[];

/** Prints what a screen costs. @returns how many figures are over the limit, or missing. */
function report(name: string, all: Compared): number {
  const parts = figures.map((figure) =>
    shown(
      labels[figure],
      all.map((each) => each?.[figure]),
      unnoticed[figure],
    ),
  );
  console.log(`${name}: ${parts.map(({ text }) => text).join(' · ')}`);
  const operations = new Set(all.flatMap((each) => [...(each?.times.keys() ?? [])]));
  const calls = [...operations].toSorted().map((operation) =>
    shown(
      operation,
      all.map((each) => each?.times.get(operation)),
      unnoticed.call,
    ),
  );
  for (const { text } of calls) console.log(`  ${text}`);
  return [...parts, ...calls].filter(({ isOver }) => isOver).length;
}

/** How many figures are over the most that a screen may cost, whatever it shows. */
function overMost({ name, most = {} }: Screen, measured: Measured | undefined): number {
  const over = figures.filter((figure) => {
    const limitOf = figure === 'bytes' || figure === 'longTasks' ? undefined : most[figure];
    return limitOf !== undefined && (measured?.[figure] ?? Infinity) > limitOf;
  });
  for (const figure of over) console.log(`  ${labels[figure]} OVER the most of ${name}`);
  return over.length;
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
  const ofFive = new Map<string, Measured>();
  for (const screen of signedIn.get('five')?.screens ?? []) {
    if (!screen.name.includes(part)) continue;
    const costs = new Map<Writer, Cost[]>(names.map((writer) => [writer, []]));
    // The first round fills caches. The writers take turns, so that they meet the same load.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [writer, { context, screens }] of signedIn) {
        const own = screens.find(({ name }) => name === screen.name);
        if (!own || (own.isOfLongLife && writer !== 'five')) continue;
        const page = await context.newPage();
        const cost = await measureScreen(page, `${studio.origin}${own.path}`, own);
        await page.close();
        if (round > 0) costs.get(writer)?.push(cost);
      }
    }
    const [five, page, fresh] = names.map((writer) => {
      const each = costs.get(writer) ?? [];
      return each.length === 0 ? undefined : summed(each);
    });
    if (five) ofFive.set(screen.name, five);
    const { than = screen.name } = screen.isOfLongLife ?? {};
    const over = report(
      screen.name,
      screen.isOfLongLife ? [five, ofFive.get(than)] : [five, page, fresh],
    );
    overOf.set(screen.name, overMost(screen, five) + (screen.showsMore ? 0 : over));
  }
} finally {
  await browser.close();
  await studio.close();
}
const over = [...overOf.values()].reduce((sum, each) => sum + each, 0);
console.log(over === 0 ? `ok: at most × ${limit}` : `${over} figures over the limit, or missing`);
process.exitCode = over === 0 ? 0 : 1;
