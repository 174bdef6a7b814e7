import { listWritingSessionsQuery } from '@ecritoire/contracts/validators';
import type { SessionFilter } from './session-filter.ts';
import { sessionSearchIn, type SessionSearch } from './session-search-in.ts';
import { validParts } from '../../shared/forms/valid-parts.ts';

/** The filter that an address asks for; what the contract does not know is left out. */
export const sessionFilterIn = (search: SessionSearch): SessionFilter =>
  validParts(listWritingSessionsQuery, sessionSearchIn(search));
