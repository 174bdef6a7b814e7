import { createApiClient } from '@ecritoire/api-client';
import { createApi } from '@ecritoire/server';
import { migrate, openMemoryDatabase } from '@ecritoire/server/node';
import { expect, test } from 'vitest';
import { served } from './handlers.ts';
import { mockApi } from './node.ts';

const server = mockApi();

/** Whoever an identity token names. */
const identityVerifier = {
  verify: (name: string) =>
    Promise.resolve({
      issuer: 'https://issuer.example',
      subject: name,
      email: `${name}@example.org`,
      emailVerified: true,
      name,
      givenName: undefined,
      pictureUrl: undefined,
      locale: 'fr',
      tokenHash: crypto.randomUUID(),
      issuedAt: new Date(),
      expiresAt: new Date(),
    }),
};

test('the reference server’s own fetch is a whole backend, without a process for it', async () => {
  const database = await openMemoryDatabase();
  await migrate(database);
  server.use(
    served(
      createApi({
        database: database.db,
        identityVerifier,
        accessTokenKey: new TextEncoder().encode('a secret of the tests, 32 bytes long'),
        logger: { info() {}, warn() {}, error() {} },
        checkAnswers: 'fail',
      }),
    ),
  );
  let accessToken: string | null = null;
  const api = createApiClient({
    baseUrl: 'http://studio.example/api',
    tokens: {
      accessToken: () => accessToken,
      refreshToken: () => null,
      storeAccessToken: () => {},
      clear: () => {},
    },
  });
  const tokens = await api.signInWithGoogle({ idToken: 'colette' });
  accessToken = tokens.data?.accessToken ?? null;
  const made = await api.createProject({ name: 'La Traversée', type: 'plain' });
  expect(made.error).toBeNull();
  const { data } = await api.listProjects({});
  expect(data?.items.map(({ name }) => name)).toEqual(['La Traversée']);
  await database.close();
}, 30_000);
