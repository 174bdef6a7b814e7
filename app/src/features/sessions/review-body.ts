import type { Review } from './ReviewFields.tsx';

type Body<Part> = {
  [Name in keyof Part]: string extends Part[Name] ? string | null : Part[Name];
};

/** A review as it is sent: the server knows no empty text. */
export function reviewBody<Part extends Partial<Review>>(review: Part): Body<Part> {
  const fields = Object.entries(review).map(([name, value]) => [name, value.trim() || null]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the review
  return Object.fromEntries(fields) as Body<Part>;
}
