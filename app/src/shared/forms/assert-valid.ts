/** What is wrong with a field, by the key of its message. */
export type FieldProblem = { field: string; messageKey: string };

type Translate = (messageKey: string) => string;

/** @returns what is wrong with each field, in words */
export function fieldErrorsIn(
  errors: readonly FieldProblem[],
  translate: Translate,
): Record<string, string> {
  return Object.fromEntries(
    [...Map.groupBy(errors, ({ field }) => field)].map(([field, found]) => [
      field,
      found.map(({ messageKey }) => translate(messageKey)).join(', '),
    ]),
  );
}

/**
 * Stops a form that is not as the contract says before it is sent.
 * @param translate a message key into the reader's language
 * @throws what the form action shows of a refusal: a message for each field
 */
export function assertValid(errors: readonly FieldProblem[], translate: Translate): void {
  if (errors.length === 0) return;
  const fieldErrors = fieldErrorsIn(errors, translate);
  // oxlint-disable-next-line typescript/only-throw-error -- as a failed call is: its key and fields
  throw { messageKey: 'actions.endpoints.validationError', fieldErrors };
}
