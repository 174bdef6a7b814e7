import { useState } from 'react';

/**
 * One key for each request meant: pressed twice, or again after no answer came, it is the same
 * request; with something else in it, or once it has been carried out, it is another.
 */
export function createIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()): {
  of: (request: unknown) => string;
  /** What was meant is done. */
  forget: () => void;
} {
  const keys = new Map<string, string>();
  return {
    of: (request) => {
      const meant = JSON.stringify(request);
      const key = keys.get(meant) ?? makeKey();
      keys.set(meant, key);
      return key;
    },
    forget: () => keys.clear(),
  };
}

/** The keys of one form. */
export const useIdempotencyKeys = () => useState(createIdempotencyKeys)[0];
