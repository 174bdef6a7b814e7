import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { refreshTokens, users } from '../database/schema.ts';
import { nextTurn } from '../in-pieces.ts';
import { settled } from '../settled.ts';

/** A device that is signed in, and whether its account may be used. */
export type Device = { userId: string; active: boolean; signedInAt: Date };

/** @returns undefined when the device was signed out, or its account is gone. */
export type DeviceStatus = (deviceId: string) => Promise<Device | undefined>;

type Look<Found> = { ids: Set<string>; found: Promise<Map<string, Found>> };

const devicesOf = prepared((database) =>
  database
    .select({
      id: refreshTokens.id,
      userId: refreshTokens.userId,
      active: users.active,
      signedInAt: refreshTokens.createdAt,
    })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(
      and(
        sql`${refreshTokens.id} = ANY(${sql.placeholder('ids')}::uuid[])`,
        isNull(refreshTokens.endedAt),
      ),
    )
    .prepare('devices_of'),
);

async function look(database: Database, ids: Set<string>): Promise<Map<string, Device>> {
  const rows = await devicesOf(database).execute({ ids: [...ids] });
  return new Map(rows.map(({ id, ...device }) => [id, device]));
}

/**
 * Looks devices up, one query at a time: calls that come together, or while one is under way,
 * share the next one. So each answer is from after its question, and a server with much to do asks
 * the database far less often than it is asked.
 */
export const createDeviceStatus = (database: Database): DeviceStatus =>
  sharing((ids) => look(database, ids));

/** The same with any way to look. */
export function sharing<Found>(
  lookUp: (ids: Set<string>) => Promise<Map<string, Found>>,
): (id: string) => Promise<Found | undefined> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Look<Found> | undefined;
  const prepare = (): Look<Found> => {
    const ids = new Set<string>();
    const found = Promise.all([settled(underWay), nextTurn()]).then(() => {
      next = undefined;
      return lookUp(ids);
    });
    underWay = found;
    // Every caller gets the error; the same one a second time is no failure of its own.
    found.catch(() => undefined);
    return { ids, found };
  };
  return async (id) => {
    next ??= prepare();
    const { ids, found } = next;
    ids.add(id);
    return (await found).get(id);
  };
}
