/** A part of a page that comes, or fails, by itself. */
export type Part<Data> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'there'; data: Data };
