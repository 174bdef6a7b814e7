import type { Review } from './ReviewFields.tsx';

/** The server knows no empty text: there is one, or there is none. */
export function textsOf({ title, comment }: Partial<Review>) {
  return {
    ...(title === undefined ? {} : { title: title.trim() || null }),
    ...(comment === undefined ? {} : { comment: comment.trim() || null }),
  };
}
