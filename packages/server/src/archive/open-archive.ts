import { Uint8ArrayReader, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { archiveManifest } from '@ecritoire/contracts/archive';
import type { ArchiveManifest } from '@ecritoire/contracts';
import { validate, type Validate } from '@ecritoire/contracts/validators';
import { parseJson } from '../http/read-json-body.ts';
import { afterWhatCame, betweenPieces } from '../in-pieces.ts';
import { ArchiveRefused } from './refused.ts';
import { FORMAT_VERSION } from './write-archive.ts';

/** Far more than an account has that the largest body can hold. */
const MOST = { entries: 200_000, bytes: 1024 ** 3 } as const;
/** A line is a paragraph, or its words in a session. */
const MOST_LINE = 4 * 1024 ** 2;

/** Only these are read; a name is never a path of anything here. */
const DATA =
  /^(?:manifest\.json|data\/(?:profile\.json|(?:targets|projects|sessions|documents\/[\da-f-]{36})\.jsonl))$/u;

export type OpenArchive = {
  manifest: ArchiveManifest;
  /** The names of the documents' files. */
  documents: string[];
  /** The values of a file, each of its schema; of no file where there is none. */
  valuesOf: <Value>(
    name: string,
    validator: Validate,
    onLine?: (length: number) => void,
  ) => AsyncGenerator<Value>;
};

const decode = (name: string, decoder: TextDecoder, bytes?: Uint8Array) => {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new ArchiveRefused('archives.invalid', `${name} is not UTF-8`);
  }
};

/** The text of a file in pieces, no more of them than it says that it has. */
async function* textOf(entry: FileEntry): AsyncGenerator<string> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const unpacking = entry.getData(writable, { checkSignature: true, useWebWorkers: false });
  unpacking.catch(() => undefined);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > entry.uncompressedSize) throw new ArchiveRefused('archives.unreadable');
      yield decode(entry.filename, decoder, value);
      await afterWhatCame();
    }
    await unpacking;
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('archives.unreadable');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  yield decode(entry.filename, decoder);
}

async function* linesOf(entry: FileEntry): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(entry)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LINE) throw new ArchiveRefused('archives.tooLarge');
    yield* lines;
  }
  yield rest;
}

/** @throws ArchiveRefused */
function valueOf(line: string, validator: Validate, place: string): unknown {
  const refused = (fault: string) => new ArchiveRefused('archives.invalid', `${place}: ${fault}`);
  let value: unknown;
  try {
    value = parseJson(line);
  } catch {
    throw refused('not JSON');
  }
  const [fault] = validate(validator, value);
  if (fault) throw refused(`${fault.field} ${fault.messageKey}`);
  return value;
}

async function entriesIn(
  bytes: Uint8Array,
  most: Record<keyof typeof MOST, number>,
): Promise<Map<string, FileEntry>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const files = new Map<string, FileEntry>();
  const letOthersIn = betweenPieces();
  let [count, size] = [0, 0];
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      await letOthersIn();
      count += 1;
      if (count > most.entries) throw new ArchiveRefused('archives.tooLarge');
      if (entry.directory || !DATA.test(entry.filename)) continue;
      if (entry.encrypted || files.has(entry.filename)) {
        throw new ArchiveRefused('archives.unreadable');
      }
      size += entry.uncompressedSize;
      if (size > most.bytes) throw new ArchiveRefused('archives.tooLarge');
      files.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('archives.unreadable');
  }
  return files;
}

/**
 * The archive that these bytes are. Its files are unpacked as they are read, and no file twice at once.
 *
 * @param most of its files, and of their bytes once unpacked.
 * @throws ArchiveRefused
 */
export async function openArchive(
  bytes: Uint8Array,
  most: Record<keyof typeof MOST, number> = MOST,
): Promise<OpenArchive> {
  const files = await entriesIn(bytes, most);
  async function* valuesIn<Value>(
    name: string,
    validator: Validate,
    onLine?: (length: number) => void,
  ): AsyncGenerator<Value> {
    const entry = files.get(name);
    if (!entry) return;
    const letOthersIn = betweenPieces();
    let number = 0;
    for await (const line of linesOf(entry)) {
      await letOthersIn();
      number += 1;
      if (line === '') continue;
      onLine?.(line.length);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the validator is that of its schema.
      yield valueOf(line, validator, `${name}, line ${number}`) as Value;
    }
  }
  if (!files.has('manifest.json')) throw new ArchiveRefused('archives.unreadable');
  const { value: manifest } = await valuesIn<ArchiveManifest>(
    'manifest.json',
    archiveManifest,
  ).next();
  if (!manifest) throw new ArchiveRefused('archives.unreadable');
  if (manifest.formatVersion !== FORMAT_VERSION) {
    throw new ArchiveRefused('archives.unknownVersion');
  }
  const documents = [...files.keys()].filter((name) => name.startsWith('data/documents/'));
  return { manifest, documents, valuesOf: valuesIn };
}
