import { StartUpError } from '../start-up-error.ts';
import { isSafe, listed, originIn, webAddress } from './web-address.ts';

/** @throws StartUpError for anything that no browser would send as `Origin`, or send safely. */
export function corsOriginsOf(value: string): string[] {
  return listed(value).map((part) => {
    if (part === '*') return part;
    const url = originIn(part);
    // A part of a host that stands for any would match none.
    if (url !== undefined && isSafe(url) && !url.hostname.includes('*')) return url.origin;
    throw new StartUpError(
      `CORS_ORIGINS must be https origins with commas between them, or *, not “${part}”.`,
    );
  });
}

/** The address without a slash at its end. */
export function apiBaseUrlOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = webAddress(value);
  if (url !== undefined && isSafe(url) && !/[?#]/u.test(value))
    return url.href.replace(/\/+$/u, '');
  throw new StartUpError(`API_BASE_URL must be like https://api.example.com/api, not “${value}”.`);
}
