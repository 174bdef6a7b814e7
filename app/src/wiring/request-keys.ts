/**
 * The key under which a request is carried out once: the same for the same request, until it has
 * succeeded. So a second try after an answer that was lost does nothing twice, and a request that
 * was changed meanwhile is another one.
 */
export function createRequestKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let last: { request: string; key: string } | null = null;
  return {
    keyOf(body: unknown): string {
      const request = JSON.stringify(body);
      if (last?.request !== request) last = { request, key: makeKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}
