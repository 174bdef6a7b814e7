import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { ID, key, useRefusals } from '../testing/refusals.ts';
import { put, type Call } from '../testing/test-api.ts';

/** A call, and which fields of it are refused for what. */
type Refused = [string, string, Call, [string, string][]];

/** Instants of JavaScript that a database does not know. */
const IMPOSSIBLE_YEARS = [
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
];

describe.each(databases)('wrong fields on $name', ({ open }) => {
  const scene = useRefusals(open);

  // KIT-49
  it.each([
    ['GET', '/auth/me'],
    ['GET', '/sessions/live'],
    ['GET', '/redirects'],
    ['GET', '/health'],
    ['GET', '/account/export'],
    ['GET', `/projects/${ID}`],
    ['POST', '/projects'],
    ['POST', '/auth/logout-all'],
    ['PATCH', '/auth/profile'],
    ['DELETE', `/documents/${ID}`],
  ])('a query parameter unknown to %s %s is a 422', async (method, path) => {
    for (const field of ['unexpected', '__proto__', 'constructor']) {
      const answer = await scene.refused(method, `${path}?${field}=1`);
      expect(answer.status, field).toBe(422);
      expect(answer.body.errors).toContainEqual({
        field,
        messageKey: 'validation.additionalProperties',
      });
    }
  });

  // SERVER-8, KIT-51
  it.each<Refused>([
    [
      'POST',
      '/projects',
      { body: {} },
      [
        ['name', 'required'],
        ['type', 'required'],
      ],
    ],
    [
      'POST',
      '/projects',
      { body: { name: ' a ', type: 'novel', owner: 'me' } },
      [
        ['owner', 'additionalProperties'],
        ['name', 'textTooShort'],
        ['type', 'enum'],
      ],
    ],
    ['POST', '/projects', { body: [] }, [['body', 'object']]],
    ['POST', '/projects', {}, [['body', 'object']]],
    [
      'GET',
      '/projects?limit=0&cursor=',
      {},
      [
        ['limit', 'numberTooSmall'],
        ['cursor', 'textTooShort'],
      ],
    ],
    ['GET', '/projects?limit=7&limit=8', {}, [['limit', 'integer']]],
    ...['0x5', '1e1', '%2B5', '%205', '5%0A', '1_0', '5.0', '05', '٥'].map((limit): Refused => [
      'GET',
      `/projects?limit=${limit}`,
      {},
      [['limit', 'integer']],
    ]),
    ['GET', '/projects?limit=1e9', {}, [['limit', 'numberTooLarge']]],
    ['GET', '/documents?search=%00', {}, [['search', 'textTooShort']]],
    ['GET', '/projects?page=2', {}, [['page', 'additionalProperties']]],
    ['GET', '/projects?cursor=bm90IG91cnM', {}, [['cursor', 'cursor']]],
    ...IMPOSSIBLE_YEARS.map((instant): Refused => [
      'GET',
      `/projects?cursor=${btoa(`${instant} ${ID}`).replaceAll('=', '')}`,
      {},
      [['cursor', 'cursor']],
    ]),
    ['GET', '/documents?cursor=%00', {}, [['cursor', 'textTooShort']]],
    ['GET', '/sessions?cursor=x&status=active', {}, [['cursor', 'cursor']]],
    ...['/documents?projectId=ID&', '/sessions?projectId=ID&', '/projects/ID/entries?'].map(
      (nowhere): Refused => [
        'GET',
        `${nowhere.replace('ID', ID)}cursor=x`,
        {},
        [['cursor', 'cursor']],
      ],
    ),
    ...[
      '/projects?',
      '/documents?',
      `/documents?projectId=${ID}&`,
      `/projects/${ID}/entries?`,
      '/sessions?',
      '/sessions?sort=mostWords&',
      '/objectives/weeks?',
      '/published-sessions?',
      '/subscribers?',
      '/subscribers/invitations?',
      '/subscriptions?',
      '/articles?language=fr&',
    ].map((list): Refused => [
      'GET',
      `${list}cursor=x&limit=0`,
      {},
      [
        ['limit', 'numberTooSmall'],
        ['cursor', 'cursor'],
      ],
    ]),
    ['GET', '/sessions?sort=longest&cursor=x', {}, [['sort', 'enum']]],
    [
      'GET',
      '/calendar?from=2026-09-02&to=2026-09-01&page=2',
      {},
      [
        ['page', 'additionalProperties'],
        ['to', 'rangeReversed'],
      ],
    ],
    [
      'GET',
      '/calendar?from=2026-01-01&to=2027-01-02&page=2',
      {},
      [
        ['page', 'additionalProperties'],
        ['to', 'rangeTooLong'],
      ],
    ],
    ['GET', '/calendar?from=2026-02-30&to=2026-01-01', {}, [['from', 'date']]],
    [
      'GET',
      '/sessions?from=2026-09-02&to=2026-09-01&limit=0',
      {},
      [
        ['limit', 'numberTooSmall'],
        ['to', 'rangeReversed'],
      ],
    ],
    [
      'PUT',
      `/projects/${ID}/entries/9999-01-01`,
      { body: { language: 'fr', timeZone: 'Europe/Atlantis' } },
      [
        ['localDate', 'dateTooLate'],
        ['timeZone', 'timeZone'],
      ],
    ],
    ['GET', '/projects/first', {}, [['projectId', 'uuid']]],
    ['GET', `/projects/urn:uuid:${ID}`, {}, [['projectId', 'uuid']]],
    ['POST', '/sessions', { body: { timeZone: 'Europe/Atlantis' } }, [['timeZone', 'timeZone']]],
    ['POST', '/sessions', { body: { timeZone: '+01:00' } }, [['timeZone', 'timeZone']]],
    [
      'POST',
      '/sessions',
      { body: { timeZone: 'Europe/Atlantis', projectId: 3, at: 0 } },
      [
        ['timeZone', 'timeZone'],
        ['projectId', 'text'],
        ['at', 'additionalProperties'],
      ],
    ],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { headers: key, body: { changes: [put(ID, 'a'), put(ID, 'b')], origin: 'typed' } },
      [
        ['changes.1.id', 'wrongFormat'],
        ['origin', 'enum'],
      ],
    ],
    [
      'PATCH',
      '/documents/first/paragraphs?draft=1',
      { body: { changes: [{ ...put(ID, ''), type: 'poem' }] } },
      [
        ['documentId', 'uuid'],
        ['draft', 'additionalProperties'],
        ['Idempotency-Key', 'required'],
        ['changes.0.type', 'enum'],
      ],
    ],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { headers: key, body: { changes: [put(ID, 'a'), put(ID.toUpperCase(), 'b')] } },
      [['changes.1.id', 'wrongFormat']],
    ],
    [
      'PATCH',
      '/documents/DOCUMENT/paragraphs',
      { headers: key, body: { changes: [put(ID, 'a', 1, 'a')] } },
      [['changes.0.position', 'wrongFormat']],
    ],
  ])('%s %s with wrong values names every field', async (method, path, call, errors) => {
    const answer = await scene.refused(
      method,
      path.replace('DOCUMENT', scene.own.documentId),
      call,
    );
    expect(answer.status).toBe(422);
    expect(answer.body.messageKey).toBe('actions.endpoints.validationError');
    expect(answer.body.errors).toHaveLength(errors.length);
    expect(answer.body.errors).toEqual(
      expect.arrayContaining(
        errors.map(([field, name]) => ({ field, messageKey: `validation.${name}` })),
      ),
    );
  });

  it('over 50,000 characters in one paragraph is a 422', async () => {
    const runs = Array.from({ length: 6 }, () => ({ text: 'x'.repeat(10_000), marks: [] }));
    const answer = await scene.refused('PATCH', `/documents/${scene.own.documentId}/paragraphs`, {
      headers: key,
      body: { changes: [{ ...put(ID, '', 1), content: runs }] },
    });
    expect(answer.body.errors).toEqual([
      { field: 'changes.0.content', messageKey: 'validation.textTooLong' },
    ]);
  });
});
