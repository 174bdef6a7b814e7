import { useState } from 'react';

/**
 * One key for each request meant: pressed twice, or again after no answer came, it is the same
 * request; with something else in it, or once it has been carried out, it is another.
 */
function createIdempotencyKeys(): {
  of: (request: object) => string;
  /** What was meant is done. */
  forget: () => void;
} {
  const keys = new Map<string, string>();
  return {
    of: (request) => {
      const meant = JSON.stringify(request);
      const key = keys.get(meant) ?? crypto.randomUUID();
      keys.set(meant, key);
      return key;
    },
    forget: () => keys.clear(),
  };
}

/** The keys of one form. */
export const useIdempotencyKeys = () => useState(createIdempotencyKeys)[0];
