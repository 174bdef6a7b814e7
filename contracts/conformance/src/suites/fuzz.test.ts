import { describe, expect, it } from 'vitest';
import { isObject } from '../contract/places.ts';
import { kindsOf, tried } from '../testing/try-notes.ts';
import { fuzz } from './fuzz.ts';

describe('fuzz', () => {
  const withoutIds = (sent: string[]) =>
    sent.map((text) => text.replaceAll(/[0-9a-f-]{36}/giu, 'id'));

  // KIT-20
  it('makes the same cases from the same seed only', async () => {
    const [first, again, other] = [
      await tried(undefined, [fuzz], { seed: 7 }),
      await tried(undefined, [fuzz], { seed: 7 }),
      await tried(undefined, [fuzz], { seed: 8 }),
    ];
    expect(withoutIds(again.sent)).toEqual(withoutIds(first.sent));
    expect(withoutIds(other.sent)).not.toEqual(withoutIds(first.sent));
  });

  // KIT-20
  it('shrinks to the smallest valid request that fails', async () => {
    const { findings } = await tried(
      (reply, { operationId, body }) =>
        operationId === 'createNote' &&
        reply.status === 201 &&
        isObject(body) &&
        'rank' in body &&
        Number(body['rank']) >= 3
          ? {
              status: 500,
              headers: { 'content-type': 'application/problem+json' },
              body: { type: 'a', status: 500, messageKey: 'x' },
            }
          : reply,
      [fuzz],
    );
    expect(kindsOf(findings)).toEqual(['createNote server-error']);
    const { call } = findings[0] ?? {};
    expect(call?.body).toMatchObject({ rank: 3 });
    expect(Object.keys(isObject(call?.body) ? call.body : {}).toSorted()).toEqual([
      'rank',
      'title',
    ]);
  });
});
