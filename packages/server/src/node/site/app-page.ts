import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnIcons } from '../config/own-icons.ts';
import { StartUpError } from '../start-up-error.ts';

/** The settings that the built app needs from its server. */
export type AppConfig = {
  /** A path of this origin, or the address of an API on another. */
  apiBaseUrl: string;
  /** Other sites that a redirect of the API may lead to. */
  redirectOrigins?: readonly string[];
  /** Icons of another service, by what they stand for. */
  icons?: OwnIcons;
  /** Missing while the provider has not said where one signs in. */
  signIn?: { authorizationEndpoint: string; clientId: string };
};

const PLACE = /(<script id="app-config" type="application\/json">)([^<]*)(<\/script>)/u;

/** The page that the app renders. */
export const SHELL = 'shell.html';

export const isAppBuilt = (folder: string): boolean => existsSync(join(folder, SHELL));

/** @throws StartUpError when the app has not been built. */
export function assertAppIsBuilt(folder: string): void {
  if (isAppBuilt(folder)) return;
  throw new StartUpError(`The app has not been built into ${folder}: run pnpm build first.`);
}

/**
 * Writes this server's configuration into a built page, over what the build has written there.
 *
 * @throws Error when the page has no place for it.
 */
export function withAppConfig(page: string, config: Record<string, unknown>): string {
  const [, , written] = PLACE.exec(page) ?? [];
  if (written === undefined) throw new Error('The built page has no place for app-config.');
  const ofBuild: Record<string, unknown> = JSON.parse(written);
  const whole = jsonInHtml({ ...ofBuild, ...config });
  return page.replace(PLACE, (_, start: string, __, end: string) => `${start}${whole}${end}`);
}

/** A built page that has a server behind it: its forms are sent without a script, too. */
export const withServer = (page: string): string =>
  page.replaceAll(/(?<=<noscript data-without="server">)[^]*?(?=<\/noscript>)/gu, '');

/**
 * A built page as it is below the path of a proxy: its links, its resources and its configuration
 * of the app.
 */
export function belowBasePath(page: string, basePath: string): string {
  if (basePath === '') return page;
  return page
    .replace('<html', `<html data-base="${basePath}"`)
    .replaceAll(/ (href|src|srcSet|action|data-module|data-style)="\/(?!\/)/gu, ` $1="${basePath}/`)
    .replaceAll('url(/assets/', `url(${basePath}/assets/`);
}

/** JSON in which no `</script>` and no comment can begin. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
