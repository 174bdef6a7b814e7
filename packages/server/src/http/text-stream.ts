import { afterWhatCame } from '../in-pieces.ts';

/** About how many characters are sent at once: fewer would cost more than they carry. */
const CHUNK = 32_768;

/**
 * Pieces of text as a stream of bytes, made only as fast as they are read. Who stops reading stops
 * the making.
 */
export function textStream(
  text: Iterable<string> | AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = (async function* () {
    yield* text;
  })();
  return new ReadableStream({
    async pull(controller) {
      // The embedded database answers without ever giving the event loop back.
      await afterWhatCame();
      let chunk = '';
      while (chunk.length < CHUNK) {
        const { done, value } = await pieces.next();
        if (done) {
          if (chunk !== '') controller.enqueue(encoder.encode(chunk));
          controller.close();
          return;
        }
        chunk += value;
      }
      controller.enqueue(encoder.encode(chunk));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/**
 * The same stream, which reports when it breaks off. The transport reports it to the reader by
 * cutting off the response.
 *
 * @param handlers.onEnd called once nothing more comes of it, for whatever reason.
 */
export function watched(
  stream: ReadableStream<Uint8Array>,
  handlers: { onFailure?: (error: unknown) => void; onEnd?: () => void },
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isCancelled = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        // Its own reader has left meanwhile: it takes nothing more.
        if (isCancelled) return undefined;
        if (!done) return controller.enqueue(value);
        handlers.onEnd?.();
        return controller.close();
      } catch (error) {
        handlers.onEnd?.();
        handlers.onFailure?.(error);
        throw error;
      }
    },
    async cancel(reason) {
      isCancelled = true;
      handlers.onEnd?.();
      await reader.cancel(reason);
    },
  });
}
