import { useI18n } from '@ecritoire/i18n/react';

/** What is said of a part that did not come, and that it is tried again, where it is. */
export function useFailureText(): (text: string, part: { triesAgain?: boolean }) => string {
  const { errorPage } = useI18n().LL;
  return (text, { triesAgain = false }) =>
    triesAgain ? `${text} ${errorPage.triesAgain()}` : text;
}
