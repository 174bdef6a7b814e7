import { asWriter } from '../database/as-writer.ts';
import {
  accountOf,
  grantRefreshToken,
  ownerOfRefreshToken,
  presentUser,
  revokeAllRefreshTokens,
  revokeRefreshToken,
  updateProfile,
  userById,
} from '../domain/accounts.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { versioned } from '../http/versions.ts';

export const authHandlers: Pick<
  Handlers,
  | 'signInWithGoogle'
  | 'refreshAccessToken'
  | 'signOut'
  | 'signOutEverywhere'
  | 'getCurrentUser'
  | 'updateProfile'
> = {
  async signInWithGoogle({ body }, { database, clock, identityVerifier, accessTokens }) {
    const identity = await identityVerifier.verify(body.idToken);
    if (!identity) return problem('auth.authentication_failed');
    if (!identity.emailVerified) return problem('auth.email_not_verified');
    const user = await accountOf(database, identity, clock.now());
    if (!user.active) return problem('auth.accountDeactivated');
    const refreshToken = await grantRefreshToken(database, user.id, clock.now());
    return { status: 200, body: { accessToken: await accessTokens.issue(user.id), refreshToken } };
  },

  async refreshAccessToken({ body }, { database, clock, accessTokens }) {
    const owner = await ownerOfRefreshToken(database, body.refreshToken, clock.now());
    if (!owner) return problem('auth.refreshTokenInvalid');
    if (!owner.active) return problem('auth.accountDeactivated');
    return { status: 200, body: { accessToken: await accessTokens.issue(owner.id) } };
  },

  async signOut({ body }, { database }) {
    await revokeRefreshToken(database, body.refreshToken);
    return { status: 204 };
  },

  async signOutEverywhere(_, { database, userId }) {
    await revokeAllRefreshTokens(database, userId);
    return { status: 204 };
  },

  async getCurrentUser(_, { database, userId }) {
    const user = await userById(database, userId);
    return user ? versioned(presentUser(user)) : problem('auth.required');
  },

  async updateProfile({ headers, body }, { database, userId }) {
    const user = await asWriter(database, userId, (transaction) =>
      updateProfile(transaction, userId, body, headers['If-Match']),
    );
    if (user === 'stale') return problem('request.staleVersion');
    return user ? versioned(presentUser(user)) : problem('auth.required');
  },
};
