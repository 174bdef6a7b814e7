import { listDocumentsQuery } from '@ecritoire/contracts/validators';
import type { DocumentFilter } from './DocumentsScreen.tsx';
import { documentSearchIn, type DocumentSearch } from './document-search-in.ts';
import { validParts } from '../../shared/forms/valid-parts.ts';

/**
 * The filter that an address asks for; what the contract does not know is left out. Whether there is
 * such a project is for the server to say.
 */
export const documentFilterIn = (search: DocumentSearch): DocumentFilter =>
  validParts(listDocumentsQuery, documentSearchIn(search));
