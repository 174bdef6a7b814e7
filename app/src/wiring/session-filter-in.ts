import { listWritingSessionsQuery, validate } from '@ecritoire/contracts/validators';
import { panelKeys, type SessionFilter } from '../screens/session-filter.ts';

/** The filter that an address asks for; what the contract does not know is left out. */
export function sessionFilterIn(search: Readonly<Record<string, unknown>>): SessionFilter {
  const parts = [...panelKeys, 'search', 'sort'].flatMap((key) => {
    const value = search[key];
    // The router reads what looks like a number as one.
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    const isKnown =
      text !== undefined && validate(listWritingSessionsQuery, { [key]: text }).length === 0;
    return isKnown ? [[key, text]] : [];
  });
  return Object.fromEntries(parts);
}
