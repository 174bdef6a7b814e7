import { isIP } from 'node:net';

/** An address without the port that some proxies write behind it; undefined for anything else. */
function addressIn(entry: string): string | undefined {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/u.exec(entry) ?? [];
  const address = bracketed ?? plain ?? entry;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Who asks. Each proxy adds at the right of X-Forwarded-For whom it was asked by; what stands left
 * of that anybody can write, so only as many entries are believed as there are proxies. The
 * connection's own end stands in for an entry that is no address.
 *
 * @param forwardedFor the header, if there is one.
 * @param remoteAddress the other end of the connection; empty where there is none, as in tests.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  remoteAddress: string,
  trustedProxies: number,
): string {
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const asked = [...forwarded, remoteAddress];
  const believed = asked[Math.max(0, asked.length - 1 - trustedProxies)] ?? '';
  return addressIn(believed) ?? remoteAddress;
}
