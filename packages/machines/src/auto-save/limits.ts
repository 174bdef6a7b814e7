/** What has a largest size. */
export type Limited = 'document' | 'session' | 'account';

/** By the message key of a save that would go beyond it: there may be room later. */
export const limits: ReadonlyMap<string | null, Limited> = new Map([
  ['documents.tooLong', 'document'],
  ['writingSessions.tooLong', 'session'],
  ['account.full', 'account'],
]);
