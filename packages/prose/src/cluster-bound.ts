const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The last offset up to this one at which a text can be cut without cutting a sign. */
export const clusterBound = (text: string, offset: number): number =>
  clusters.segment(text).containing(offset)?.index ?? text.length;
