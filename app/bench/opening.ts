import { chromium, type Cookie, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

const rounds = 5;

/** Milliseconds from the request of a page to the frame in which its whole text can be written in. */
async function timeToText(page: Page, address: string, paragraphs: number): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (count) => {
      const text = document.querySelector('[contenteditable="true"]');
      if (text === null || text.childElementCount < count) return null;
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(performance.now()));
      });
    },
    paragraphs,
    { polling: 'raf' },
  );
  return (await shown.jsonValue()) ?? Number.NaN;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/**
 * How long a document takes to open where the browser has nothing of it yet, beside a page that is
 * nothing but the same text; each time in a new browser.
 * @returns medians in milliseconds
 */
export async function measureOpening(
  { address, cookies }: { address: string; cookies: Cookie[] },
  texts: readonly string[],
): Promise<{ bare: number; document: number }> {
  const html = `<!doctype html><div contenteditable="true">${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;
  const bareAddress = new URL('/bare', address).href;
  const times = { bare: [] as number[], document: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const browser = await chromium.launch(chromiumLaunchOptions());
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.route(bareAddress, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    times.bare.push(await timeToText(page, bareAddress, texts.length));
    await page.unroute(bareAddress);
    times.document.push(await timeToText(page, address, texts.length));
    await browser.close();
  }
  return { bare: median(times.bare), document: median(times.document) };
}
