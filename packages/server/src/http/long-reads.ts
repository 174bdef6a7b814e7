import { SMALL_TEXT } from '../domain/sizes.ts';
import { clientOf } from './rate-limits.ts';
import { textStream, watched } from './text-stream.ts';

/** Long texts that are read at once: each is work for the database. */
const OF_ACCOUNT = 2;
/** Several visitors may share an address. */
const OF_ADDRESS = 4;
const OF_ALL_VISITORS = 256;

type Reader = { userId?: string | undefined; clientAddress: string };
type Made = { pieces: Iterable<string> | AsyncGenerator<string> };

/**
 * Bounds how many long texts a reader reads at once, and how many all visitors do. The counts are
 * the process's own, as those of `account-limits.ts`.
 *
 * @param factor multiplies every limit.
 */
export function createLongReads(factor: number) {
  const underWay = new Map<string, number>();
  let ofVisitors = 0;

  /** @returns what ends the read; null where as many as may be are under way. */
  const begin = ({ userId, clientAddress }: Reader): (() => void) | null => {
    const key = userId === undefined ? `client ${clientOf(clientAddress)}` : `account ${userId}`;
    const isVisitor = userId === undefined;
    const count = underWay.get(key) ?? 0;
    if (count >= (isVisitor ? OF_ADDRESS : OF_ACCOUNT) * factor) return null;
    if (isVisitor && ofVisitors >= OF_ALL_VISITORS * factor) return null;
    underWay.set(key, count + 1);
    ofVisitors += Number(isVisitor);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      ofVisitors -= Number(isVisitor);
      const left = (underWay.get(key) ?? 1) - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
    };
  };

  return {
    begin,

    /**
     * A text as a stream; one that is not small counts until it is read, or given up.
     *
     * @param size about how many characters it has.
     * @param make reads it, or its beginning: undefined where there is none.
     * @returns `busy` where the reader reads as many as may be.
     */
    async read<Text extends Made>(
      reader: Reader,
      size: number,
      make: () => Promise<Text | undefined>,
    ): Promise<{ text: Text; stream: ReadableStream<Uint8Array> } | 'busy' | undefined> {
      const end = size > SMALL_TEXT ? begin(reader) : () => undefined;
      if (!end) return 'busy';
      let text: Text | undefined;
      try {
        text = await make();
      } finally {
        if (!text) end();
      }
      return text && { text, stream: watched(textStream(text.pieces), { onEnd: end }) };
    },
  };
}
