import { ApiError, unreachableError } from './api-error.ts';

/** Stores the session's tokens; in the app, in the specification's two cookies. */
export type TokenStore = {
  accessToken: () => string | null;
  refreshToken: () => string | null;
  storeAccessToken: (token: string) => void;
  clear: () => void;
};

export type Access = {
  /** A token for the next call, renewed beforehand when only a refresh token is left. */
  token: () => Promise<string | null>;
  /**
   * A token other than the one that was refused, or null when the session is over. However many
   * calls ask at once, here and in other tabs, the server is asked once.
   * @throws ApiError with status null when nothing was refused: no answer came, or one of a server
   *   that is failing or busy (decision 0008). The session may be fine.
   */
  renew: (refused: string | null) => Promise<string | null>;
};

type Refreshed = { accessToken: string } | ApiError;

const refreshLock = 'ecritoire:refresh';

/**
 * @param refresh asks the server; resolves with the error instead of rejecting.
 * @param onExpired called once when the server refuses the refresh token, after everything is
 * cleared; with its reason, if the server was asked.
 */
export function createAccess(
  tokens: TokenStore,
  refresh: (refreshToken: string) => Promise<Refreshed>,
  onExpired: (messageKey: string | null) => void,
): Access {
  let underWay: Promise<string | null> | null = null;

  async function renewOnce(refused: string | null): Promise<string | null> {
    // Another call or another tab may have renewed it while this one waited.
    const current = tokens.accessToken();
    if (current !== null && current !== refused) return current;

    const refreshToken = tokens.refreshToken();
    const answer = refreshToken === null ? null : await refresh(refreshToken);
    // Signed out, or signed in again, during the refresh: its result concerns nobody here.
    if (tokens.refreshToken() !== refreshToken) return tokens.accessToken();
    if (answer instanceof ApiError && !isRefusal(answer)) throw unreachableError(answer);
    if (answer === null || answer instanceof ApiError) {
      tokens.clear();
      onExpired(answer?.messageKey ?? null);
      return null;
    }
    tokens.storeAccessToken(answer.accessToken);
    return answer.accessToken;
  }

  function renew(refused: string | null): Promise<string | null> {
    // One tab at a time.
    underWay ??= navigator.locks
      .request(refreshLock, () => renewOnce(refused))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return {
    renew,
    token: async () => {
      const token = tokens.accessToken();
      return token === null && tokens.refreshToken() !== null ? renew(null) : token;
    },
  };
}

/** A 4xx, but not 429: a proxy answers that, or a 5xx, while the server restarts. */
function isRefusal({ status }: ApiError): boolean {
  return status !== null && status < 500 && status !== 429;
}
