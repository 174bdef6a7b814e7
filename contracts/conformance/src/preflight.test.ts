import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createClient } from './http/client.ts';
import { startIssuer } from './issuer/issuer.ts';
import { preflight } from './preflight.ts';
import { notesContract } from './testing/notes-contract.ts';
import { startNotesServer, TOKENS, type Breach } from './testing/notes-server.ts';
import { bearer, type Users } from './users.ts';

async function tried(
  writer: string,
  other: string,
  more: Partial<Users> = {},
  breach?: Breach,
): Promise<void> {
  const server = await startNotesServer(breach);
  try {
    const users = { writer: bearer('writer', writer), other: bearer('other', other), ...more };
    await preflight(notesContract(), createClient(server.baseUrl), users);
  } finally {
    await server.close();
  }
}

/** @param end in milliseconds. */
const tokenUntil = (end: number) => new UnsecuredJWT({}).setExpirationTime(new Date(end)).encode();

describe('before a run', () => {
  it('good tokens of two accounts pass', async () => {
    await expect(tried(TOKENS.writer, TOKENS.other)).resolves.toBeUndefined();
  });

  it('a refused token is named', async () => {
    await expect(tried(TOKENS.writer, 'expired')).rejects.toThrow(
      'The server refuses the token of the other with 401',
    );
  });

  it('the same account twice is refused', async () => {
    await expect(tried(TOKENS.writer, TOKENS.writer)).rejects.toThrow('two accounts are needed');
  });

  it('an account that the command has not deactivated is named', async () => {
    const deactivated = bearer('deactivated', TOKENS.other);
    await expect(tried(TOKENS.writer, TOKENS.other, { deactivated })).rejects.toThrow(
      'The deactivated account is answered 200 and never 403',
    );
  });

  it('names no option to signed-in users', async () => {
    const issuer = await startIssuer({ port: 0 });
    const saidOf = (sent: Promise<void>) =>
      sent.then(
        () => '',
        (error: unknown) => String(error),
      );
    const said = await Promise.all([
      saidOf(tried('refused', TOKENS.other, { issuer })),
      saidOf(tried(TOKENS.writer, TOKENS.writer, { issuer })),
    ]);
    await issuer.close();
    expect(said).toEqual([
      'Error: The server refuses the token of the writer with 401: it has just issued it.',
      'Error: The server has issued one token to two accounts.',
    ]);
  });

  it('an account that is deactivated passes', async () => {
    const deactivated = bearer('deactivated', 'of nobody the server knows');
    const refuses: Breach = (reply) => (reply.status === 401 ? { ...reply, status: 403 } : reply);
    await expect(
      tried(TOKENS.writer, TOKENS.other, { deactivated }, refuses),
    ).resolves.toBeUndefined();
  });

  it('names an expired token that is taken', async () => {
    await expect(
      tried(TOKENS.writer, TOKENS.other, { expiredToken: TOKENS.writer }),
    ).rejects.toThrow('The expired token is answered 200 and never 401');
    const expiredToken = tokenUntil(Date.now() - 1000);
    await expect(tried(TOKENS.writer, TOKENS.other, { expiredToken })).resolves.toBeUndefined();
  });

  // KIT-24
  it.each([
    ['no JWT', 'abc.def.ghi'],
    ['a JWT without an end', new UnsecuredJWT({}).encode()],
    ['a JWT whose end is to come', tokenUntil(Date.now() + 60_000)],
  ])('names a refused expired token that is %s', async (_, token) => {
    await expect(tried(TOKENS.writer, TOKENS.other, { expiredToken: token })).rejects.toThrow(
      'The expired token is no JWT with an exp that is past',
    );
  });
});
