import type { FieldError } from '@ecritoire/contracts';
import { updateWritingSessionBody, validateBody } from '@ecritoire/contracts/validators';
import type { Review } from './ReviewFields.tsx';
import { reviewBody } from './review-body.ts';

/** @returns what the contract finds wrong with a review; with one that changes nothing, nothing */
export function checkReview(review: Partial<Review>): FieldError[] {
  const body = reviewBody(review);
  return Object.keys(body).length === 0 ? [] : validateBody(updateWritingSessionBody, body);
}
