import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { valid } from './suites/valid.ts';
import type { Breach, Reply } from './testing/notes-server.ts';
import { kindsOf, tried } from './testing/try-notes.ts';

const refused: Reply = {
  status: 415,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: 'about:blank', status: 415, messageKey: 'request.unsupportedMediaType' },
};

describe('a server that our own client cannot use is found', () => {
  // KIT-29
  it.each<[string, (contentType: string | undefined) => boolean]>([
    ['415 for a content type without a body', (contentType) => contentType !== undefined],
    ['415 for no content type without a body', (contentType) => contentType === undefined],
  ])('%s', async (_, isRefused) => {
    const breach: Breach = (reply, { operationId, body, headers }) =>
      operationId === 'listNotes' && body === undefined && isRefused(headers['content-type'])
        ? refused
        : reply;
    const { findings } = await tried(breach, [valid], { only: ['listNotes'] });
    expect(kindsOf(findings)).toContain('listNotes valid-refused');
  });

  // KIT-29
  it.each([
    ['compresses without Vary: Accept-Encoding', {}, 'missing-header'],
    ['compresses for who does not accept it', { vary: 'Accept-Encoding' }, 'wrong-header'],
  ])('a server that %s', async (_, more, kind) => {
    const breach: Breach = (reply, { operationId }) =>
      operationId === 'listNotes' && reply.status === 200
        ? {
            ...reply,
            headers: { ...reply.headers, 'content-encoding': 'gzip', ...more },
            body: gzipSync(JSON.stringify(reply.body)),
          }
        : reply;
    const { findings } = await tried(breach, [valid], { only: ['listNotes'] });
    expect(kindsOf(findings)).toContain(`listNotes ${kind}`);
  });

  // KIT-29
  it('a proxy that changes the ETag of what it compresses', async () => {
    const breach: Breach = (reply, { operationId, headers }) =>
      operationId === 'getNote' && headers['accept-encoding']?.includes('gzip') === true
        ? {
            ...reply,
            headers: {
              ...reply.headers,
              etag: '"1-gzip"',
              'content-encoding': 'gzip',
              vary: 'Accept-Encoding',
            },
            body: gzipSync(JSON.stringify(reply.body)),
          }
        : reply;
    const { findings } = await tried(breach, [valid]);
    expect(kindsOf(findings)).toEqual(['getNote wrong-header']);
  });
});
