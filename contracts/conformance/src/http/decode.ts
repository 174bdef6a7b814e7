import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

export type Decoded = {
  text: string;
  /** What is wrong with the bytes, as the rest of a sentence. */
  encodingFault?: string;
};

const MARK = [0xef, 0xbb, 0xbf];

/** What the kit accepts, and `x-gzip`, an old name of `gzip`. */
const CODINGS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** @throws Error when the bytes are not of a coding that they are said to be. */
const unpacked = (bytes: Uint8Array, codings: readonly string[]) =>
  codings.reduceRight((packed, coding) => {
    const unpack = CODINGS[coding];
    if (!unpack) throw new Error(`Nobody knows the coding ${coding}.`);
    return unpack(packed);
  }, bytes);

/**
 * The text of an answer, and what its bytes have that JSON may not have.
 *
 * @param encoding the `Content-Encoding` of the answer.
 */
export function decode(packed: Uint8Array, encoding = ''): Decoded {
  const codings = encoding
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  let bytes: Uint8Array;
  try {
    bytes = packed.byteLength === 0 ? packed : unpacked(packed, codings);
  } catch {
    const told = `${packed.byteLength} bytes of Content-Encoding: ${encoding}`;
    return { text: `(${told})`, encodingFault: `cannot be read (${told})` };
  }
  const text = new TextDecoder().decode(bytes);
  if (MARK.every((byte, index) => bytes[index] === byte)) {
    return { text, encodingFault: 'begins with a byte order mark' };
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text };
  } catch {
    return { text, encodingFault: 'is not UTF-8' };
  }
}
