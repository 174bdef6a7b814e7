import { ask, editor, expect, languages, openNewDocument, startSession, test } from './test.ts';

for (const language of languages) {
  const { name, texts } = language;
  test(`on a narrow screen the tools of a text never lie over the navigation, in ${name}`, async ({
    page,
    email,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openNewDocument(page, language, email);
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
}
