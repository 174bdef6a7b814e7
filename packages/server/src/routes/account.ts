import { importArchive } from '../archive/import-archive.ts';
import { openArchive } from '../archive/open-archive.ts';
import { ArchiveRefused, NoRoom } from '../archive/refused.ts';
import { archiveEntries } from '../archive/write-archive.ts';
import { zipStream } from '../archive/zip-stream.ts';
import { asWriter } from '../database/as-writer.ts';
import { pageRequest } from '../database/pages.ts';
import { deleteAccount } from '../domain/account-deletion.ts';
import { exportAccount } from '../domain/account-export.ts';
import { identityName, userById } from '../domain/accounts.ts';
import { endDevice, listDevices } from '../domain/devices.ts';
import { cutOffSignIns } from '../domain/id-tokens.ts';
import type { Handlers } from '../http/operation.ts';
import { accountFull, invalid, problem } from '../http/problem.ts';
import { textStream } from '../http/text-stream.ts';

export const accountHandlers: Pick<
  Handlers,
  | 'exportAccount'
  | 'archiveAccount'
  | 'importArchive'
  | 'deleteAccount'
  | 'listDevices'
  | 'endDevice'
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

  async archiveAccount(_, { database, clock, userId }) {
    const user = await userById(database, userId);
    if (!user) return problem('auth.required');
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    return {
      status: 200,
      headers: { 'Content-Disposition': `attachment; filename="ecritoire-${day}.zip"` },
      stream: zipStream(archiveEntries(database, user, now), now),
      contentType: 'application/zip',
    };
  },

  async importArchive({ query, body }, { database, clock, userId, accountSizeLimit, oneAtATime }) {
    const account = { database, userId, accountLimit: accountSizeLimit, now: clock.now() };
    try {
      const archive = await openArchive(body);
      const done = await oneAtATime(`import ${userId}`, () =>
        importArchive(archive, account, query.dryRun ?? false),
      );
      return { status: 200, body: done };
    } catch (error) {
      if (error instanceof NoRoom) return accountFull(error.limits);
      if (!(error instanceof ArchiveRefused)) throw error;
      if (error.messageKey === 'archives.tooLarge') return problem(error.messageKey);
      const { status, body: refusal } = problem(error.messageKey);
      const isPlaced = error.messageKey === 'archives.invalid';
      return { status, body: isPlaced ? { ...refusal, detail: error.message } : refusal };
    }
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
