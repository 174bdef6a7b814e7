import { createContext } from 'react';
import type { IconName } from './icons.ts';

/** Asks the service for one address. The kit itself never touches the network. */
export type IconRequest = (url: string, signal: AbortSignal) => Promise<unknown>;

export type IconService = {
  /**
   * Answers `?icons=a,b` with `{icons: {a: {body}}}`, the body being the inside of an SVG. An
   * address that has a question already is asked `&icons=a,b`.
   */
  address: string;
  request: IconRequest;
  /** Names of the service for bundled icons: what is drawn in their place. */
  replaced?: Readonly<Partial<Record<IconName, string>>>;
};

export const IconServiceContext = createContext<IconService | null>(null);

/** Both from section 9 of the specification: milliseconds, and characters of an address. */
const timeout = 1500;
const longestAddress = 500;

type Waiting = { name: string; settle: (body: string | null) => void };

const found = new Map<IconService['address'], Map<string, Promise<string | null>>>();
const queues = new Map<IconService, Waiting[]>();

function addressOf({ address }: IconService, batch: readonly Waiting[]): string {
  const names = batch.map(({ name }) => encodeURIComponent(name)).join(',');
  return `${address}${address.includes('?') ? '&' : '?'}icons=${names}`;
}

function batches(service: IconService, queue: readonly Waiting[]): Waiting[][] {
  const all: Waiting[][] = [];
  for (const one of queue) {
    const last = all.at(-1);
    if (last && addressOf(service, [...last, one]).length <= longestAddress) last.push(one);
    else all.push([one]);
  }
  return all;
}

function bodyOf(answer: unknown, name: string): string | null {
  if (typeof answer !== 'object' || answer === null || !('icons' in answer)) return null;
  const { icons } = answer;
  if (typeof icons !== 'object' || icons === null) return null;
  const icon: unknown = new Map<string, unknown>(Object.entries(icons)).get(name);
  if (typeof icon !== 'object' || icon === null || !('body' in icon)) return null;
  return typeof icon.body === 'string' ? icon.body : null;
}

function warn(name: string, reason: string) {
  console.warn(`The icon “${name}” could not be loaded: ${reason}`);
}

function gaveUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function load(service: IconService, batch: readonly Waiting[]) {
  const url = addressOf(service, batch);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`no answer in ${timeout} ms`)), timeout);
  try {
    if (url.length > longestAddress) throw new Error('its name is too long');
    // Not every request honours its abort signal.
    const answer = await Promise.race([service.request(url, abort.signal), gaveUp(abort.signal)]);
    for (const { name, settle } of batch) {
      const body = bodyOf(answer, name);
      if (body === null) warn(name, 'the service does not know it');
      settle(body);
    }
  } catch (error) {
    for (const { name, settle } of batch) {
      warn(name, error instanceof Error ? error.message : String(error));
      // Offline now; the next component that shows it retries.
      found.get(service.address)?.delete(name);
      settle(null);
    }
  } finally {
    clearTimeout(timer);
  }
}

function enqueue(service: IconService, waiting: Waiting) {
  const queue = queues.get(service);
  if (queue) {
    queue.push(waiting);
    return;
  }
  const started = [waiting];
  queues.set(service, started);
  // All icons of one render ask together.
  queueMicrotask(() => {
    queues.delete(service);
    for (const batch of batches(service, started)) void load(service, batch);
  });
}

/** The inside of an icon's SVG, or null; each name is asked for until it is answered. Never rejects. */
export function lookUpIcon(service: IconService | null, name: string): Promise<string | null> {
  if (!service) {
    warn(name, 'it is not bundled, and no icon service is configured');
    return Promise.resolve(null);
  }
  const known = found.get(service.address) ?? new Map<string, Promise<string | null>>();
  found.set(service.address, known);
  const lookup =
    known.get(name) ??
    new Promise<string | null>((settle) => {
      enqueue(service, { name, settle });
    });
  known.set(name, lookup);
  return lookup;
}
