/** The review of a session, with what checks it: they come once a session has ended. */
export { ReviewDialog } from './ReviewDialog.tsx';
export { checkReview } from './check-review.ts';
