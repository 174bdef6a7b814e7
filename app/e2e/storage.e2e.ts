import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expect,
  expectSaved,
  languages,
  newDocument,
  paragraphsOnServer,
  signIn,
  startSession,
  test as base,
} from './test.ts';

/** A browser with a profile on the disk: one in memory has no quota to be over. */
const test = base.extend({
  context: async ({ playwright, launchOptions, contextOptions, baseURL }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'ecritoire-profile-'));
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...contextOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    await provide(context);
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

for (const language of languages) {
  const { name, prefix, texts } = language;
  test(`a browser that stores nothing is told of, and the words go to the server, in ${name}`, async ({
    page,
    context,
    email,
  }) => {
    await signIn(page, texts, prefix, email);
    const address = await newDocument(page, language);
    // Before the first use: Chromium remembers for a while how much room there was.
    const protocol = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 0 });
    await page.goto(address);
    await startSession(page, texts);
    await page.keyboard.type('Sans filet.');
    await expect(page.getByText(texts.saving.memoryOnly)).toBeVisible();
    await expectSaved(page, texts);
    expect(await paragraphsOnServer(page)).toEqual(['Sans filet.']);
  });
}
