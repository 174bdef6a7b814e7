import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import type { DocumentSummary, Project } from '@ecritoire/contracts';
import { buildDocument, buildProject } from '@ecritoire/api-mocks/builders';
import { en, fr } from '../../packages/i18n/src/testing/every-text.ts';
import { beSignedIn } from './be-signed-in.ts';
import { Complaints } from './complaints.ts';
import { RunningStudio } from './studio.ts';

export { expect };
export type { Locator, Page };

/**
 * The two languages of the product, with the path prefix of each. A test that is there for both may
 * end its title with `again`: `pnpm test` takes it in one of them, `pnpm test:all` in both.
 */
export const languages = [
  { name: 'French', prefix: '', texts: fr, again: '' },
  { name: 'English', prefix: '/en', texts: en, again: ' @again' },
] as const;

export type Texts = (typeof languages)[number]['texts'];

/** Fills the placeholders of a message as the app does: `fill('Bonjour, {name}', {name: 'Ana'})`. */
export const fill = (message: string, values: Record<string, string>): string =>
  message.replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => values[name] ?? '');

type Fixtures = {
  /** The user that the test signs in as. */
  email: string;
  /** What browsers complain of fails the test, unless it is expected. */
  complaints: Complaints;
  /** Another browser, with cookies and storage of its own. */
  openBrowser: (
    options?: Pick<BrowserContextOptions, 'javaScriptEnabled' | 'locale' | 'proxy'>,
  ) => Promise<Page>;
};

/** Where the product of this worker is. */
let origin = '';

