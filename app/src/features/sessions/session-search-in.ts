import { panelKeys, type SessionFilter } from './session-filter.ts';

const filterKeys = [...panelKeys, 'search', 'sort'] as const;

/** What an address says of the list of sessions, not looked into yet. */
export type SessionSearch = Partial<Record<keyof SessionFilter, string>>;

/**
 * Takes what belongs to the list out of an address, as text. It is looked into where the list is:
 * the validators are no part of what every page loads.
 */
export function sessionSearchIn(search: Readonly<Record<string, unknown>>): SessionSearch {
  const parts = filterKeys.flatMap((key) => {
    const text = search[key];
    return typeof text === 'string' ? [[key, text]] : [];
  });
  return Object.fromEntries(parts);
}
