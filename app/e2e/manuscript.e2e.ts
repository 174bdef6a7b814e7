import { readFile } from 'node:fs/promises';
import type { Document } from '@ecritoire/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { failed } from './complaints.ts';
import {
  ask,
  editor,
  expect,
  expectSaved,
  fill,
  languages,
  makeDocument,
  openForWriting,
  test,
  type Page,
} from './test.ts';

const [french, english] = languages;

/** What a press saves: the name of the file, and the lines that a word processor finds in it. */
async function saved(page: Page, press: () => Promise<void>) {
  const begun = page.waitForEvent('download');
  await press();
  const download = await begun;
  const parts = unzipSync(await readFile(await download.path()));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const lines = body
    .split('</w:p>')
    .slice(0, -1)
    .map((paragraph) =>
      Array.from(paragraph.matchAll(/<w:t[^>]*>([^<]*)/gu), ([, text]) => text).join(''),
    );
  return { name: download.suggestedFilename(), lines };
}

// SAVE-35
test('a text downloads with unsaved words @again', async ({ page, context, email, complaints }) => {
  complaints.expect(failed('offline', /\/api\//));
  const { texts } = french;
  await openForWriting(page, french, email);
  await page.keyboard.type('« Oui », dit-elle.');
  // Its part comes before the network goes.
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const button = page.getByRole('button', {
    name: fill(texts.project.downloadTitle, { title }),
  });
  await saved(page, () => button.click());
  await context.setOffline(true);
  await editor(page).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('— Non.');
  expect(await saved(page, () => button.click())).toEqual({
    name: `${title}.docx`,
    lines: [title, '« Oui », dit-elle.', '— Non.'],
  });
});

// SAVE-35
test('a project downloads in order @again', async ({ page, email }) => {
  const { prefix, texts } = english;
  await openForWriting(page, english, email);
  await page.keyboard.type('The tide.');
  await expectSaved(page, texts);
  const documentId = page.url().split('/').at(-1) ?? '';
  const { projectId, projectName, title } = await ask<Document>(
    page,
    'GET',
    `/api/documents/${documentId}`,
  );
  const project = { id: projectId, name: projectName };
  await makeDocument(page, project, { title: 'After', language: 'en' });
  await page.goto(`${prefix}/app/projects/${projectId}`);
  const all = await saved(page, () =>
    page.getByRole('button', { name: texts.project.downloadAll }).click(),
  );
  expect(all.lines).toEqual([title, 'The tide.', 'After']);

  await page
    .getByRole('button', { name: fill(texts.project.documentActions, { title: 'After' }) })
    .click();
  const one = await saved(page, () =>
    page.getByRole('menuitem', { name: texts.project.download, exact: true }).click(),
  );
  expect(one).toEqual({ name: 'After.docx', lines: ['After'] });
});

// SAVE-35
test('a failed manuscript download says so @again', async ({ page, email, complaints }) => {
  complaints.expect(failed(500, /\/api\/projects/));
  const { prefix, texts } = english;
  await openForWriting(page, english, email);
  const documentId = page.url().split('/').at(-1) ?? '';
  const { projectId } = await ask<{ projectId: string }>(
    page,
    'GET',
    `/api/documents/${documentId}`,
  );
  await page.goto(`${prefix}/app/projects/${projectId}`);
  const button = page.getByRole('button', { name: texts.project.downloadAll });
  await expect(button).toBeVisible();
  await page.route(`/api/projects/${projectId}/texts*`, (route) => route.fulfill({ status: 500 }));
  await button.click();
  await expect(page.getByText(texts.messages.documents.downloadFailed)).toBeVisible();
  await expect(button).toBeEnabled();
});
