import { randomUUID } from 'node:crypto';

/**
 * Ids and addresses that no server has seen: it remembers them beyond a run, so the seed does not
 * repeat them.
 */
export const freshId = (): string => randomUUID();

export const freshEmail = (): string => `conform-${randomUUID().slice(0, 13)}@example.org`;
