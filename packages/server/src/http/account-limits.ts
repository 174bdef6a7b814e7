import type { OperationId } from '@ecritoire/contracts';

/** Requests of one account that are served at once: more than any browser asks. */
const IN_FLIGHT = 32;
/** Bodies above this are work for the server: two of them at once. */
const LARGE_BYTES = 64 * 1024;
const LARGE_IN_FLIGHT = 2;
/** Bytes of bodies in a minute: a manuscript of 500,000 words, marks and all, comes within one. */
const BYTES_PER_MINUTE = 24 * 1024 * 1024;
const EXPORTS: ReadonlySet<OperationId> = new Set([
  'exportAccount',
  'archiveAccount',
  'importArchive',
]);
const EXPORTS_IN_FLIGHT = 1;
/** Each is held in memory. */
const IMPORTS_OF_ALL = 2;
/** Accounts whose counts are cached. */
const MOST_REMEMBERED = 10_000;

type Account = {
  inFlight: number;
  large: number;
  exports: number;
  bytes: number;
  at: number;
};

const nothing = { inFlight: 0, large: 0, exports: 0, bytes: 0 };

export type Admission =
  | {
      /** Called once it is answered, for any reason; again, it does nothing. */
      release: () => void;
      /** Counts bytes that its head did not declare. */
      charge: (bytes: number) => void;
    }
  | { waitSeconds: number };

/**
 * What one account may take of this process, so that no account takes the server from others. The
 * counts are the process's own: behind several, an account may have as much of each.
 *
 * @param factor multiplies every limit.
 */
export function createAccountLimits(factor: number) {
  const accounts = new Map<string, Account>();
  const perMinute = BYTES_PER_MINUTE * factor;
  let imports = 0;

  const forgetIdle = () => {
    for (const [userId, { inFlight }] of accounts) if (inFlight === 0) accounts.delete(userId);
  };

  /** With the bytes of which the minute is over taken off. */
  const accountOf = (userId: string, now: number): Account => {
    if (accounts.size > MOST_REMEMBERED) forgetIdle();
    const known = accounts.get(userId) ?? { ...nothing, at: now };
    // A clock may be set back.
    const minutes = Math.max(0, now - known.at) / 60_000;
    known.bytes = Math.max(0, known.bytes - minutes * perMinute);
    known.at = now;
    accounts.set(userId, known);
    return known;
  };

  return {
    /**
     * Lets a request in, or says after how many whole seconds it may come again.
     *
     * @param declared bytes of its body, as its head has them; undefined where it has none.
     * @param now milliseconds since 1970.
     */
    admit(
      userId: string,
      operationId: OperationId,
      declared: number | undefined,
      now: number,
    ): Admission {
      const account = accountOf(userId, now);
      // An archive has a largest size of its own, and comes one at a time.
      const bytes = operationId === 'importArchive' ? 0 : (declared ?? 0);
      const hasBody = declared !== 0;
      const isLarge = declared === undefined || declared > LARGE_BYTES;
      const isExport = EXPORTS.has(operationId);
      const isImport = operationId === 'importArchive';
      const excess = account.bytes + bytes - perMinute;
      if (hasBody && !isImport && excess > 0) {
        return { waitSeconds: Math.max(1, Math.ceil((excess / perMinute) * 60)) };
      }
      if (
        account.inFlight >= IN_FLIGHT * factor ||
        (isLarge && account.large >= LARGE_IN_FLIGHT * factor) ||
        (isExport && account.exports >= EXPORTS_IN_FLIGHT * factor) ||
        (isImport && imports >= IMPORTS_OF_ALL * factor)
      ) {
        return { waitSeconds: 1 };
      }
      account.inFlight += 1;
      account.large += Number(isLarge);
      account.exports += Number(isExport);
      imports += Number(isImport);
      account.bytes += bytes;
      let isReleased = false;
      return {
        charge(more) {
          if (!isImport) account.bytes += more;
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          account.inFlight -= 1;
          account.large -= Number(isLarge);
          account.exports -= Number(isExport);
          imports -= Number(isImport);
        },
      };
    },
  };
}
