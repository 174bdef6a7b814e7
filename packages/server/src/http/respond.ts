/** A handler's answer without its types: `Handlers` has made sure of them. */
export type Answer = {
  status: number;
  headers?: Record<string, string | number> | undefined;
  body?: unknown;
  stream?: ReadableStream<Uint8Array>;
  /** Of a stream that is no JSON. */
  contentType?: string;
};

/** What every answer says, unless it says otherwise. What is for one reader is never cached. */
function headersOf({ status, headers = {} }: Answer, now: Date): Headers {
  const all = new Headers({
    'cache-control': 'no-store',
    date: now.toUTCString(),
    'x-content-type-options': 'nosniff',
  });
  if (status === 401) all.set('www-authenticate', 'Bearer');
  for (const [name, value] of Object.entries(headers)) all.set(name, String(value));
  return all;
}

/** JSON, or problem+json from 400 on; a stream may say that it is something else. */
export function respond(answer: Answer, now: Date): Response {
  const { status, body, stream, contentType = 'application/json' } = answer;
  const headers = headersOf(answer, now);
  if (body === undefined && !stream) return new Response(null, { status, headers });
  headers.set('content-type', status >= 400 ? 'application/problem+json' : contentType);
  return new Response(stream ?? JSON.stringify(body), { status, headers });
}
