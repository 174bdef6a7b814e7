import type { Person } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';

/** How an author is named to others: an identity provider may give no name. */
export function useNameOf(): (person: Pick<Person, 'name'>) => string {
  const { common } = useI18n().LL;
  return ({ name }) => name || common.unnamedAuthor();
}

/** How a subscriber is named to their author. */
export function useReaderNameOf(): (reader: Pick<Person, 'name'>) => string {
  const { common } = useI18n().LL;
  return ({ name }) => name || common.unnamedReader();
}
