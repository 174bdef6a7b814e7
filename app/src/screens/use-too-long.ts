import { useI18n } from '@ecritoire/i18n/react';

/** What a field says of a text that is longer than it may be. */
export function useTooLong(): (over: number, maximum: number) => string {
  const { common } = useI18n().LL;
  return (over, maximum) => common.tooLong({ over, maximum });
}
