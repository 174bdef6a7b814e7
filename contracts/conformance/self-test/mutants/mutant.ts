import type { FindingKind, Operation } from '../../src/index.ts';
import type { Fetch, Parts } from '../reference.ts';

/** A reference server with one fault. */
export type Mutant = {
  /** What is wrong with it, in words. */
  name: string;
  /** The operation that the kit has to find at fault. */
  operation: string;
  /** What the kit has to call it: one of these. */
  kinds: FindingKind[];
  /** Where to look, so that it is found fast. */
  suites: string[];
  /** The operations to look at, where it is not the one at fault alone. */
  only?: string[];
  mutate: (parts: Parts) => Fetch;
};

// oxlint-disable-next-line typescript/no-explicit-any -- mutants spoil bodies of every shape.
export type Json = any;

export type Incoming = {
  readonly request: Request;
  operation: string;
  params: Record<string, string>;
  body: Json;
};

/** An answer that can be spoilt in place. */
export type Spoilt = {
  status: number;
  headers: Headers;
  body: Json;
  text?: string | Uint8Array<ArrayBuffer>;
};

let operations: Operation[] = [];
/** Tells the mutants which operations there are. */
export const setOperations = (all: Operation[]) => {
  // What has no parameter in its path goes before what has: /sessions/live is no session.
  operations = all.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
};

function operationOf(request: Request) {
  const path = new URL(request.url).pathname.replace(/^\/api/u, '');
  for (const { operationId, method, path: template } of operations) {
    if (method !== request.method.toLowerCase()) continue;
    const pattern = template.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`, 'u').exec(path);
    if (found) return { operation: operationId, params: { ...found.groups } };
  }
  return undefined;
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The same request with other headers, another address or another body: JSON, or as it is written. */
export function changed(
  request: Request,
  parts: { url?: string; method?: string; headers?: Record<string, string | null>; body?: Json },
): Request {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(parts.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  headers.delete('content-length');
  const method = parts.method ?? request.method;
  const isWritten = typeof parts.body === 'string' || parts.body instanceof Uint8Array;
  const written = isWritten ? parts.body : JSON.stringify(parts.body);
  if (written !== undefined && !isWritten) headers.set('content-type', 'application/json');
  const url = parts.url === undefined ? request.url : new URL(parts.url, request.url);
  // Bytes, since a text would bring a content type along.
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  return new Request(url, { method, headers, ...(bytes === undefined ? {} : { body: bytes }) });
}

const respond = ({ status, headers, body, text }: Spoilt): Response => {
  const isEmpty = status === 204 || status === 304 || (body === undefined && text === undefined);
  return new Response(isEmpty ? null : (text ?? JSON.stringify(body)), { status, headers });
};

const read = async (response: Response): Promise<Spoilt> => {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return { status: response.status, headers, body: parsed(text) };
};

export type Around = (
  incoming: Incoming,
  next: (request: Request) => Promise<Spoilt>,
  parts: Parts,
) => Promise<Spoilt>;

/** Wraps the server at some operations; the body has been read, and is given on as `incoming.body`. */
export const around =
  (names: string | string[], wrapper: () => Around) =>
  (parts: Parts): Fetch => {
    const wrap = wrapper();
    return async (request) => {
      const found = operationOf(request);
      if (!found || !(names === '*' || [names].flat().includes(found.operation))) {
        return parts.fetch(request);
      }
      const bytes = new Uint8Array(await request.arrayBuffer());
      const incoming = {
        ...found,
        body: parsed(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
        /** A new one each time, since a request can be read once. */
        get request() {
          // As it came, whatever its bytes are.
          return changed(request, bytes.byteLength === 0 ? {} : { body: bytes });
        },
      };
      const next = async (one: Request) => read(await parts.fetch(one));
      return respond(await wrap(incoming, next, parts));
    };
  };

/** Spoils the answers of one operation that have a status. */
export const spoiling = (
  operation: string,
  status: number,
  spoil: (answer: Spoilt, incoming: Incoming) => void,
) =>
  around(operation, () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.status === status) spoil(answer, incoming);
    return answer;
  });

/** Mends requests before the server sees them, so that it takes what it should refuse. */
export const mending = (operation: string, mend: (body: Json) => Json) =>
  around(operation, () => (incoming, next) => {
    if (incoming.body === undefined) return next(incoming.request);
    const before = JSON.stringify(incoming.body);
    const body = mend(incoming.body) ?? incoming.body;
    // What needs no mending goes on as it came, in whatever type it is sent.
    const isMended = JSON.stringify(body) !== before;
    return next(isMended ? changed(incoming.request, { body }) : incoming.request);
  });

/** Mends the query of requests. */
export const mendingQuery = (operation: string, mend: (query: URLSearchParams) => void) =>
  around(operation, () => ({ request, body }, next) => {
    const url = new URL(request.url);
    mend(url.searchParams);
    return next(changed(request, { url: url.href, body }));
  });

export const bearerOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /u, '');

/** One that spoils the answers of an operation with a status. */
export const spoilt = (
  name: string,
  operation: string,
  status: number,
  kind: FindingKind | FindingKind[],
  spoil: (answer: Spoilt, incoming: Incoming) => void,
  suite = 'valid',
): Mutant => ({
  name,
  operation,
  kinds: [kind].flat(),
  suites: [suite],
  mutate: spoiling(operation, status, spoil),
});
