import { test as base, expect, type Page } from '@playwright/test';
import en from '../../packages/i18n/src/en/index.ts';
import fr from '../../packages/i18n/src/fr/index.ts';
import { RunningStudio } from './studio.ts';

export { expect };
export type { Page };

/** The two languages of the product, with the path prefix of each. */
export const languages = [
  { name: 'French', prefix: '', texts: fr },
  { name: 'English', prefix: '/en', texts: en },
] as const;

export type Texts = (typeof languages)[number]['texts'];

/** Fills the placeholders of a message as the app does: `fill('Bonjour, {name}', {name: 'Ana'})`. */
export const fill = (message: string, values: Record<string, string>): string =>
  message.replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => values[name] ?? '');

/** Each worker has a product of its own; each test signs in as a person of its own. */
export const test = base.extend<{ email: string }, { studio: RunningStudio }>({
  studio: [
    // Playwright asks for the empty pattern where a fixture needs no other.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const studio = await RunningStudio.start();
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ studio }, provide) => provide(studio.origin),
  // oxlint-disable-next-line eslint/no-empty-pattern -- as above
  email: ({}, provide, { testId }) => provide(`writer-${testId}@example.com`),
});

/** Signs in through the provider's own pages, as any e-mail, and arrives on the dashboard. */
export async function signIn(
  page: Page,
  texts: Texts,
  prefix: string,
  email: string,
): Promise<void> {
  await page.goto(`${prefix}/auth/login`);
  await page.getByRole('button', { name: texts.login.continueWithGoogle }).click();
  await page.getByRole('textbox').fill(email);
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`${prefix}/app/home$`));
}

/** From the dashboard to the page of a new document in a new project. */
export async function createDocument(page: Page, texts: Texts, prefix: string): Promise<void> {
  await page.goto(`${prefix}/app/projects`);
  await page.getByRole('button', { name: texts.projects.new }).first().click();
  await page.getByRole('textbox', { name: texts.projects.name }).fill('La Maison de l’estuaire');
  await page.getByRole('button', { name: texts.common.create }).click();
  await page.getByRole('button', { name: texts.project.newDocument }).first().click();
  await page.getByRole('textbox', { name: texts.project.documentTitle }).fill('Chapitre premier');
  await page.getByRole('button', { name: texts.common.create }).click();
  await expect(editor(page)).toBeVisible();
}

/** The text of the document. */
export const editor = (page: Page) => page.locator('[role="textbox"][aria-multiline="true"]');

/** Starts a session from the read-only prompt, and waits until the page can be written on. */
export async function startSession(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: texts.document.startSession }).click();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
}

/** Waits until the page says that the server has everything. */
export async function expectSaved(page: Page, texts: Texts, timeout = 15_000): Promise<void> {
  const indicator = page.getByRole('main').locator('[data-state]');
  await expect(indicator).toHaveAttribute('data-state', 'saved', { timeout });
  await expect(indicator).toContainText(texts.saving.saved);
}

type ServerDocument = { paragraphs: { content: { text: string }[] }[] };

/** The paragraphs as the server has them, asked for with the writer's own token. */
export async function paragraphsOnServer(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'authToken')?.value ?? '';
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`/api/documents/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const document: ServerDocument = await answer.json();
  return document.paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));
}
