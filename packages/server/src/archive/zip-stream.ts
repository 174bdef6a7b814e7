import { ZipWriter } from '@zip.js/zip.js';
import { textStream } from '../http/text-stream.ts';

/** A file of the zip, as pieces of its text. */
export type ZipEntry = { name: string; text: Iterable<string> | AsyncGenerator<string> };

/** The reader of the zip has left. */
class ReaderLeft extends Error {}

/**
 * Files as the bytes of a zip, made only as fast as they are read: neither a file nor the zip is
 * ever held whole.
 */
export function zipStream(
  entries: AsyncGenerator<ZipEntry>,
  madeAt: Date,
): ReadableStream<Uint8Array> {
  let onPull: () => void = () => undefined;
  const left = new AbortController();
  const hasLeft = () => left.signal.aborted;

  const write = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const output = new WritableStream<Uint8Array>({
      async write(chunk) {
        while (!hasLeft() && (controller.desiredSize ?? 0) <= 0) {
          await new Promise<void>((resolve) => {
            onPull = resolve;
          });
        }
        if (hasLeft()) throw new ReaderLeft();
        controller.enqueue(chunk);
      },
    });
    const zip = new ZipWriter(output, { useWebWorkers: false });
    for await (const { name, text } of entries) {
      await zip.add(name, textStream(text), { lastModDate: madeAt });
    }
    await zip.close();
    controller.close();
  };

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        write(controller).catch((error: unknown) => {
          if (!hasLeft()) controller.error(error);
        });
      },
      pull() {
        onPull();
      },
      async cancel() {
        left.abort();
        onPull();
        await entries.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
