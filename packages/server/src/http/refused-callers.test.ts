import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { ID, key, useRefusals } from '../testing/refusals.ts';
import { put } from '../testing/test-api.ts';

describe.each(databases)('refused callers on $name', ({ open }) => {
  const scene = useRefusals(open);

  // DOC-38
  it.each<[string, string, unknown, string]>([
    ['GET', '/projects/PROJECT', undefined, 'projects.notFound'],
    ['PATCH', '/projects/PROJECT', { name: 'À moi' }, 'projects.notFound'],
    ['DELETE', '/projects/PROJECT', undefined, 'projects.notFound'],
    ['GET', '/documents?projectId=PROJECT', undefined, 'projects.notFound'],
    [
      'POST',
      '/documents',
      { projectId: 'PROJECT', title: 'x', language: 'fr' },
      'projects.notFound',
    ],
    ['GET', '/documents/DOCUMENT', undefined, 'documents.notFound'],
    ['PATCH', '/documents/DOCUMENT', { title: 'À moi' }, 'documents.notFound'],
    ['DELETE', '/documents/DOCUMENT', undefined, 'documents.notFound'],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { changes: [put(ID, 'À moi')] },
      'documents.notFound',
    ],
    ['POST', '/sessions', { timeZone: 'UTC', projectId: 'PROJECT' }, 'projects.notFound'],
    ['POST', '/sessions', { timeZone: 'UTC', documentId: 'DOCUMENT' }, 'documents.notFound'],
    ['GET', '/sessions/SESSION', undefined, 'writingSessions.notFound'],
    ['PATCH', '/sessions/SESSION', { title: 'À moi' }, 'writingSessions.notFound'],
    ...['pause', 'resume', 'end', 'save-draft', 'publish', 'unpublish', 'discard'].map(
      (move) =>
        ['POST', `/sessions/SESSION/${move}`, undefined, 'writingSessions.notFound'] satisfies [
          string,
          string,
          unknown,
          string,
        ],
    ),
  ])("someone else's id is a 404: %s %s", async (method, path, body, messageKey) => {
    for (const ids of [scene.other, { projectId: ID, documentId: ID, sessionId: ID }]) {
      const fill = (text: string) =>
        text
          .replace('PROJECT', ids.projectId)
          .replace('DOCUMENT', ids.documentId)
          .replace('SESSION', ids.sessionId);
      const answer = await scene.refused(method, fill(path), {
        headers: key,
        body: body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body))),
      });
      expect(answer.status).toBe(404);
      expect(answer.body.messageKey).toBe(messageKey);
    }
  });

  it.each([
    ['POST', '/auth/logout-all'],
    ['GET', '/auth/me'],
    ['GET', '/projects'],
    ['POST', '/projects'],
    ['DELETE', `/projects/${ID}`],
    ['GET', '/documents'],
    ['PATCH', `/documents/${ID}/paragraphs`],
    ['GET', '/sessions'],
    ['GET', '/sessions/live'],
    ['POST', `/sessions/${ID}/publish`],
  ])('no token is a 401, whatever else: %s %s', async (method, path) => {
    for (const token of [undefined, 'nonsense', scene.writer.refreshToken]) {
      const answer = await scene.refused(method, path, { token });
      expect(answer.status).toBe(401);
      expect(answer.body.messageKey).toBe('auth.required');
    }
  });

  it('a cookie is no token', async () => {
    const answer = await scene.refused('GET', '/projects', {
      token: undefined,
      headers: { cookie: `authToken=${scene.writer.accessToken}` },
    });
    expect(answer.status).toBe(401);
  });
});
