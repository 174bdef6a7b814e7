import { problem } from './problem.ts';
import { isCompressed, readBody } from './read-json-body.ts';

/** The contract's (`safety.test.ts` compares the two); held while the archive is judged and written. */
export const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

const isZip = (contentType: string) =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/zip';

/**
 * The body of a request as the bytes of a zip, not looked at yet.
 *
 * @throws RequestAborted when the connection ends before.
 */
export async function readArchiveBody(request: Request, onBytes: (bytes: number) => void) {
  const chunks = await readBody(request, MAX_ARCHIVE_BYTES, onBytes);
  if (!chunks) return { refusal: problem('request.tooLarge') };
  if (!isZip(request.headers.get('content-type') ?? '') || isCompressed(request)) {
    return { refusal: problem('request.unsupportedMediaType') };
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return { json: bytes };
}
