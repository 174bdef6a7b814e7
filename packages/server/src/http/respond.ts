type Answer = { status: number; body?: unknown };

/** JSON, or problem+json from 400 on. What the API says is for this one reader: never cached. */
export function respond({ status, body }: Answer, headers: Record<string, string> = {}): Response {
  const shared = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers };
  if (body === undefined) return new Response(null, { status, headers: shared });
  const contentType = status >= 400 ? 'application/problem+json' : 'application/json';
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...shared, 'content-type': contentType },
  });
}
