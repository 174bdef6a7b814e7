import { useI18n } from '@ecritoire/i18n/react';
import { foldText } from '@ecritoire/prose';

/** What is said of a search that looks for nothing: what stands between words alone is no word. */
export function useSearchHelp(search: string): string | undefined {
  const { common } = useI18n().LL;
  return search.trim() !== '' && foldText(search) === '' ? common.searchNeedsLetters() : undefined;
}
