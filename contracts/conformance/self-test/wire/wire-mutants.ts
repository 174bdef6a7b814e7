import { addressMutants } from './addresses.ts';
import { bodyMutants } from './bodies.ts';
import { outsiderMutants } from './outsider.ts';
import { stateMutants } from './states.ts';
import type { WireMutant } from './wire-mutant.ts';

/** Right servers behind a proxy with one fault, on a socket of its own. */
export const wireMutants: WireMutant[] = [
  ...addressMutants,
  ...bodyMutants,
  ...stateMutants,
  ...outsiderMutants,
];
