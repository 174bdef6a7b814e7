import type { Contract, Operation } from './contract.ts';

/** So many pages are read of a list at most, since an account may hold what other runs have left. */
export const MOST_PAGES = 40;

/** What is asked for where the contract names no largest page. */
const MANY = 100;

/** How many items a page of a list may hold, and how many it holds unless it is asked for others. */
export function pageSizesOf(
  { parameters }: Operation,
  contract: Contract,
): { largest: number; usual: number | undefined } {
  const limit = parameters.find(({ name, in: place }) => name === 'limit' && place === 'query');
  const { maximum = MANY, default: usual } = limit ? contract.resolve(limit.schema) : {};
  return { largest: maximum, usual: typeof usual === 'number' ? usual : undefined };
}
