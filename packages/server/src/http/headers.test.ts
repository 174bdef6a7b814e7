import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@ecritoire/contracts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { openTestApi, type TestApi, type TestWriter } from '../testing/test-api.ts';

const ID = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const all = Object.entries(operations).map(([operationId, { method, path, secured }]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys of a constant table.
  operationId: operationId as OperationId,
  method: method.toUpperCase(),
  path: path.replaceAll(/\{\w+\}/gu, ID),
  secured,
}));

/** `checkAnswers` holds every answer of every test to the headers of the contract, too. */
describe.each(databases)('the headers of answers on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    writer = await api.signIn();
  });
  afterAll(() => database.close());

  // SERVER-37
  it.each(all.filter(({ secured }) => secured !== false))(
    '$operationId says how to authenticate to whom it does not know',
    async ({ method, path, secured }) => {
      for (const authorization of ['Bearer nonsense', 'Basic Y29sZXR0ZTo=', 'Bearer', '']) {
        const answer = await api.call(method, path, { headers: { authorization } });
        expect([answer.status, answer.body.messageKey]).toEqual([401, 'auth.required']);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      const asVisitor = await api.call(method, path);
      expect(asVisitor.headers.get('www-authenticate')).toBe(
        secured === 'optional' ? null : 'Bearer',
      );
    },
  );

  it('a refused sign-in is a 401 that says so, too', async () => {
    for (const [path, body] of [
      ['/auth/google', { idToken: 'nonsense' }],
      ['/auth/refresh', { refreshToken: 'nonsense' }],
    ] as const) {
      const answer = await api.call('POST', path, { body });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  it('what was created can be read where Location says', async () => {
    const { id: projectId } = await writer.project();
    const bodies = {
      '/projects': { name: 'La Traversée', type: 'plain' },
      '/documents': { projectId, title: 'Un', language: 'fr' },
      '/sessions': { timeZone: 'Europe/Paris' },
    };
    for (const [path, body] of Object.entries(bodies)) {
      const made = await writer.call('POST', path, { body });
      expect(made.status).toBe(201);
      const { origin, pathname } = new URL(
        made.headers.get('location') ?? '',
        `http://localhost/api${path}`,
      );
      expect([origin, pathname.slice(0, 5)]).toEqual(['http://localhost', '/api/']);
      const read = await writer.call('GET', pathname.slice(4));
      expect(read.body).toEqual(made.body);
      expect(read.headers.get('etag')).toBe(made.headers.get('etag'));
    }
  });

  it('no authentication challenge without need', async () => {
    const answer = await writer.call('GET', '/projects');
    expect(answer.headers.get('www-authenticate')).toBeNull();
  });
});
