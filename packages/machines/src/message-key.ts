/** The specification's key for everything unexpected. */
export const serverErrorKey = 'actions.endpoints.serverError';

/**
 * The catalogue's key of what an actor rejected with.
 * @param fallback for errors that carry none, such as a bug or a lost network.
 */
export function messageKeyOf(error: unknown, fallback: string = serverErrorKey): string {
  return typeof error === 'object' &&
    error !== null &&
    'messageKey' in error &&
    typeof error.messageKey === 'string'
    ? error.messageKey
    : fallback;
}
