/** A part of a page that comes, or fails, by itself. */
export type Part<Data> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => unknown }
  | { status: 'there'; data: Data };
