import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { keepSecret } from './keep-secret.ts';

/** Signs access tokens, and makes the keyed hashes of the log. */
export async function accessTokenKey({
  accessTokenSecret,
  dataFolder,
}: Config): Promise<Uint8Array> {
  const secret =
    accessTokenSecret ??
    (await keepSecret(dataFolder, {
      name: 'access-token-secret',
      make: () => randomBytes(32).toString('hex'),
      isUsable: (secret) => secret.length >= 32,
    }));
  return new TextEncoder().encode(secret);
}
