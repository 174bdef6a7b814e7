/** Pictures of a story that come out the same every time on the same browser. */
import { createHash } from 'node:crypto';
import { chromium, type Browser, type Page } from 'playwright';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import type { Story } from './storybook.ts';

const widths = [1280, 320] as const;
const colours = ['light', 'dark'] as const;
export const views = widths.flatMap((width) =>
  colours.map((colour) => ({ key: `${width}-${colour}`, width, colour })),
);

/** By view: `320-dark`. */
export type Pictures = Record<string, Buffer>;

/** Nothing below is looked at: a page that goes on repeats itself. */
const tallest = 2400;
const viewportHeight = 800;
const attempts = 5;

export const digest = (picture: Buffer) =>
  createHash('sha256').update(picture).digest('base64url').slice(0, 16);

/**
 * A browser that repaints each change of a page as a whole: partial repaints make the rounded
 * corners at their edges differ slightly from run to run.
 */
export function openBrowser(): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...args, '--disable-partial-raster'] });
}

/** A page that looks the same at any time on any machine. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    viewport: { width: widths[0], height: viewportHeight },
  });
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    // An endless animation has no picture of its own: everything stands as it ends.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets = [still];
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-03-14T09:30:00Z');
  return page;
}

const failures = [
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
];

type Preview = { currentRender?: { phase?: string; id?: string } };
type Channel = { last: (event: string) => unknown };

/** Until fonts and pictures are there and drawn. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    await drawn();
    await document.fonts.ready;
    const images = [...document.images].filter(({ src }) => src !== '');
    await Promise.allSettled(images.map((image) => image.decode()));
    await drawn();
  });
}

/** Opens a story, and waits until its play function is through. */
async function open(page: Page, origin: string, { id }: Story) {
  const globals = 'a11y.manual:!true;colourMode:light;language:fr';
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.waitForFunction(
    (story) => {
      const preview: Preview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const render = preview?.currentRender;
      return render?.id === story && /^(finished|errored|aborted)$/.test(render.phase ?? '');
    },
    id,
    { timeout: 20_000 },
  );
}

/** A story that failed is finished as well: only Storybook's messages report it. */
async function refuseFailed(page: Page) {
  const failed = await page.evaluate((events) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return events.map((event) => channel.last(event)).find(Boolean);
  }, failures);
  if (failed === undefined) return;
  const message = /"(?:message|description)":"(.*?)(?:\\n|")/.exec(JSON.stringify(failed))?.[1];
  throw new Error(message ?? 'the story is not there');
}

async function look(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
    fullPage: true,
  });
}

/** Looks until two pictures in a row are the same, unless the first is the one that is expected. */
async function lookTwice(page: Page, width: number, expected: string | undefined): Promise<Buffer> {
  let last = await look(page, width);
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    if (digest(last) === expected) return last;
    const next = await look(page, width);
    if (digest(next) === digest(last)) return next;
    last = next;
  }
  throw new Error(`does not keep still at ${width} px`);
}

/**
 * @param expected digests by view: a picture that has its own is taken once only
 * @throws when the story fails or its play does, or when it never keeps still
 */
export async function takePictures(
  page: Page,
  origin: string,
  story: Story,
  expected: Readonly<Record<string, string>> = {},
): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: viewportHeight });
    await open(page, origin, story);
    for (const colour of colours) {
      await page.evaluate((mode) => {
        document.documentElement.setAttribute('data-colour-mode', mode);
      }, colour);
      await settle(page);
      await refuseFailed(page);
      const key = `${width}-${colour}`;
      pictures[key] = await lookTwice(page, width, expected[key]);
    }
  }
  return pictures;
}
