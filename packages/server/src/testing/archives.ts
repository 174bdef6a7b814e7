import {
  TextReader,
  TextWriter,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';
import type { TestApi, TestWriter } from './test-api.ts';

/** name → text */
export type Files = Record<string, string>;

export const requestArchive = ({ api }: TestApi, { accessToken }: TestWriter): Promise<Response> =>
  api.fetch(
    new Request('http://localhost/api/account/archive', {
      headers: { authorization: `Bearer ${accessToken}` },
    }),
  );

export const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

export async function filesIn(bytes: Uint8Array): Promise<Files> {
  const files: Files = {};
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter());
  }
  return files;
}

export async function zipOf(files: Files): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await zip.add(name, new TextReader(text));
  return zip.close();
}

/** The values of a file of JSON lines. */
export const valuesOf = (text = ''): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
