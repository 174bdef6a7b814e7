/** A part of a page that comes, or fails, by itself. */
export type Part<Data> =
  | { status: 'loading' }
  /** `triesAgain`: it is tried again by itself, too. */
  | { status: 'failed'; triesAgain?: boolean; onRetry: () => unknown }
  | { status: 'there'; data: Data };
