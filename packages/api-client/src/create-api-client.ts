import { operations } from '@ecritoire/contracts';
import { createAccess } from './access.ts';
import type { TokenStore } from './access.ts';
import { ApiError, otherUserError } from './api-error.ts';
import type { Result } from './api-error.ts';
import { createCalls } from './calls.ts';
import type { Perform } from './calls.ts';
import type { Translate } from './field-errors.ts';
import type { ServerTime } from './server-time.ts';
import { subjectOf } from './token-subject.ts';
import { createAsking, settle } from './transport.ts';

export type ApiClientOptions = {
  /** Null where there is no API: nothing is sent, and every call fails as unreachable. */
  baseUrl: string | null;
  tokens: TokenStore;
  /** Field errors arrive as message keys; this puts them into the reader's language. */
  translate?: Translate;
  /**
   * The session is over, for the reason that the server gave, if any: a refresh was refused and the
   * tokens are cleared, or the account is closed to its owner.
   */
  onSessionExpired?: (messageKey: string | null) => void;
  /** Whose calls these are; null while nobody is known to be signed in. */
  userId?: () => string | null;
  /** The tokens are someone else's by now: a call was not made. */
  onOtherUser?: () => void;
  /** A response included the server's time. */
  onServerTime?: (time: ServerTime) => void;
};

const deactivatedKey = 'auth.accountDeactivated';

/** These work with any token: they are about the tokens themselves. */
const aboutTokens = new Set<string>(
  [...Object.values(operations).filter(({ secured }) => !secured), operations.getCurrentUser].map(
    ({ path }) => path,
  ),
);

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * The contract's operations as functions: `api.getProject(id)` resolves with
 * `{ data, error, success }` and never rejects.
 */
export function createApiClient({
  baseUrl,
  tokens,
  translate = (messageKey) => messageKey,
  onSessionExpired = () => {},
  userId = () => null,
  onOtherUser = () => {},
  onServerTime = () => {},
}: ApiClientOptions) {
  /** Read at the last moment: another tab may just have signed in as someone else. */
  const tokenFor = (path: string) => {
    const token = tokens.accessToken();
    const [owner, expected] = [token === null ? null : subjectOf(token), userId()];
    const isOthers = owner !== null && expected !== null && owner !== expected;
    if (!isOthers || aboutTokens.has(path)) return token;
    onOtherUser();
    throw otherUserError();
  };
  /** Why the session is over, as the server said. */
  let refusal: string | null = null;
  const asking = createAsking(baseUrl, tokenFor, onServerTime);
  const access = createAccess(
    tokens,
    async (refreshToken) => {
      const answer = await calls.refreshAccessToken({ refreshToken });
      return answer.success ? answer.data : answer.error;
    },
    (messageKey) => {
      refusal = messageKey;
      onSessionExpired(messageKey);
    },
  );

  const perform: Perform = async (id, send) => {
    const { secured } = operations[id];
    const attempt = () => settle(send(asking(id)), translate);
    if (!secured) return attempt();
    try {
      const used = await access.token();
      // Without a token the answer is known, but where visitors may ask, too.
      const isVisitor = used === null && secured === true;
      const first = isVisitor ? sessionOver('auth.required') : await attempt();
      if (first.error?.messageKey === deactivatedKey) onSessionExpired(deactivatedKey);
      if (first.error?.status !== 401) return first;
      const renewed = await access.renew(used);
      // Nobody is signed in any more: what visitors may see is seen as a visitor.
      const isRefused = renewed === null && secured === true;
      if (!isRefused) return await attempt();
      return refusal === deactivatedKey ? sessionOver(refusal) : first;
    } catch (error) {
      if (error instanceof ApiError) return { success: false, data: null, error };
      throw error;
    }
  };
  const calls = createCalls(perform);

  return {
    ...calls,
    /** Renews the access token, as at the start of the app when only a refresh token is left. */
    async renewAccess(): Promise<Result<null>> {
      try {
        const token = await access.renew(tokens.accessToken());
        if (token !== null) return { success: true, data: null, error: null };
        return sessionOver(refusal ?? 'auth.refreshTokenInvalid');
      } catch (error) {
        if (error instanceof ApiError) return { success: false, data: null, error };
        throw error;
      }
    },
  };
}

function sessionOver(messageKey: string) {
  const status = messageKey === deactivatedKey ? 403 : 401;
  const message = `HTTP ${status} error occurred.`;
  const error = new ApiError<never>(message, { status, messageKey, data: null });
  return { success: false as const, data: null, error };
}
