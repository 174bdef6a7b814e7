type Ranges = readonly (readonly [from: number, to?: number])[];

/**
 * What French and English are written with. The fonts of these letters are small files of their
 * own, so that a page is set before the rest of an alphabet is there (decision 0019).
 */
const core: Ranges = [
  [0x20, 0x7e],
  ...([0xa0, 0xa7, 0xa9, 0xab, 0xae, 0xb0, 0xb7, 0xbb] as const).map((code) => [code] as const),
  ...([0xc0, 0xc2, 0xc4, 0xd4, 0xd6, 0xd9, 0xe0, 0xe2, 0xe4] as const).map(
    (code) => [code] as const,
  ),
  [0xc6, 0xcb],
  [0xce, 0xcf],
  [0xdb, 0xdc],
  [0xe6, 0xeb],
  [0xee, 0xef],
  ...([0xf4, 0xf6, 0xf9, 0xff] as const).map((code) => [code] as const),
  [0xfb, 0xfc],
  [0x152, 0x153],
  [0x178],
  [0x2009],
  [0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026],
  [0x202f],
  [0x20ac],
];

/** What the fonts call Latin. */
const latin: Ranges = [
  [0x0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x178],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
];

const codesOf = (ranges: Ranges) =>
  ranges.flatMap(([from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** For `unicode-range`. @param codes in order */
function rangeOf(codes: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const coreCodes = codesOf(core).sort((one, other) => one - other);

/** Every letter, one after the other. */
export const coreLetters = String.fromCodePoint(...coreCodes);

export const coreRange = rangeOf(coreCodes);

/** What is Latin and no such letter. */
export const otherLatinRange = rangeOf(codesOf(latin).filter((code) => !coreCodes.includes(code)));
