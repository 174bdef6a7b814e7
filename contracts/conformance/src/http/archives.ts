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
 * What the files of a zip say, all together.
 *
 * @throws Error when it is no zip.
 */
export function textIn(bytes: Uint8Array): string {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(END);
  const texts: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const content = contentAt(zip, zip.readUInt32LE(at + 42));
    const file = zip.subarray(content, content + zip.readUInt32LE(at + 20));
    texts.push(String(isStored ? file : inflateRawSync(file)));
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    );
    at += 46 + name + extra + comment;
  }
  return texts.join('\n');
}
