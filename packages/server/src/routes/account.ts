import { asWriter } from '../database/as-writer.ts';
import { pageRequest } from '../database/pages.ts';
import { deleteAccount } from '../domain/account-deletion.ts';
import { exportAccount } from '../domain/account-export.ts';
import { identityName, userById } from '../domain/accounts.ts';
import { endDevice, listDevices } from '../domain/devices.ts';
import { cutOffSignIns } from '../domain/id-tokens.ts';
import type { Handlers } from '../http/operation.ts';
import { invalid, problem } from '../http/problem.ts';
import { textStream } from '../http/text-stream.ts';

export const accountHandlers: Pick<
  Handlers,
  'exportAccount' | 'deleteAccount' | 'listDevices' | 'endDevice'
> = {
  async listDevices({ query }, { database, clock, userId, deviceId }) {
    const page = pageRequest(query);
    const devices = await listDevices(database, { userId, deviceId }, page, clock.now());
    return { status: 200, body: devices };
  },

  async endDevice({ params }, { database, clock, userId }) {
    const isEnded = await endDevice(database, userId, params.deviceId, clock.now());
    return isEnded ? { status: 204 } : problem('devices.notFound');
  },

  async exportAccount(_, { database, clock, userId }) {
    const user = await userById(database, userId);
    if (!user) return problem('auth.required');
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    return {
      status: 200,
      headers: { 'Content-Disposition': `attachment; filename="ecritoire-${day}.json"` },
      stream: textStream(exportAccount(database, user, now)),
    };
  },

  async deleteAccount({ body }, { database, clock, userId, keyedHash }) {
    const isDeleted = await asWriter(database, userId, async (transaction) => {
      const deleted = await deleteAccount(transaction, userId, body.email);
      if (!deleted) return false;
      await cutOffSignIns(transaction, await keyedHash(identityName(deleted)), clock.now());
      return true;
    });
    return isDeleted
      ? { status: 204 }
      : invalid([{ field: 'email', messageKey: 'account.emailMismatch' }]);
  },
};
