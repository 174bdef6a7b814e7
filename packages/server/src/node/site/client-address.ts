/**
 * Who asks. Each proxy adds at the right of X-Forwarded-For whom it was asked by; what stands left
 * of that anybody can write, so only as many entries are believed as there are proxies.
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
  return asked[Math.max(0, asked.length - 1 - trustedProxies)] ?? remoteAddress;
}
