/** Pictures of a story that come out the same every time on the same browser. */
import { createHash } from 'node:crypto';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { chromium, type Browser, type Page } from 'playwright';
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
 * A browser that draws each change of a page as a whole: where it draws only a part anew, the rounded
 * corners at its edges come out a little otherwise from one time to the next.
 */
export function openBrowser(): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...args, '--disable-partial-raster'] });
}

/** A page that looks the same whenever and wherever it is opened. */
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

type Preview = { currentRender?: { phase?: string; id?: string } };
type Channel = { last: (event: string) => [{ message: string }] | undefined };

const exceptions = [STORY_THREW_EXCEPTION, PLAY_FUNCTION_THREW_EXCEPTION];

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
  const phase = await page.waitForFunction(
    (story) => {
      const preview: Preview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const render = preview?.currentRender;
      const isOver = /^(finished|errored|aborted)$/.test(render?.phase ?? '');
      return render?.id === story && isOver ? render.phase : null;
    },
    id,
    { timeout: 20_000 },
  );
  // A story that throws, or whose play does, is drawn all the same, and said to be finished.
  const thrown = await page.evaluate((events) => {
    const channel: Channel | undefined = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return events.flatMap((event) => channel?.last(event) ?? []).map(({ message }) => message);
  }, exceptions);
  if ((await phase.jsonValue()) !== 'finished' || thrown.length > 0) {
    throw new Error(`does not pass: ${thrown[0] ?? 'it was not finished'}`);
  }
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
 * @throws when the story does not render, or never keeps still
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
      const key = `${width}-${colour}`;
      pictures[key] = await lookTwice(page, width, expected[key]);
    }
  }
  return pictures;
}
