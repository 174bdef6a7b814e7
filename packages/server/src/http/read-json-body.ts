import { storableText } from '../storable-text.ts';
import { problem } from './problem.ts';

/** The contract's largest; `safety.test.ts` compares the two. */
export const MAX_BODY_BYTES = 1024 * 1024;

type Refusal = ReturnType<
  typeof problem<'request.malformedJson' | 'request.tooLarge' | 'request.unsupportedMediaType'>
>;

/** `application/json` with any parameters, as long as they name no other charset. */
function isJson(contentType: string): boolean {
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && charsets.every((one) => /^charset="?utf-8"?$/u.test(one));
}

/** None of the codings that a body can come in is taken. */
export const isCompressed = ({ headers }: Request): boolean =>
  !/^(?:identity)?$/iu.test(headers.get('content-encoding') ?? '');

/** The client ended the connection before its request had come: nobody is there to answer. */
export class RequestAborted extends Error {}

/**
 * Stops reading as soon as there is too much. The rest is left to the server of the connection: a
 * reader that cancels could cut it.
 */
async function readWithin(
  stream: ReadableStream<Uint8Array>,
  most: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array[] | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    size += value.byteLength;
    onBytes(value.byteLength);
    if (size > most) {
      reader.releaseLock();
      return undefined;
    }
    chunks.push(value);
  }
}

/**
 * All of the body, or undefined when there is too much. One whose length is declared ends there,
 * and is read in one piece: as a stream it would cost more than all else that is done with it here.
 */
export async function readBody(
  request: Request,
  most: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array[] | undefined> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > most) return undefined;
  try {
    if (declared === null) {
      return request.body ? await readWithin(request.body, most, onBytes) : [];
    }
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > most ? undefined : [bytes];
  } catch (cause) {
    throw new RequestAborted('The body of the request did not come.', { cause });
  }
}

/** @throws TypeError when the bytes are not UTF-8. */
function decode(chunks: Uint8Array[]): string {
  // A byte order mark stays, and is invalid JSON.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}

const UNSTORABLE = /\\u(?:0000|d[89a-f][\da-f]{2})/iu;

/** JSON with texts as the database can hold them. */
export function parseJson(json: string): unknown {
  if (!UNSTORABLE.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}

/**
 * The body of a request as JSON.
 *
 * @param expected `optional`: an empty one is none, even where its type is announced.
 * @param onBytes called for each chunk of a body.
 * @throws RequestAborted when the connection ends before.
 * @returns `{ json }`, undefined in it when there is no body at all, or `{ refusal }`: the problem
 * to answer (415, 413 or 400).
 */
export async function readJsonBody(
  request: Request,
  expected: 'required' | 'optional',
  onBytes: (bytes: number) => void = () => undefined,
): Promise<{ json: unknown } | { refusal: Refusal }> {
  const contentType = request.headers.get('content-type');
  const chunks = await readBody(request, MAX_BODY_BYTES, onBytes);
  if (!chunks) return { refusal: problem('request.tooLarge') };
  const isEmpty = chunks.every(({ byteLength }) => byteLength === 0);
  if (isEmpty && contentType === null) return { json: undefined };
  if (!isJson(contentType ?? '') || isCompressed(request)) {
    return { refusal: problem('request.unsupportedMediaType') };
  }
  if (isEmpty && expected === 'optional') return { json: undefined };
  try {
    return { json: parseJson(decode(chunks)) };
  } catch {
    return { refusal: problem('request.malformedJson') };
  }
}
