import type { Suite } from '../suite.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { credentials } from './credentials.ts';
import { delays } from './delays.ts';
import { fuzz } from './fuzz.ts';
import { idTokens } from './id-tokens.ts';
import { invalid } from './invalid.ts';
import { limits } from './limits.ts';
import { origins } from './origins.ts';
import { ownership } from './ownership.ts';
import { robustness } from './robustness/robustness.ts';
import { situationsSuite } from './situations.ts';
import { valid } from './valid.ts';
import { wire } from './wire/wire.ts';

/** In the order in which they run. */
export const suites: Suite[] = [
  valid,
  invalid,
  wire,
  robustness,
  fuzz,
  situationsSuite,
  credentials,
  ownership,
  idTokens,
  scenarios,
  origins,
  delays,
  limits,
];
