declare module 'subset-font' {
  /** @returns the font with the glyphs of a text only, its axes at the given places */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      dropTables?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
