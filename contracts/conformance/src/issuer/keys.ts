import { exportJWK, exportSPKI, generateKeyPair, type JWK } from 'jose';

/** A key pair that signs id tokens, with what a server may know of it. */
export type SigningKey = {
  kid: string;
  privateKey: CryptoKey;
  /** The public half, as it is published. */
  jwk: JWK;
  /** The public half as PEM, as some servers keep it. */
  pem: string;
};

/** A fresh RS256 key; its name is new each time, so that no server takes it for an older one. */
export async function createSigningKey(name: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `${name}-${crypto.randomUUID()}`;
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    pem: await exportSPKI(publicKey),
  };
}
