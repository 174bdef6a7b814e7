import { useI18n } from '@ecritoire/i18n/react';
import { useMemo } from 'react';

/**
 * Replaces the contract's message about a short text, which does not say the required length, by
 * the form's own.
 * @param rule what is said of the field instead
 */
export function useLengthRule(
  errors: Readonly<Record<string, string>>,
  field: string,
  rule: string,
): Readonly<Record<string, string>> {
  const tooShort = useI18n().LL.messages.validation.textTooShort();
  // The same object as long as the errors are the same: a field takes another one for a new refusal.
  return useMemo(
    () => (errors[field] === tooShort ? { ...errors, [field]: rule } : errors),
    [errors, field, rule, tooShort],
  );
}
