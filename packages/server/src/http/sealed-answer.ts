import { base64url } from 'jose';
import type { Answer } from './respond.ts';

const IV_BYTES = 12;

async function cipherKey(key: string): Promise<CryptoKey> {
  // Another hash than the one the key is found by.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`answer ${key}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * A response as it is stored: readable only with the idempotency key. Some responses hold what is
 * shown once and never stored, such as the token of an invitation.
 */
export async function seal(answer: Answer, key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await cipherKey(key),
    new TextEncoder().encode(JSON.stringify(answer)),
  );
  return `${base64url.encode(iv)} ${base64url.encode(new Uint8Array(sealed))}`;
}

/** @throws OperationError for another key. */
export async function unseal(sealed: string, key: string): Promise<Answer> {
  const [iv = '', content = ''] = sealed.split(' ');
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: Uint8Array.from(base64url.decode(iv)) },
    await cipherKey(key),
    Uint8Array.from(base64url.decode(content)),
  );
  const answer: Answer = JSON.parse(new TextDecoder().decode(opened));
  return answer;
}
