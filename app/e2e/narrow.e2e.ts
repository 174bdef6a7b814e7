import { ask, editor, expect, languages, openNewDocument, startSession, test } from './test.ts';

const [french] = languages;

// SESSION-62
test('narrow screens keep tools off navigation', async ({ page, email }) => {
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

  for (const { name, prefix, again } of languages) {
    // WEEK-7
    test(`the name in the page head is never cut, ${name}${again}`, async ({ page }) => {
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
