import { vars } from '../tokens/index.ts';

/**
 * Of the window, what is kept clear of what floats at its foot: never so much that the line that one
 * types has no place above it.
 * @param taken the sum of what floats there.
 */
export const butOneLine = (taken: string) => `min(${taken}, 100dvh - ${vars.space[12]})`;
