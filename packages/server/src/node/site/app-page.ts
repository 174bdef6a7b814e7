import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';

/** What the built app must be told of the server that it comes from. */
export type AppConfig = {
  apiBaseUrl: string;
  signIn: { authorizationEndpoint: string; clientId: string };
};

const PLACEHOLDER = /<script id="app-config" type="application\/json">[^<]*<\/script>/;

export const isAppBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** @throws StartUpError when the app has not been built. */
export function assertAppIsBuilt(folder: string): void {
  if (isAppBuilt(folder)) return;
  throw new StartUpError(`The app has not been built into ${folder}: run pnpm build first.`);
}

/**
 * The app's one page, with its configuration.
 *
 * @param nonce what the page's style elements must bear; react-aria reads it from a meta element.
 */
export async function readAppPage(
  folder: string,
  config: AppConfig,
  nonce: string,
): Promise<string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  if (!PLACEHOLDER.test(page)) throw new Error('The app’s index.html has no place for app-config.');
  return page.replace(
    PLACEHOLDER,
    () =>
      `<meta property="csp-nonce" nonce="${nonce}" />` +
      `<script id="app-config" type="application/json">${jsonInHtml(config)}</script>`,
  );
}

/** JSON in which no `</script>` and no comment can begin. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
