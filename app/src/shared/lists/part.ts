/** A part of a page that loads or fails independently. */
export type Part<Data> =
  | { status: 'loading' }
  /** `triesAgain`: the request is retried automatically. */
  | { status: 'failed'; triesAgain?: boolean; onRetry: () => unknown }
  | { status: 'there'; data: Data };
