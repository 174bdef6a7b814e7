import { isAgainst, type Against } from './against.ts';

/** What an address says of the versions of a document: the one that is shown, and with what it is compared. */
export type VersionSearch = { version?: string; with?: Against };

export function versionSearchIn(search: Readonly<Record<string, unknown>>): VersionSearch {
  const { version, with: against } = search;
  return {
    ...(typeof version === 'string' && { version }),
    ...(isAgainst(against) && { with: against }),
  };
}
