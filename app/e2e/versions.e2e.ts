import { positionsBetween } from '@ecritoire/prose';
import {
  ask,
  editor,
  expect,
  languages,
  openHome,
  paragraphsOnServer,
  test,
  type Page,
} from './test.ts';
import { projectWith } from './project-with.ts';

const [french] = languages;
const count = 40;
const { find } = french.texts;
const sentence = (index: number) => `La marée ${index} montait sans bruit.`;

/** A text of forty paragraphs in which one word was replaced throughout; its session is over. */
async function replacedText(page: Page) {
  const projectId = await projectWith(page, 'La Maison', ['Chapitre premier']);
  const { items } = await ask<{ items: { id: string }[] }>(
    page,
    'GET',
    `/api/documents?projectId=${projectId}`,
  );
  const documentId = items[0]?.id ?? '';
  const place = { projectId, documentId, timeZone: 'Europe/Paris' };
  const { id: sessionId } = await ask<{ id: string }>(page, 'POST', '/api/sessions', place);
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const positions = positionsBetween(null, null, count);
  await ask(page, 'PATCH', `/api/documents/${documentId}/paragraphs`, {
    changes: ids.map((id, index) => ({
      operation: 'put',
      id,
      position: positions[index],
      type: 'paragraph',
      content: [{ text: sentence(index), marks: [] }],
      parentVersion: 0,
    })),
  });
  await page.goto(`/app/documents/${documentId}`);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  await editor(page).press('F2');
  await page.getByRole('searchbox', { name: find.sought }).fill('marée');
  await page.getByRole('textbox', { name: find.replacement }).fill('mer');
  await page.getByRole('button', { name: find.replaceAll, exact: true }).click();
  await expect.poll(() => paragraphsOnServer(page)).toContain('La mer 39 montait sans bruit.');
  await ask(page, 'POST', `/api/sessions/${sessionId}/end`);
  return documentId;
}

// VERS-2, VERS-16
test('a bad replacement is undone except in one paragraph @again', async ({
  page,
  context,
  email,
}) => {
  const { versions: texts, messages } = french.texts;
  await openHome(page, '', email);
  const documentId = await replacedText(page);
  const otherTab = await context.newPage();
  await otherTab.goto(`/app/documents/${documentId}`);
  await expect(editor(otherTab)).toContainText('La mer 7 montait');

  await page.goto(`/app/documents/${documentId}/versions`);
  await page.getByRole('row', { name: texts.reasons.replacement }).click();
  await page.getByRole('button', { name: texts.compare, exact: true }).click();
  await page.getByRole('button', { name: texts.chooseAll }).click();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(count);
  await boxes.nth(7).press('Space');
  await expect(page.getByText(new RegExp(`^${count - 1}\\s`)).first()).toBeVisible();
  await page.getByRole('button', { name: texts.restore, exact: true }).click();

  const toast = page.getByRole('listitem').filter({ hasText: messages.documentVersions.restored });
  await expect(toast).toBeVisible();
  const restored = (index: number) =>
    index === 7 ? sentence(index).replace('marée', 'mer') : sentence(index);
  const all = Array.from({ length: count }, (_, index) => restored(index));
  await expect(editor(otherTab).locator(':scope > p')).toHaveText(all);
  expect(await ask(page, 'GET', '/api/sessions/live')).toMatchObject({
    session: { status: 'active', stats: { words: 0 } },
  });

  await toast.getByRole('button', { name: messages.documentVersions.undo }).click();
  await expect(editor(otherTab)).toContainText('La mer 39 montait');
  await otherTab.close();
  await page.goto(`/app/documents/${documentId}`);
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
  const replaced = Array.from({ length: count }, (_, index) =>
    sentence(index).replace('marée', 'mer'),
  );
  expect(await paragraphsOnServer(page)).toEqual(replaced);
});
