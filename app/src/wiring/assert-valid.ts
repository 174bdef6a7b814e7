import type { FieldError } from '@ecritoire/contracts';

/**
 * Stops a form that is not as the contract says before it is sent.
 * @param translate a message key into the reader's language
 * @throws what the form action shows of a refusal: a message for each field
 */
export function assertValid(
  errors: readonly FieldError[],
  translate: (messageKey: string) => string,
): void {
  if (errors.length === 0) return;
  const messages = Map.groupBy(errors, ({ field }) => field);
  const fieldErrors = Object.fromEntries(
    [...messages].map(([field, found]) => [
      field,
      found.map(({ messageKey }) => translate(messageKey)).join(', '),
    ]),
  );
  // oxlint-disable-next-line typescript/only-throw-error -- as a failed call is: its key and fields
  throw { messageKey: 'actions.endpoints.validationError', fieldErrors };
}
