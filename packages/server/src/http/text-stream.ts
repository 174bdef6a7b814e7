/** About how many characters are sent at once: fewer would cost more than they carry. */
const CHUNK = 32_768;

/**
 * Pieces of text as a stream of bytes, made only as fast as they are read. Who stops reading stops
 * the making.
 */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = '';
      while (text.length < CHUNK) {
        const { done, value } = await pieces.next();
        if (done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
