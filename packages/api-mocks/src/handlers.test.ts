import { createApiClient, type ApiError } from '@ecritoire/api-client';
import { examples, operations, type OperationId } from '@ecritoire/contracts';
import { headerValidators, responseValidators } from '@ecritoire/contracts/responses';
import { validate, type Validate } from '@ecritoire/contracts/validators';
import { expect, test } from 'vitest';
import { bodyOf } from './answers.ts';
import { answer, example, handlers, refuse, unreachable } from './handlers.ts';
import { mockApi } from './node.ts';

const server = mockApi(...handlers());

const tokens = {
  accessToken: () => 'token',
  refreshToken: () => null,
  storeAccessToken: () => {},
  clear: () => {},
};
const api = createApiClient({ baseUrl: 'http://studio.example/api', tokens });

/** What the contract says of an answer that it does not keep to. */
async function breaches(id: OperationId, response: Response): Promise<unknown[]> {
  const bodies: Record<string, Validate> = responseValidators[id];
  const headers: Record<string, Validate> = headerValidators[id];
  const [judgeBody, judgeHeaders] = [bodies[response.status], headers[response.status]];
  const body: unknown = judgeBody ? await response.json() : undefined;
  return [
    ...(judgeBody ? validate(judgeBody, body) : []),
    ...(judgeHeaders ? validate(judgeHeaders, Object.fromEntries(response.headers)) : ['status']),
  ];
}

/** Asks with ids that no other path has. */
const ask = (id: OperationId) =>
  fetch(`http://studio.example/api${operations[id].path.replaceAll(/\{\w+\}/gu, 'one')}`, {
    method: operations[id].method.toUpperCase(),
  });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a constant table.
const ids = Object.keys(operations) as OperationId[];

// SERVER-50
test.each(ids)('%s answers as the contract has it', async (id) => {
  const response = await ask(id);
  expect(response.status).toBeLessThan(400);
  expect(await breaches(id, response)).toEqual([]);
});

test.each(ids)('%s answers as each of its examples', async (id) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  for (const name of Object.keys(examples[id]) as never[]) {
    server.use(example(id, name));
    expect([name, await breaches(id, await ask(id))]).toEqual([name, []]);
  }
});

test('a custom response sees its request', async () => {
  const named = (name: unknown) => ({ ...bodyOf('getProject'), name: String(name) });
  server.use(answer('getProject', 200, ({ params }) => named(params['projectId'])));
  expect((await api.getProject('la-traversee')).data).toMatchObject({ name: 'la-traversee' });
});

test('a refusal has message and status; unreachable has none', async () => {
  server.use(refuse('getProject', 'projects.notFound'));
  const refused: Partial<ApiError> | null = (await api.getProject('p1')).error;
  expect(refused).toMatchObject({ status: 404, messageKey: 'projects.notFound' });
  server.use(unreachable('getProject'));
  expect((await api.getProject('p1')).error).toMatchObject({ status: null });
});
