import type { BrowserContext } from '@playwright/test';
import { failed } from './complaints.ts';
import {
  editor,
  expect,
  expectSaved,
  languages,
  openForWriting,
  paragraphsOnServer,
  test,
  type Page,
} from './test.ts';

const [french] = languages;
const { texts } = french;

/** A sentence that shows what was doubled, lost or put out of order. */
const sentence = (index: number) => `Phrase ${index}, écrite d’un trait.`;

/** Each costs a start of the server. In turn between two saves, and in the middle of one. */
const kills = process.env['EACH_RULE_ONCE'] === undefined ? 10 : 2;

// SAVE-6
test('killing the server loses no word', async ({ page, email, studio, complaints }) => {
  complaints.expect(failed('offline', /\//));
  // Between two kills the app waits ever longer before it tries again.
  test.setTimeout(420_000);
  await openForWriting(page, french, email);

  const typist = { isTyping: true };
  let typed = 0;
  const typing = (async () => {
    for (; typist.isTyping; typed += 1) {
      if (typed > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(sentence(typed), { delay: 15 });
    }
  })();

  for (let kill = 0; kill < kills; kill += 1) {
    const timeout = 60_000;
    // The answer of a save that is under way is never heard.
    await (kill % 2 === 0
      ? page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok(), {
          timeout,
        })
      : page.waitForRequest((request) => request.method() === 'PATCH', { timeout }));
    await studio.kill();
    await studio.run();
  }
  typist.isTyping = false;
  await typing;

  await expectSaved(page, texts, 60_000);
  expect(await paragraphsOnServer(page)).toEqual(
    Array.from({ length: typed }, (_, i) => sentence(i)),
  );
});

const endings = {
  'the tab is reloaded': async (page: Page, context: BrowserContext) => {
    await page.reload().catch(() => undefined);
    await context.setOffline(false);
    return page;
  },
  'the tab crashes': async (page: Page, context: BrowserContext) => {
    const protocol = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    protocol.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    await context.setOffline(false);
    return context.newPage();
  },
};

for (const [ending, end] of Object.entries(endings)) {
  // SAVE-4
  test(`a network cut loses at most 500 ms after ${ending}`, async ({
    page,
    context,
    email,
    complaints,
  }) => {
    complaints.expect(failed('offline', /\//));
    await openForWriting(page, french, email);
    const address = page.url();
    await page.keyboard.type('Avant la coupure.', { delay: 20 });
    await expectSaved(page, texts);
    await context.setOffline(true);

    // One character every 40 ms, without a pause: each with the moment it stood on the page.
    const keys: { length: number; at: number }[] = [];
    const started = performance.now();
    for (let index = 0; performance.now() - started < 6000 || index < 80; index += 1) {
      await page.keyboard.type(String(index % 10), { delay: 40 });
      keys.push({ length: index + 1, at: performance.now() });
    }
    const typed = keys.map((_, index) => index % 10).join('');
    const cut = performance.now();
    const next = await end(page, context);
    const stored = keys.findLast(({ at }) => at <= cut - 500)?.length ?? 0;
    expect(stored).toBeGreaterThan(50);

    await next.goto(address);
    await expect(editor(next)).toContainText(`Avant la coupure.${typed.slice(0, stored)}`);
    await expectSaved(next, texts);
    const [text = ''] = await paragraphsOnServer(next);
    expect(`Avant la coupure.${typed}`.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThanOrEqual(`Avant la coupure.`.length + stored);
  });
}
