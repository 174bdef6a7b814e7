export type Decoded = {
  text: string;
  /** What is wrong with the bytes, as the rest of a sentence. */
  encodingFault?: string;
};

const MARK = [0xef, 0xbb, 0xbf];

/** The text of an answer, and what its bytes have that JSON may not have. */
export function decode(bytes: Uint8Array): Decoded {
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
