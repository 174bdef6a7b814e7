import type { Unreachable } from './http/client.ts';

/** Calls of one operation that may be left without an answer in time. */
const MOST_LATE = 2;
/** Calls of all operations that may be; with 30 seconds each, that is three minutes. */
const MOST_LATE_IN_ALL = 6;
/** Calls one after the other for which no connection can be made. */
const MOST_REFUSED = 3;

/** The run ends before its end, and the message says why; what was found until then is reported. */
export class GivenUp extends Error {}

/** How long a run bears with a server that does not answer, so that it always ends. */
export function createPatience() {
  const late = new Map<string, number>();
  let lateInAll = 0;
  let refused = 0;
  let hasAnswered = false;
  let reason: GivenUp | undefined;
  return {
    answered(): void {
      hasAnswered = true;
      refused = 0;
    },
    /**
     * @throws Unreachable when there has never been an answer, and there will be none.
     */
    unanswered(operationId: string, error: Unreachable): void {
      if (error.why === 'late') {
        late.set(operationId, (late.get(operationId) ?? 0) + 1);
        lateInAll += 1;
      }
      refused = error.why === 'refused' ? refused + 1 : 0;
      if (lateInAll < MOST_LATE_IN_ALL && refused < MOST_REFUSED) return;
      if (!hasAnswered) throw error;
      reason ??= new GivenUp(error.message, { cause: error });
    },
    /** Whether an operation has been waited for often enough. */
    isShut: (operationId: string) => (late.get(operationId) ?? 0) >= MOST_LATE,
    /** Why nothing is sent any more. */
    givenUp: () => reason,
  };
}
