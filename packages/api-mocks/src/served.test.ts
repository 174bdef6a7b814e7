import { createApiClient } from '@ecritoire/api-client';
import { expect, test } from 'vitest';
import { exampleOf } from './answers.ts';
import { served } from './handlers.ts';
import { mockApi } from './node.ts';

const server = mockApi();

test('a server’s own fetch answers whatever the API is asked', async () => {
  const asked: unknown[] = [];
  const { status, body } = exampleOf('createProject');
  server.use(
    served({
      fetch: async (request) => {
        asked.push([request.method, request.url, await request.json()]);
        return Response.json(body, { status });
      },
    }),
  );
  const api = createApiClient({
    baseUrl: 'http://studio.example/api',
    tokens: {
      accessToken: () => 'a token',
      refreshToken: () => null,
      storeAccessToken: () => {},
      clear: () => {},
    },
  });
  const project = { name: 'La Traversée', type: 'plain' } as const;
  const { data } = await api.createProject(project);
  expect(asked).toEqual([['POST', 'http://studio.example/api/projects', project]]);
  expect(data).toEqual(body);
});
