import { deviceName } from '../auth/device-name.ts';
import { asWriter } from '../database/as-writer.ts';
import {
  accountOf,
  identityName,
  presentUser,
  updateProfile,
  userById,
} from '../domain/accounts.ts';
import {
  endAllDevices,
  endRefreshToken,
  signDeviceIn,
  takeRefreshToken,
} from '../domain/devices.ts';
import { cutOffSignIns, IdTokenSpent, spendIdToken } from '../domain/id-tokens.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { versioned } from '../http/versions.ts';

/** Rolls the sign-in of a deactivated account back. */
class Deactivated extends Error {}

export const authHandlers: Pick<
  Handlers,
  | 'signInWithGoogle'
  | 'refreshAccessToken'
  | 'signOut'
  | 'signOutEverywhere'
  | 'getCurrentUser'
  | 'updateProfile'
> = {
  async signInWithGoogle({ body }, context) {
    const { database, clock, identityVerifier, accessTokens, keyedHash, userAgent } = context;
    const identity = await identityVerifier.verify(body.idToken);
    if (!identity) return problem('auth.authentication_failed');
    if (!identity.emailVerified) return problem('auth.email_not_verified');
    const identityHash = await keyedHash(identityName(identity));
    const now = clock.now();
    try {
      const { userId, deviceId, refreshToken } = await database.transaction(async (transaction) => {
        const user = await accountOf(transaction, identity, now);
        context.logAccount(user.id);
        // Looked at last: a deletion that this has waited for cuts its token off.
        await spendIdToken(transaction, identity, identityHash, now);
        if (!user.active) throw new Deactivated();
        const device = await signDeviceIn(transaction, user.id, deviceName(userAgent), now);
        return { ...device, userId: user.id };
      });
      const accessToken = await accessTokens.issue({ userId, deviceId });
      return { status: 200, body: { accessToken, refreshToken } };
    } catch (error) {
      if (error instanceof IdTokenSpent) return problem('auth.idTokenSpent');
      if (error instanceof Deactivated) return problem('auth.accountDeactivated');
      throw error;
    }
  },

  async refreshAccessToken({ body }, { database, clock, accessTokens, logAccount, warn }) {
    const device = await takeRefreshToken(database, body.refreshToken, clock.now());
    if (!device) return problem('auth.refreshTokenInvalid');
    logAccount(device.userId);
    if (device.hasEnded) {
      await warn('a refresh token was used after its end');
      return problem('auth.refreshTokenInvalid');
    }
    if (!device.active) return problem('auth.accountDeactivated');
    return { status: 200, body: { accessToken: await accessTokens.issue(device) } };
  },

  async signOut({ body }, { database, clock, logAccount }) {
    const userId = await endRefreshToken(database, body.refreshToken, clock.now());
    if (userId !== undefined) logAccount(userId);
    return { status: 204 };
  },

  async signOutEverywhere(_, { database, clock, userId, keyedHash }) {
    await asWriter(database, userId, async (transaction) => {
      const user = await userById(transaction, userId);
      if (!user) return;
      await endAllDevices(transaction, userId, clock.now());
      await cutOffSignIns(transaction, await keyedHash(identityName(user)), clock.now());
    });
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
