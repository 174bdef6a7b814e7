import { once } from 'node:events';
import { connect } from 'node:net';

/** How long a program on this machine may take to be reached, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Whether a program answers at this port of `::1`. Browsers that are sent to localhost look there
 * first, and would show it in place of what listens on 127.0.0.1.
 */
export async function isTakenOnIpv6(port: number): Promise<boolean> {
  const socket = connect({ port, host: '::1', signal: AbortSignal.timeout(PATIENCE) });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
