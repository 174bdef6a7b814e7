import {
  formatDuration,
  messageOf,
  type Locales,
  type TranslationFunctions,
} from '@ecritoire/i18n';

type Failure = {
  messageKey: string;
  /** How long the server asks to wait, where it says so. */
  retryAfterSeconds: number | null;
};

/** What went wrong, in a reader's words; where they asked too often, with how long to wait. */
export function failureMessage(
  texts: TranslationFunctions,
  locale: Locales,
  { messageKey, retryAfterSeconds }: Failure,
): string {
  if (messageKey !== 'request.tooManyRequests' || retryAfterSeconds === null)
    return messageOf(texts, messageKey);
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return texts.common.tooMany({ wait: formatDuration(locale, minutes * 60) });
}
