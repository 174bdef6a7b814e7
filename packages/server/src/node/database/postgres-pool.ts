import { Socket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/**
 * A pool that outlives its connections: one that PostgreSQL closes, even in the middle of a
 * transaction, and one that goes silent, as when its host is lost.
 *
 * @param silence milliseconds without a byte after which a connection is given up; longer than any
 * statement may run.
 * @param onError called for each connection that ended unexpectedly.
 */
export function openPool(
  config: PoolConfig,
  silence: number,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    ...config,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silence, () => socket.destroy(new Error('Nothing came')));
    },
  });
  /** What ended one connection has mostly ended the others, which nobody has noticed yet. */
  const dropIdle = () => {
    for (let left = pool.idleCount; left > 0; left -= 1) {
      pool.connect((_, client, release) => {
        if (client) release(true);
      });
    }
  };
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // Node ends the process for an error that nobody listens to, and the pool listens to those of
    // the connections that nobody uses.
    client.on('error', (error) => {
      onError(error);
      dropIdle();
    });
    // Drizzle never gives back one on which a transaction could not begin.
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release();
      client.release = () => undefined;
    });
  });
  // The connection itself has already reported what the pool repeats.
  pool.on('error', () => undefined);
  return pool;
}
