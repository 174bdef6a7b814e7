/** Everything an account holds, as a file to be saved. */
export type AccountFile = { name: string; content: Blob };

const named = /filename="([^"/\\]+)"/;

/** Bytes between one word on how far it has come and the next. */
const progressStep = 100_000;

/**
 * Reads the file as it arrives.
 * @param onProgress receives the number of bytes so far: now and then, and at the end.
 * @throws when the file is truncated: a failed transfer leaves invalid JSON.
 */
export async function readAccountFile(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  headers: Headers,
  onProgress: (bytes: number) => void = () => {},
): Promise<AccountFile> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const json = followJson();
  let bytes = 0;
  let reported = 0;
  const reader = (stream ?? new Blob().stream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    json.take(part.value);
    chunks.push(part.value);
    bytes += part.value.byteLength;
    if (bytes - reported < progressStep) continue;
    reported = bytes;
    onProgress(bytes);
  }
  if (!json.isWhole()) throw new SyntaxError('The file ends in the middle.');
  if (reported !== bytes) onProgress(bytes);
  const content = new Blob(chunks, { type: 'application/json' });
  // A server of another origin may not show this header to scripts.
  const name = named.exec(headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'ecritoire.json', content };
}

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash] = [code('"'), code('\\')];
const opening = new Set([code('{'), code('[')]);
const closing = new Set([code('}'), code(']')]);

/**
 * Detects the end of an object by its brackets. Parsing a whole account for that would double its
 * memory and block the page.
 */
function followJson(): { take: (bytes: Uint8Array) => void; isWhole: () => boolean } {
  let depth = 0;
  let hasBegun = false;
  let isInText = false;
  let isEscaped = false;
  // In UTF-8 none of these bytes is ever part of another character.
  const takeByte = (byte: number) => {
    if (isEscaped) isEscaped = false;
    else if (isInText && byte === backslash) isEscaped = true;
    else if (byte === quote) isInText = !isInText;
    else if (isInText) return;
    else if (closing.has(byte)) depth -= 1;
    else if (opening.has(byte)) {
      depth += 1;
      hasBegun = true;
    }
  };
  return {
    take: (bytes) => bytes.forEach(takeByte),
    isWhole: () => hasBegun && depth === 0 && !isInText,
  };
}
