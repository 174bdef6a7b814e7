/** Everything an account holds, as a file to be saved. */
export type AccountFile = { name: string; content: Blob };

const named = /filename="([^"/\\]+)"/;

/** Bytes between one word on how far it has come and the next. */
const progressStep = 100_000;

/** Knows of a file, as it arrives, whether it is whole. */
type Following = { take: (bytes: Uint8Array) => void; isWhole: () => boolean };

const formats = {
  json: { type: 'application/json', follow: followJson },
  zip: { type: 'application/zip', follow: followZip },
} as const satisfies Record<string, { type: string; follow: () => Following }>;

/**
 * Reads the file as it arrives.
 * @param onProgress receives the number of bytes so far: now and then, and at the end.
 * @throws when the file is truncated: a failed transfer leaves invalid JSON, or a zip without its end.
 */
export async function readAccountFile(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  headers: Headers,
  onProgress: (bytes: number) => void = () => {},
  format: keyof typeof formats = 'json',
): Promise<AccountFile> {
  const { type, follow } = formats[format];
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const following = follow();
  let bytes = 0;
  let reported = 0;
  const reader = (stream ?? new Blob().stream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    following.take(part.value);
    chunks.push(part.value);
    bytes += part.value.byteLength;
    if (bytes - reported < progressStep) continue;
    reported = bytes;
    onProgress(bytes);
  }
  if (!following.isWhole()) throw new SyntaxError('The file ends in the middle.');
  if (reported !== bytes) onProgress(bytes);
  const content = new Blob(chunks, { type });
  // A server of another origin may not show this header to scripts.
  const name = named.exec(headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? `ecritoire.${format}`, content };
}

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash] = [code('"'), code('\\')];
const opening = new Set([code('{'), code('[')]);
const closing = new Set([code('}'), code(']')]);

/**
 * Detects the end of an object by its brackets. Parsing a whole account for that would double its
 * memory and block the page.
 */
function followJson(): Following {
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

/** The record at the end of a zip without a comment (APPNOTE 4.3.16): so many bytes, which begin so. */
const END_LENGTH = 22;
const END_SIGNATURE = [0x50, 0x4b, 5, 6];

function followZip(): Following {
  let end: number[] = [];
  return {
    take(bytes) {
      end = [...end, ...bytes.subarray(-END_LENGTH)].slice(-END_LENGTH);
    },
    isWhole: () =>
      end.length === END_LENGTH && END_SIGNATURE.every((byte, index) => end[index] === byte),
  };
}
