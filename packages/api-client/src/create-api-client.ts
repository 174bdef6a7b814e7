import { operations } from '@ecritoire/contracts';
import { createAccess } from './access.ts';
import type { TokenStore } from './access.ts';
import { ApiError } from './api-error.ts';
import type { Result } from './api-error.ts';
import { createCalls } from './calls.ts';
import type { Perform } from './calls.ts';
import type { Translate } from './field-errors.ts';
import { createHttp, settle } from './transport.ts';

export type ApiClientOptions = {
  baseUrl: string;
  tokens: TokenStore;
  /** Field errors arrive as message keys; this puts them into the reader's language. */
  translate?: Translate;
  /** The session is over: a refresh was refused, and tokens are cleared. */
  onSessionExpired?: () => void;
};

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
}: ApiClientOptions) {
  const http = createHttp(baseUrl, () => tokens.accessToken());
  const access = createAccess(
    tokens,
    async (refreshToken) => {
      const answer = await calls.refreshAccessToken({ refreshToken });
      return answer.success ? answer.data : answer.error;
    },
    onSessionExpired,
  );

  const perform: Perform = async (id, send) => {
    const { secured } = operations[id];
    if (!secured) return settle(send(), translate);
    try {
      const used = await access.token();
      const first = await settle(send(), translate);
      if (first.error?.status !== 401) return first;
      const renewed = await access.renew(used);
      // Nobody is signed in any more: what visitors may see is seen as a visitor.
      const isRefused = renewed === null && operations[id].secured === true;
      return isRefused ? first : await settle(send(), translate);
    } catch (error) {
      if (error instanceof ApiError) return { success: false, data: null, error };
      throw error;
    }
  };
  const calls = createCalls(http, perform);

  return {
    ...calls,
    /** Renews the access token, as at the start of the app when only a refresh token is left. */
    async renewAccess(): Promise<Result<null>> {
      try {
        const token = await access.renew(tokens.accessToken());
        if (token !== null) return { success: true, data: null, error: null };
        return { success: false, data: null, error: sessionOver() };
      } catch (error) {
        if (error instanceof ApiError) return { success: false, data: null, error };
        throw error;
      }
    },
  };
}

function sessionOver(): ApiError<null> {
  const messageKey = 'auth.refreshTokenInvalid';
  return new ApiError('HTTP 401 error occurred.', { status: 401, messageKey, data: null });
}
