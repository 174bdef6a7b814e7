import type { Json, Mutant } from '../mutants/mutant.ts';
import type { Change, Message, Reply } from './proxy.ts';

/** A right server behind a proxy that makes one fault of it. */
export type WireMutant = Omit<Mutant, 'mutate'> & {
  /** Called for each run, so that what a proxy remembers is its own. */
  change: () => Change;
  /** Calls within which rate limits have to be reached. */
  rateLimits?: number;
};

export const jsonOf = ({ body }: Pick<Message, 'body'>): Json => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

export const bodyOf = (json: Json): Buffer => Buffer.from(JSON.stringify(json));

export const problem = (status: number, messageKey: string, more: Json = {}): Reply => ({
  status,
  headers: {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
  },
  body: bodyOf({
    type: 'about:blank',
    title: 'A failure',
    status,
    detail: 'It is so.',
    messageKey,
    ...more,
  }),
});

export const failure = () => problem(500, 'actions.endpoints.serverError');

export const invalid = (field: string, messageKey = 'validation.wrongFormat') =>
  problem(422, 'actions.endpoints.validationError', { errors: [{ field, messageKey }] });

/** `POST /projects` → whether a message is one; `{}` stands for any step. */
export function isCall(message: Message, call: string): boolean {
  const [method, path = ''] = call.split(' ');
  const pattern = path.replaceAll('{}', '[^/]+');
  const [address = ''] = message.url.split('?');
  return message.method === method && new RegExp(`^/api${pattern}$`, 'u').test(address);
}

type Parts = Omit<WireMutant, 'name' | 'operation' | 'kinds'> & Partial<Pick<WireMutant, 'kinds'>>;

/** @param parts its kinds are `broken-scenario` unless they say otherwise. */
export const wired = (name: string, operation: string, parts: Parts): WireMutant => ({
  name,
  operation,
  kinds: ['broken-scenario'],
  ...parts,
});
