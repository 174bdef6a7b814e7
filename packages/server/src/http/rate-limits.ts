import type { OperationId } from '@ecritoire/contracts';
import { rateLimits } from '@ecritoire/contracts/rate-limits';
import { troubleOf } from '../database/trouble.ts';
import { countRequest } from '../domain/rate-limits.ts';
import type { Services } from '../services.ts';

/** An IPv4 address that is written as an IPv6 one (RFC 4291 §2.5.5.2), as URLs write it. */
const IPV4_MAPPED = /^\[::ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)\]$/u;

/** An IPv6 client has 2⁶⁴ addresses of its own: only the network before them identifies it. */
export function clientOf(address: string): string {
  const url = URL.parse(`http://[${address.split('%')[0] ?? ''}]`);
  if (!url) return address;
  const { high, low } = IPV4_MAPPED.exec(url.hostname)?.groups ?? {};
  if (high !== undefined && low !== undefined) {
    const bytes = [high, low].map((group) => Number.parseInt(group, 16));
    return bytes.flatMap((group) => [group >> 8, group & 255]).join('.');
  }
  const [head = '', tail = ''] = url.hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all.slice(0, 4).join(':');
}

/**
 * Counts this request of a client.
 *
 * @param factor multiplies every limit.
 * @returns whole seconds to wait when there were too many, or undefined.
 */
export async function secondsToWait(
  operationId: OperationId,
  address: string,
  { database, clock, keyedHash }: Pick<Services, 'database' | 'clock' | 'keyedHash'>,
  factor: number,
): Promise<number | undefined> {
  const limit = rateLimits[operationId];
  if (!limit) return undefined;
  const now = clock.now();
  const windowMs = limit.seconds * 1000;
  const windowStart = Math.floor(now.getTime() / windowMs) * windowMs;
  const clientHash = await keyedHash(`client ${operationId} ${clientOf(address)}`);
  const requests = await countRequest(database, {
    operation: operationId,
    clientHash,
    windowStart: new Date(windowStart),
  }).catch((error: unknown) => {
    // Where nothing can be written, what only reads goes on.
    if (troubleOf(error) === undefined) throw error;
    return 0;
  });
  if (requests <= Math.max(1, Math.floor(limit.requests * factor))) return undefined;
  return Math.max(1, Math.ceil((windowStart + windowMs - now.getTime()) / 1000));
}
