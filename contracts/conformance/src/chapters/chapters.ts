import type { Chapter } from '../chapter.ts';
import { chains } from './chains/chains.ts';
import { credentials } from './credentials.ts';
import { delays } from './delays.ts';
import { fuzz } from './fuzz.ts';
import { idTokens } from './id-tokens.ts';
import { invalid } from './invalid.ts';
import { limits } from './limits.ts';
import { origins } from './origins.ts';
import { ownership } from './ownership.ts';
import { robustness } from './robustness/robustness.ts';
import { situationsChapter } from './situations.ts';
import { valid } from './valid.ts';
import { wire } from './wire/wire.ts';

/** In the order in which they run. */
export const chapters: Chapter[] = [
  valid,
  invalid,
  wire,
  robustness,
  fuzz,
  situationsChapter,
  credentials,
  ownership,
  idTokens,
  chains,
  origins,
  delays,
  limits,
];
