import { isBlank } from '@ecritoire/prose';

/** A text as it is stored where it may be left out: trimmed, null where nothing is to be seen. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isBlank(text) ? null : text.trim();
