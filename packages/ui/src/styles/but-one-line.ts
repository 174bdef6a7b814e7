import { vars } from '../tokens/index.ts';

/**
 * The part of the window that floating elements at its foot may cover: never so much that the line
 * being typed has no room above them.
 * @param taken the sum of what floats there.
 */
export const butOneLine = (taken: string) => `min(${taken}, 100dvh - ${vars.space[12]})`;
