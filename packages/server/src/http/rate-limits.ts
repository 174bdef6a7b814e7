import type { OperationId } from '@ecritoire/contracts';
import { countRequest } from '../domain/rate-limits.ts';
import type { Services } from '../services.ts';

type Limit = { requests: number; seconds: number };

const signingIn: Limit = { requests: 60, seconds: 60 };
const publicForm: Limit = { requests: 10, seconds: 600 };

/** How often one client may ask; an operation that is not here has no limit. */
export const rateLimits: Partial<Record<OperationId, Limit>> = {
  signInWithGoogle: signingIn,
  refreshAccessToken: signingIn,
  joinWaitlist: publicForm,
  askQuestion: publicForm,
  suggestFeature: publicForm,
};

/** An IPv6 client has 2⁶⁴ addresses of its own: only the network before them tells clients apart. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
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
  { database, clock, hashOfClient }: Pick<Services, 'database' | 'clock' | 'hashOfClient'>,
  factor: number,
): Promise<number | undefined> {
  const limit = rateLimits[operationId];
  if (!limit) return undefined;
  const now = clock.now();
  const windowMs = limit.seconds * 1000;
  const windowStart = Math.floor(now.getTime() / windowMs) * windowMs;
  const clientHash = await hashOfClient(`${operationId} ${clientOf(address)}`);
  const requests = await countRequest(database, {
    operation: operationId,
    clientHash,
    windowStart: new Date(windowStart),
  });
  if (requests <= Math.max(1, Math.floor(limit.requests * factor))) return undefined;
  return Math.max(1, Math.ceil((windowStart + windowMs - now.getTime()) / 1000));
}
