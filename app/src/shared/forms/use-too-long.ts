import { useI18n } from '@ecritoire/i18n/react';
import { hasCompoundSigns } from './has-compound-signs.ts';

/** What a field says of a text that is longer than it may be. */
export function useTooLong(): (over: number, maximum: number, text: string) => string {
  const { common } = useI18n().LL;
  return (over, maximum, text) => {
    const message = common.tooLong({ over, maximum });
    return hasCompoundSigns(text) ? `${message} ${common.countsSeveral()}` : message;
  };
}
