import type { Operation } from '../contract/contract.ts';
import { ARCHIVE } from './archives.ts';

/** Who calls, as a name for the report and the header that says so. */
export type Caller = {
  name: string;
  /** What says so, asked for at each call: the value of a header; undefined sends none. */
  authorization: () => Promise<string | undefined>;
  /** Where it stands, when it is not in the header Authorization. */
  place?: 'Cookie' | 'address';
  /** The same as a command line says it, where that is not `Bearer` and the caller's token. */
  shown?: string;
  /** Whether the token has expired and cannot be renewed: no answer to it can be judged. */
  hasExpired?: () => boolean;
};

/** A token that no server may take: a report names and describes it, and never shows it. */
export type Forged = {
  /** What stands for it on a command line. */
  variable: string;
  token: string;
  /** What it is, in words. */
  told: string;
};

/** A body that is sent as it is, whatever its JSON would be. */
export type RawBody = {
  text: string;
  contentType: string | undefined;
  /** Sent where no text is these bytes; the text stands for them in a report. */
  bytes?: Uint8Array;
};

export type Call = {
  operation: Operation;
  caller: Caller;
  /** Sent instead of the path and the query, as it is written. */
  address?: string;
  /** By name; written into the path. */
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** undefined sends none. */
  body?: unknown;
  /** Sent instead of `body`. */
  raw?: RawBody;
  /** The forged token among what is sent, as the caller's or in the body. */
  forged?: Forged;
};

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** What came as it came, where it is a zip. */
  bytes?: Uint8Array;
  /** What is wrong with the bytes of the text: `is not UTF-8`. */
  encodingFault?: string;
  /** undefined when there is no body or it is not JSON. */
  body: unknown;
  milliseconds: number;
  /** What the call authenticated itself with, which an answer may repeat, and no report may. */
  credentials?: string[];
};

/** What a browser accepts, so that a compressing server or proxy shows what it does to answers. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

const written = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** An address with more in its query. */
export const withQuery = (address: string, query: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** The address of a call below the API's base address. */
export function addressOf(call: Call): string {
  if (call.address !== undefined) return call.address;
  const path = call.operation.path.replaceAll(/\{(?<name>[^}]+)\}/gu, (_, name: string) =>
    encodeURIComponent(written(call.params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, written(one));
  }
  // A plus stands for a blank in forms: written so, both mean the same to everybody.
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('+', '%20')}`;
}

/** What is sent as a body, and as which content type. */
export function payloadOf({ body, raw, operation }: Call): RawBody | undefined {
  if (raw) return raw;
  if (operation.isArchive === true) {
    return { text: '(an archive)', bytes: ARCHIVE, contentType: 'application/zip' };
  }
  if (body === undefined) return undefined;
  return {
    text: JSON.stringify(body),
    contentType: operation.body?.mediaType ?? 'application/json',
  };
}

/**
 * The headers of a call without the one that authenticates. Like the product's own client, a call
 * without a body has a content type too; a header that is given as undefined is left out.
 */
export function headersOf(call: Call): Record<string, string> {
  const payload = payloadOf(call);
  const headers: Record<string, unknown> = {
    accept: 'application/json',
    'content-type': payload ? payload.contentType : 'application/json',
    ...call.headers,
  };
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, written(value)]),
  );
}
