import { once } from 'node:events';
import { createServer } from 'node:net';

async function openPort(): Promise<{ port: number; close: () => Promise<void> }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port was given.');
  const close = async () => {
    probe.close();
    await once(probe, 'close');
  };
  return { port: address.port, close };
}

/** A loopback port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await openPort();
  await close();
  return port;
}

/** Two loopback ports that nothing listens on: one after the other, the same could be given twice. */
export async function twoFreePorts(): Promise<[number, number]> {
  const [one, other] = [await openPort(), await openPort()];
  await Promise.all([one.close(), other.close()]);
  return [one.port, other.port];
}
