/** An http or https address without a user name in it. */
export function webAddress(value: string): URL | undefined {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined;
}

/** Scheme, host and port alone. */
export function originIn(value: string): URL | undefined {
  const url = webAddress(value);
  return url?.href === `${url?.origin}/` ? url : undefined;
}

/** Https, or on this machine. */
export function isSafe(url: URL): boolean {
  return url.protocol === 'https:' || isLoopback(url);
}

function isLoopback(url: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}

/** `a, b` → `['a', 'b']` */
export function listed(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
