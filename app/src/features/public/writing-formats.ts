import type { WritingFormat } from '@ecritoire/contracts';

/** In the order of the specification; a format that the contract adds does not compile without. */
const order: Record<WritingFormat, number> = {
  novel: 1,
  shortStory: 2,
  poetry: 3,
  screenplay: 4,
  play: 5,
  nonFiction: 6,
  blogPost: 7,
  essay: 8,
  memoir: 9,
  journal: 10,
  letter: 11,
  article: 12,
  other: 13,
};

const isFormat = (name: string): name is WritingFormat => name in order;

/** The thirteen formats that one may say one writes. */
export const writingFormats: readonly WritingFormat[] = Object.keys(order).filter(isFormat);
