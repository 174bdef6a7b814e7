/** What French sets before ; ! ? and inside « », and within « a-t-il ». */
const french = { narrowSpace: 0x202f, noBreakHyphen: 0x2011 } as const;
const known = { noBreakSpace: 0xa0, space: 0x20, hyphen: 0x2d } as const;

type Tables = Map<string, Buffer>;

/**
 * Neither font has a narrow no-break space, and browsers make up one of half a space, too little to
 * be seen. The no-break space has a drawing of its own, as empty as that of the space: it becomes
 * the narrow one, and the space stands for both. Nor has either a hyphen that keeps its line, which
 * would come from another font: it looks as the hyphen does.
 * @param font TrueType, uncompressed
 * @param width of the narrow space, in parts of the size
 */
export function withFrenchSigns(font: Buffer, width: number): Buffer {
  const tables = tablesOf(font);
  const glyphs = glyphsOf(table(tables, 'cmap'));
  const [narrow, space] = [glyphs.get(known.noBreakSpace), glyphs.get(known.space)];
  const hyphen = glyphs.get(known.hyphen);
  if (hyphen === undefined) throw new Error('The font has no hyphen.');
  if (narrow === undefined || space === undefined || narrow === space) {
    throw new Error('The font has no glyph to make a narrow space of.');
  }
  if (narrow >= table(tables, 'hhea').readUInt16BE(34)) {
    throw new Error('The no-break space has no width of its own.');
  }
  const widths = Buffer.from(table(tables, 'hmtx'));
  widths.writeUInt16BE(Math.round(width * table(tables, 'head').readUInt16BE(18)), 4 * narrow);
  tables.set('hmtx', widths);
  glyphs.set(known.noBreakSpace, space);
  glyphs.set(french.narrowSpace, narrow);
  glyphs.set(french.noBreakHyphen, hyphen);
  tables.set('cmap', cmapOf(glyphs));
  return fontOf(font.readUInt32BE(0), tables);
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}.`);
  return found;
}

function tablesOf(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8);
      const tag = font.toString('latin1', at, at + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/** The glyph of each letter, of a table in segments (format 4). */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const map = cmap.subarray(cmap.readUInt32BE(8));
  if (map.readUInt16BE(0) !== 4) throw new Error('The letters of the font are not in segments.');
  const count = map.readUInt16BE(6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < count; segment += 1) {
    const field = (column: number) => 16 + 2 * (column * count + segment);
    const last = map.readUInt16BE(field(0) - 2);
    const delta = map.readUInt16BE(field(2));
    const offset = map.readUInt16BE(field(3));
    for (let letter = map.readUInt16BE(field(1)); letter <= last && letter < 0xffff; letter += 1) {
      const first = map.readUInt16BE(field(1));
      const glyph =
        offset === 0 ? letter : map.readUInt16BE(field(3) + offset + 2 * (letter - first));
      glyphs.set(letter, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** In runs (format 12), for Windows’ full Unicode, which every browser reads. */
function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const runs: { from: number; to: number; glyph: number }[] = [];
  for (const [letter, glyph] of [...glyphs].toSorted(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    const follows = run?.to === letter - 1 && glyph === run.glyph + letter - run.from;
    if (run && follows) run.to = letter;
    else runs.push({ from: letter, to: letter, glyph });
  }
  const numbers = runs.flatMap(({ from, to, glyph }) => [from, to, glyph]);
  // Where the map begins; its format, length, language and runs.
  const longs = [12, 12 << 16, 16 + 4 * numbers.length, 0, runs.length, ...numbers];
  const cmap = Buffer.alloc(8 + 4 * longs.length);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  longs.forEach((long, index) => cmap.writeUInt32BE(long, 8 + 4 * index));
  return cmap;
}

/** Checksums are left to the font's build tool. */
function fontOf(version: number, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let start = head.length;
  for (const [index, [tag, content]] of [...tables].entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}
