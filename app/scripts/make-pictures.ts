/**
 * Takes the pictures of the studio that the public pages show, of the built app with a writer's
 * weeks in it: by hand, when the studio looks different (`CONTRIBUTING.md`).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@ecritoire/contracts';
import { createApi } from '@ecritoire/server';
import { listen, migrate, openMemoryDatabase } from '@ecritoire/server/node';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { createSite } from '../../packages/server/src/node/site/create-site.ts';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { freePort } from '../../packages/server/src/node/testing/free-port.ts';
import { pictureAddress, pictureShapes, type PictureShape } from '../src/site/pictures.ts';
import { siteLocales } from '../src/site/page-address.ts';
import { withLocale } from '../src/site/locale.ts';
import { pictureTexts } from './picture-texts.ts';
import { liveAsWriter } from './picture-writer.ts';

const shapes: readonly PictureShape[] = ['wide', 'middle', 'narrow'];
/** Bytes. What a lower quality leaves out is seen less, the smaller the pixels. */
const LARGEST = 90_000;
const app = join(import.meta.dirname, '..');
/** An evening in mid-week. */
const now = new Date('2026-10-28T18:24:00.000Z');

let serverTime = now;
const port = await freePort();
const origin = `http://localhost:${port}`;
const logger = { info() {}, warn: console.warn, error: console.error };
const database = await openMemoryDatabase();
await migrate(database);
const api = createApi({
  database: database.db,
  clock: { now: () => serverTime },
  accessTokenKey: crypto.getRandomValues(new Uint8Array(32)),
  // The writer's id is their language.
  identityVerifier: {
    verify: (language) =>
      Promise.resolve({
        issuer: origin,
        subject: language,
        email: `${language}@example.org`,
        emailVerified: true,
        name: pictureTexts[language === 'fr' ? 'fr' : 'en'].writer,
        givenName: undefined,
        pictureUrl: undefined,
        locale: language,
        tokenHash: crypto.randomUUID(),
        issuedAt: serverTime,
        expiresAt: serverTime,
      }),
  },
  logger,
  rateLimitFactor: 1000,
});
const site = createSite({
  api,
  appConfig: () => ({
    apiBaseUrl: '/api',
    signIn: { authorizationEndpoint: origin, clientId: 'pictures' },
  }),
  appFolder: join(app, 'dist'),
  publicOrigin: origin,
  logger,
  trustedProxies: 0,
});
const server = await listen(site.fetch, { host: '127.0.0.1', port });

/** What a page looks like, with so many pixels in each of its own. */
async function take(page: Page, file: string, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 0, height: 0, ...page.viewportSize(), scale };
  const capture = async (quality: number): Promise<Buffer> => {
    const options = { format: 'webp', quality, clip } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    const picture = Buffer.from(data, 'base64');
    return picture.length > LARGEST ? capture(quality - 4) : picture;
  };
  const picture = await capture(62);
  const path = join(app, 'public', file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, picture);
  console.log(`${file.padEnd(40)}${(picture.length / 1000).toFixed(1)} kB`);
}

async function signIn(context: BrowserContext, tokens: Record<string, string>): Promise<void> {
  const { accessToken = '', refreshToken = '' } = tokens;
  const cookie = (name: string, value: string) => ({ name, value, url: origin });
  await context.addCookies([
    cookie('authToken', accessToken),
    cookie('refreshToken', refreshToken),
  ]);
}

/** One page of the studio in every colour mode and shape. */
async function takeEach(
  browser: Browser,
  place: { name: string; language: Language; path: string; tokens: Record<string, string> },
): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    for (const shape of shapes) {
      const { width, height, densities } = pictureShapes[shape];
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: mode,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Paris',
      });
      await signIn(context, place.tokens);
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      await page.goto(`${origin}${withLocale(place.path, place.language)}`);
      await page.waitForLoadState('networkidle');
      for (const density of densities) {
        await take(page, pictureAddress({ ...place, mode, shape, density }), density);
      }
      await context.close();
    }
  }
}

const browser = await chromium.launch(chromiumLaunchOptions());
for (const language of siteLocales) {
  const turn = (instant: Date) => {
    serverTime = instant;
  };
  const writer = await liveAsWriter({ origin, language, now, turn });
  const shown = (name: string, path: string) =>
    takeEach(browser, { name, language, path, tokens: writer.tokens() });
  await shown('home', '/app/home');
  await shown('calendar', '/app/calendar');
  await shown('desk', await writer.write());
}
await browser.close();
await server.close();
await database.close();
