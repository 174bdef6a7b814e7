import { listWritingSessionsQuery, validate } from '@ecritoire/contracts/validators';
import type { SessionFilter } from '../screens/session-filter.ts';
import { filterKeys, type SessionSearch } from './session-search-in.ts';

/** The filter that an address asks for; what the contract does not know is left out. */
export function sessionFilterIn(search: SessionSearch): SessionFilter {
  const parts = filterKeys
    .filter((key) => search[key] !== undefined)
    .filter((key) => validate(listWritingSessionsQuery, { [key]: search[key] }).length === 0)
    .map((key) => [key, search[key]]);
  return Object.fromEntries(parts);
}
