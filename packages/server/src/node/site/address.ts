import { extname } from 'node:path';
import type { Redirect } from '@ecritoire/contracts';
import { redirects } from '../../domain/redirects.ts';
import { readSitePath, type SitePath } from './site-path.ts';

/** Their names hold a hash of their content, so that they never change. */
export const HASHED_FILES = '/assets/';

/** What an address of the site asks for. */
export type Address =
  /** A page under another path than its one. */
  | { kind: 'move'; to: string }
  /** A page that has moved, by the table of redirects. */
  | { kind: 'moved'; redirect: Redirect; path: SitePath }
  /** A file, by the path that was asked for. */
  | { kind: 'file'; isHashed: boolean; language: SitePath['language'] }
  /** A page, prerendered or of the app, or none: that is for its route to say. */
  | { kind: 'page'; path: SitePath }
  /** Nothing that could be there. */
  | { kind: 'missing'; language: SitePath['language'] };

/**
 * Reads the path of an address of the site. Each page has one path: without `index.html`, `/fr` or
 * doubled slashes.
 */
export function readAddress(asked: string): Address {
  const path = readSitePath(asked.replace(/\/(?:index\.html)?$/iu, '/'));
  if (path === undefined) {
    const single = asked.replaceAll(/\/{2,}/gu, '/');
    return single !== asked && readSitePath(single) !== undefined
      ? { kind: 'move', to: single }
      : { kind: 'missing', language: languageOf(asked) };
  }
  const { whole, inner, language } = path;
  if (/\/index\.html$/iu.test(asked)) return { kind: 'move', to: whole };
  // French has no prefix, which nobody has to know.
  if (/^\/fr(?:\/|$)/u.test(whole)) return { kind: 'move', to: whole.slice(3) || '/' };
  const isHashed = whole.startsWith(HASHED_FILES);
  if (isHashed || extname(asked) !== '') {
    return { kind: 'file', isHashed, language };
  }
  const redirect = redirects.find(({ from }) => from === inner);
  return redirect === undefined ? { kind: 'page', path } : { kind: 'moved', redirect, path };
}

/** The language of an address that names nothing. */
const languageOf = (path: string): SitePath['language'] =>
  /^\/en(?:\/|$)/iu.test(path) ? 'en' : 'fr';
