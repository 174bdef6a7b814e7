import { reviewFields, type Review, type WritingSession } from './writing-session.types.ts';

export const reviewOf = (session: Review): Review =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are those of a review
  Object.fromEntries(reviewFields.map((field) => [field, session[field]])) as Review;

/** As much of a session as the machine decides by. */
export function knownSession(session: WritingSession): WritingSession {
  const { id, version, status } = session;
  return { id, version, status, ...reviewOf(session) };
}
