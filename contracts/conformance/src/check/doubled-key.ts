const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gu;

/** The first key that an object of a JSON text has twice: readers disagree which of them counts. */
export function doubledKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = String(JSON.parse(last));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    last = token;
  }
  return undefined;
}
