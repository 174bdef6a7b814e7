import { createHmac } from 'node:crypto';
import { decodePart } from '../http/forged.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Another first character: every bit of it counts, while the last may hold bits that do not. */
const tampered = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);

const hs256 = (signed: string, secret: string) =>
  `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;

/**
 * Tokens made out of a good one, none of which a server may accept. Of a token that is no JWT
 * only a changed and a cut one can be made.
 */
export function forgedTokens(token: string): { title: string; token: string }[] {
  const cut = { title: 'with a token cut off', token: token.slice(0, -4) };
  const [head = '', payload = '', signature = ''] = token.split('.');
  const [header, claims] = [decodePart(head), decodePart(payload)];
  if (!header || !claims) return [cut, { title: 'with a changed token', token: tampered(token) }];
  const now = Math.floor(Date.now() / 1000);
  const none = encode({ ...header, alg: 'none' });
  const altered = (changes: Record<string, unknown>) =>
    `${head}.${encode({ ...claims, ...changes })}`;
  const hs = encode({ ...header, alg: 'HS256' });
  const stranger = crypto.randomUUID();
  return [
    cut,
    { title: 'with a tampered signature', token: `${head}.${payload}.${tampered(signature)}` },
    { title: 'without a signature', token: `${head}.${payload}.` },
    { title: 'with alg none', token: `${none}.${payload}.` },
    { title: 'with alg none and the signature left', token: `${none}.${payload}.${signature}` },
    {
      title: 'with alg None in capitals',
      token: `${encode({ ...header, alg: 'None' })}.${payload}.`,
    },
    { title: 'with an empty secret', token: hs256(`${hs}.${payload}`, '\0') },
    { title: 'with a guessed secret', token: hs256(`${hs}.${payload}`, 'secret') },
    { title: 'with another subject', token: `${altered({ sub: stranger })}.${signature}` },
    { title: 'with another audience', token: `${altered({ aud: 'another' })}.${signature}` },
    { title: 'with another issuer', token: `${altered({ iss: 'another' })}.${signature}` },
    { title: 'with a longer life', token: `${altered({ exp: now + 10 ** 6 })}.${signature}` },
  ];
}
