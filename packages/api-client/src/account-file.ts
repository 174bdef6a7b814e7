/** Everything an account holds, as a file to be saved. */
export type AccountFile = { name: string; content: Blob };

const named = /filename="([^"/\\]+)"/;

/**
 * Reads the file as it arrives.
 * @param onProgress is told how many bytes there are so far.
 * @throws when it ends before its end: a failure on the way leaves something that is no JSON.
 */
export async function readAccountFile(
  stream: ReadableStream<Uint8Array> | null,
  headers: Headers,
  onProgress: (bytes: number) => void = () => {},
): Promise<AccountFile> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = (stream ?? new Blob().stream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    chunks.push(new Uint8Array(part.value));
    onProgress(bytes);
  }
  const content = new Blob(chunks, { type: 'application/json' });
  JSON.parse(await content.text());
  // A server of another origin may not show this header to scripts.
  const name = named.exec(headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'ecritoire.json', content };
}