/** Each worker has a product of its own; each test signs in as a person of its own. */
export const test = base.extend<Fixtures, { studio: RunningStudio }>({
  studio: [
    // Playwright asks for the empty pattern where a fixture needs no other.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const studio = await RunningStudio.start();
      origin = studio.origin;
      await provide(studio);
      await studio.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ studio }, provide) => provide(studio.origin),
  // oxlint-disable-next-line eslint/no-empty-pattern -- as above
  email: ({}, provide, { testId }) => provide(`writer-${testId}@example.com`),
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints();
      complaints.listenTo(context);
      await provide(complaints);
      expect(complaints.unexpected(), 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, complaints, contextOptions, baseURL }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...options,
      });
      opened.push(context);
      complaints.listenTo(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** Opens the dashboard as a writer who is signed in, without the pages of signing in. */
export async function openHome(page: Page, prefix: string, email: string): Promise<void> {
  await signInByHttp(page, prefix, email);
  await page.goto(`${prefix}/app/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signInByHttp(page: Page, prefix: string, email: string): Promise<void> {
  await beSignedIn(page.context(), origin, email, prefix === '' ? 'fr' : 'en');
}

/**
 * Signs in through the provider's own pages, as any e-mail, and arrives on the dashboard: for tests
 * that are about signing in.
 */
export async function signIn(
  page: Page,
  texts: Texts,
  prefix: string,
  email: string,
): Promise<void> {
  await page.goto(`${prefix}/auth/login`);
  await continueAs(page, texts, email);
  await expect(page).toHaveURL(new RegExp(`${prefix}/app/home$`));
}

/** From the login page through the provider's pages, as any e-mail. */
export async function continueAs(page: Page, texts: Texts, email: string): Promise<void> {
  await page.getByRole('button', { name: texts.login.continueWithGoogle }).click();
  await page.getByRole('textbox').fill(email);
  await page.getByRole('textbox').press('Enter');
}

/** From the dashboard to the page of a new document in a new project. */
export async function createDocument(page: Page, texts: Texts, prefix: string): Promise<void> {
  await page.goto(`${prefix}/app/projects`);
  await page.getByRole('button', { name: texts.projects.new }).click();
  await page.getByRole('textbox', { name: texts.projects.name }).fill('La Maison de l’estuaire');
  await page.getByRole('button', { name: texts.common.create }).click();
  await page.getByRole('button', { name: texts.project.newDocument }).click();
  await page.getByRole('textbox', { name: texts.project.documentTitle }).fill('Chapitre premier');
  await page.getByRole('button', { name: texts.common.create }).click();
  await expect(editor(page)).toBeVisible();
}

export const accountButton = (page: Page, texts: Texts, email: string) =>
  page.getByRole('button', {
    name: fill(texts.navigation.account, { name: email.split('@')[0] ?? '' }),
  });

/** Chooses in the menu of the writer's account. */
export async function chooseInAccount(page: Page, texts: Texts, email: string, item: string) {
  await accountButton(page, texts, email).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The text of the document. */
export const editor = (page: Page) => page.locator('[role="textbox"][aria-multiline="true"]');

/** Starts a session from the read-only prompt, and waits until it is there and can be written in. */
export async function startSession(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: texts.document.startSession }).click();
  await expect(page.getByRole('region', { name: texts.session.barLabel })).toBeVisible();
  await expect(editor(page)).toHaveAttribute('contenteditable', 'true');
}

/** Opens a new document as a writer who is signed in, with a session started in it. */
export async function openForWriting(
  page: Page,
  language: { prefix: string; texts: Texts },
  email: string,
): Promise<void> {
  await openNewDocument(page, language, email);
  await startSession(page, language.texts);
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
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const document = await ask<ServerDocument>(page, 'GET', `/api/documents/${id}`);
  return document.paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));
}

/** Asks the API itself, with the writer's own token. */
export async function ask<Answer = unknown>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: object,
): Promise<Answer> {
  const token = (await cookie(page, 'authToken'))?.value ?? '';
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(method === 'PATCH' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
  expect(answer.ok, `${method} ${path} answered ${answer.status}`).toBe(true);
  return answer.json();
}

/** Deletes through the API, as another device does, with the writer's own token. */
export async function deleteRemotely(page: Page, path: string): Promise<void> {
  const token = (await cookie(page, 'authToken'))?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(new URL(path, origin), { method: 'DELETE', headers });
  expect(answer.ok, `DELETE ${path} answered ${answer.status}`).toBe(true);
}

/** One of the browser's cookies, if it is there. */
export async function cookie(page: Page, name: 'authToken' | 'refreshToken' | 'locale') {
  const cookies = await page.context().cookies();
  return cookies.find((each) => each.name === name);
}

/** Lets the time of the access token be over; the refresh token stays. */
export async function expireAccess(page: Page, studio: RunningStudio): Promise<void> {
  const current = await cookie(page, 'authToken');
  if (current === undefined) throw new Error('Nobody is signed in here.');
  await page.context().addCookies([{ ...current, value: await studio.expired(current.value) }]);
}

/** The local date where the page is, YYYY-MM-DD. */
export const todayOn = (page: Page) =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));

/** What the page asks of one path of the API from here on. */
export function requestsOf(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

/** Another window is quicker: what it does is done just before a request of the page is. */
export async function overtake(
  page: Page,
  method: 'DELETE' | 'PATCH' | 'POST',
  path: string,
  change: () => Promise<unknown>,
): Promise<void> {
  let isQuicker = true;
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (isQuicker && route.request().method() === method) {
        isQuicker = false;
        await change();
      }
      await route.continue();
    },
  );
}

/** Makes a project through the API: that of the stories, with values of one's own. */
export function makeProject(page: Page, own: Parameters<typeof buildProject>[1]) {
  const { name, type } = buildProject(1, own);
  return ask<Project>(page, 'POST', '/api/projects', { name, type });
}

/** Makes a document through the API. @param own in place of what that of the stories has */
export function makeDocument(
  page: Page,
  project: Pick<Project, 'id' | 'name'>,
  own: Parameters<typeof buildDocument>[2],
) {
  const { projectId, title, language } = buildDocument(1, project, own);
  return ask<DocumentSummary>(page, 'POST', '/api/documents', { projectId, title, language });
}

/** The signed-in writer's journal. */
export const makeJournal = (page: Page) => makeProject(page, { name: 'Carnet', type: 'journal' });

/** Opens a new document as a writer who is signed in, without the pages of signing in. */
export async function openNewDocument(
  page: Page,
  { prefix }: { prefix: string },
  email: string,
): Promise<void> {
  await signInByHttp(page, prefix, email);
  const project = await makeProject(page, { name: 'La Maison de l’estuaire' });
  const { id } = await makeDocument(page, project, { language: prefix === '' ? 'fr' : 'en' });
  await page.goto(`${prefix}/app/documents/${id}`);
  await expect(editor(page)).toBeVisible();
}
