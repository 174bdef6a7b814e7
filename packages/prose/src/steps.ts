/** Work that can be interrupted: it yields every millisecond or so. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps without an interruption. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
