import {
  ask,
  editor,
  expect,
  languages,
  openForWriting,
  openNewDocument,
  startSession,
  test,
  type Page,
} from './test.ts';

const [french, english] = languages;

/** Text of twice its size, as a browser's own setting makes it. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Of the line that one types, the share of its height that nothing lies over. */
const shareOfLineInSight = (page: Page) =>
  editor(page).evaluate((text) => {
    const line = getSelection()?.getRangeAt(0).getClientRects()[0];
    if (line === undefined) throw new Error('There is no caret in a line.');
    const x = Math.min(line.left + 1, innerWidth - 2);
    const steps = Array.from({ length: 11 }, (_step, at) => line.top + (at * line.height) / 10);
    return steps.filter((y) => text.contains(document.elementFromPoint(x, y))).length / 11;
  });

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 640 },
  { width: 320, height: 420 },
];

async function typeInSight(page: Page): Promise<void> {
  await page.keyboard.type('Une vague.\n'.repeat(12));
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const word of ['la', 'mer', 'monte', 'encore', 'ce', 'soir']) {
      await page.keyboard.type(`${word} `);
      await expect
        .poll(() => shareOfLineInSight(page), `${word} at ${size.width} × ${size.height}`)
        .toBe(1);
    }
  }
}

test('with text of twice its size the line that one types is in sight @again', async ({
  page,
  email,
}) => {
  await enlargeText(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openForWriting(page, english, email);
  await typeInSight(page);
});

test('on a narrow screen the tools of a text never lie over the navigation', async ({
  page,
  email,
}) => {
  const { texts } = french;
  // So low that the tools begin under the navigation.
  await page.setViewportSize({ width: 320, height: 540 });
  await openNewDocument(page, french, email);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await ask(page, 'PATCH', `/api/documents/${id}`, {
    title: 'La maison au bord '.repeat(11).trim(),
  });
  await page.reload();
  await startSession(page, texts);
  await page.keyboard.type('Une vague.\n'.repeat(3));
  await page.getByRole('heading', { level: 1 }).focus();
  const isNavigationOnTop = await editor(page).evaluate(() => {
    const tools = document.querySelector('[role="toolbar"]');
    const link = document.querySelector('nav a[href$="/app/projects"]');
    if (tools === null || link === null) throw new Error('There are no tools or no navigation.');
    scrollTo(0, 0);
    const { top, height } = link.getBoundingClientRect();
    scrollBy(0, tools.getBoundingClientRect().top - top);
    const { left, width } = link.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    const { top: toolsTop } = tools.getBoundingClientRect();
    return { meets: Math.abs(toolsTop - top) < height, isLink: link.contains(onTop) };
  });
  expect(isNavigationOnTop).toEqual({ meets: true, isLink: true });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('with text of twice its size the line that one types is in sight under the thumb @again', async ({
    page,
    email,
  }) => {
    await enlargeText(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openForWriting(page, french, email);
    await typeInSight(page);
  });

  for (const { name, prefix, again } of languages) {
    test(`the name in the head of a page is whole or folded away, never cut, in ${name}${again}`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/faq`);
      const brand = page.getByRole('banner').getByRole('link', { name: 'Écritoire' });
      for (const width of [320, 340, 360, 375, 390, 430]) {
        await page.setViewportSize({ width, height: 740 });
        const share = await brand.getByText('Écritoire').evaluate((word) => {
          let box = word.parentElement;
          while (box !== null && getComputedStyle(box).overflowY === 'visible')
            box = box.parentElement;
          const { top, bottom } = (box ?? word).getBoundingClientRect();
          const letters = word.getBoundingClientRect();
          const seen = Math.min(bottom, letters.bottom) - Math.max(top, letters.top);
          return Math.max(0, Math.round((10 * seen) / letters.height) / 10);
        });
        // It is folded away on the narrowest phones alone.
        expect(width >= 430 ? [1] : [0, 1], `${share} of it is seen at ${width} px`).toContain(
          share,
        );
        expect((await brand.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  }
});
