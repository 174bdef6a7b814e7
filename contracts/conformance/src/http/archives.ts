import { crc32, inflateRawSync } from 'node:zlib';

/** An archive in which nothing was written: a zip of its manifest, stored as it is. */
export const ARCHIVE = Buffer.from(
  'UEsDBAoAAAAAAAAALl1N1UMmnQAAAJ0AAAANAAAAbWFuaWZlc3QuanNvbnsiZm9ybWF0IjoiZWNyaXRvaXJlLWFyY2hpdmUi' +
    'LCJmb3JtYXRWZXJzaW9uIjoxLCJpZCI6IjViMGYwZjFlLTJkM2MtNGI1YS04YzlkLTBlMWYyYTNiNGM5MSIsImNyZWF0' +
    'ZWRBdCI6IjIwMjYtMDktMTRUMTg6MDA6MDAuMDAwWiIsImNvbnRyYWN0VmVyc2lvbiI6IjAuMi4wIn1QSwECAAMKAAAA' +
    'AAAAAC5dTdVDJp0AAACdAAAADQAAAAAAAAAAAAAApIEAAAAAbWFuaWZlc3QuanNvblBLBQYAAAAAAQABADsAAADIAAAA' +
    'AAA=',
  'base64',
);

const FILE = Buffer.from([0x50, 0x4b, 3, 4]);
const ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);
const END = Buffer.from([0x50, 0x4b, 5, 6]);

/** Where the content of a zip's file begins, by the place of its local header. */
const contentAt = (zip: Buffer, at: number) =>
  at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);

/** {@link ARCHIVE} in a format that nobody knows yet. */
export function archiveOfLaterFormat(): Uint8Array {
  const zip = Buffer.from(ARCHIVE);
  zip.write('9', zip.indexOf('"formatVersion":1') + '"formatVersion":'.length);
  const entry = zip.lastIndexOf(ENTRY);
  const sum = crc32(zip.subarray(contentAt(zip, 0), entry));
  zip.writeUInt32LE(sum, 14);
  zip.writeUInt32LE(sum, entry + 16);
  return zip;
}

/**
 * The files of a zip, by name.
 *
 * @throws Error when it is no zip.
 */
function filesIn(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(END);
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const content = contentAt(zip, zip.readUInt32LE(at + 42));
    const file = zip.subarray(content, content + zip.readUInt32LE(at + 20));
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    );
    const named = zip.toString('utf8', at + 46, at + 46 + name);
    files.set(named, String(isStored ? file : inflateRawSync(file)));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** What the files of a zip say, all together. */
export const textIn = (bytes: Uint8Array): string => [...filesIn(bytes).values()].join('\n');

/** A zip of these files, stored as they are. */
export function zipOf(files: ReadonlyMap<string, string>): Uint8Array {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [named, content] = [Buffer.from(name), Buffer.from(text)];
    // Version, flags (names in UTF-8), method, time, day, checksum, both sizes, lengths of the name and of more.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(10, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(0x5c21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(named.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(ENTRY, Buffer.from([10, 0]), common, place, named);
    parts.push(FILE, common, named, content);
    at += FILE.length + common.length + named.length + content.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, END, end]);
}

const DAY = 86_400_000;
/** A JSON text that is an instant or a day. */
const TIME = /"(\d{4}-\d{2}-\d{2})(T[^"\s]+)?"/gu;

/** An archive as if it had been made so many days earlier: another archive, whose times lie all back. */
export function archiveDaysBefore(bytes: Uint8Array, days: number): Map<string, string> {
  const back = (text: string, day: string, time?: string) => {
    const at = Date.parse(time === undefined ? day : `${day}${time}`) - days * DAY;
    if (Number.isNaN(at)) return text;
    const instant = new Date(at).toISOString();
    return JSON.stringify(time === undefined ? instant.slice(0, 10) : instant);
  };
  const data = [...filesIn(bytes)].filter(([name]) => /^(?:manifest|data\/)/u.test(name));
  const files = new Map(data.map(([name, text]) => [name, text.replaceAll(TIME, back)]));
  const manifest = Object(JSON.parse(files.get('manifest.json') ?? '{}'));
  manifest.id = crypto.randomUUID();
  return files.set('manifest.json', JSON.stringify(manifest));
}
