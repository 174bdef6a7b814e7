/** Pictures of a story that come out the same every time on the same browser. */
import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Story } from './storybook.ts';

export const widths = [1280, 320] as const;
export const colours = ['light', 'dark'] as const;
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

/** A window that looks the same whenever and wherever it is opened. */
export function openWindow(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    viewport: { width: widths[0], height: viewportHeight },
  });
}

type Preview = { currentRender?: { phase?: string; id?: string } };

/** Until its play function is through, its fonts and pictures are there and nothing moves. */
async function settle(page: Page, { id }: Story) {
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
  if ((await phase.jsonValue()) !== 'finished') {
    const reason = await page.locator('#error-message').textContent();
    throw new Error(`does not render: ${reason?.trim().split('\n')[0]}`);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ src }) => src !== '');
    await Promise.allSettled(images.map((image) => image.decode()));
    const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => !endless(one))
        .map((one) => one.finished),
    );
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

async function look(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    animations: 'disabled',
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
  window: BrowserContext,
  origin: string,
  story: Story,
  expected: Readonly<Record<string, string>> = {},
): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const width of widths) {
    const page = await window.newPage();
    try {
      await page.clock.setFixedTime('2026-03-14T09:30:00Z');
      await page.setViewportSize({ width, height: viewportHeight });
      const globals = 'a11y.manual:!true;colourMode:light;language:fr';
      await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`);
      await settle(page, story);
      for (const colour of colours) {
        await page.evaluate((mode) => {
          document.documentElement.setAttribute('data-colour-mode', mode);
        }, colour);
        const key = `${width}-${colour}`;
        pictures[key] = await lookTwice(page, width, expected[key]);
      }
    } finally {
      await page.close();
    }
  }
  return pictures;
}
