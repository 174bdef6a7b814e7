import { describe, expect, it } from 'vitest';
import { callOf } from '../suite.ts';
import type { Answer } from '../http/call.ts';
import { readContract } from '../contract/contract.ts';
import { notesContract } from '../testing/notes-contract.ts';
import { visitor } from '../users.ts';
import { createAnswerCheck } from './check-answer.ts';
import { createSchemas } from './schemas.ts';

const contract = notesContract();
const check = createAnswerCheck(contract, createSchemas(contract));

function answered(operationId: string, answer: Partial<Answer> & { status: number }) {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`no ${operationId}`);
  const { body } = answer;
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = new Headers({ 'content-type': 'application/json', etag: '"1"' });
  return check(callOf(operation, visitor), { headers, text, body, milliseconds: 1, ...answer });
}

const note = {
  id: 'a2e5e0b1-6a53-4f4e-9d8e-0c3e9a1f0d11',
  title: 'Milk',
  colour: 'red',
  tags: [],
  due: null,
};
const problem = new Headers({ 'content-type': 'application/problem+json' });

describe('an answer', () => {
  it('that is as documented has no breach', () => {
    expect(answered('getNote', { status: 200, body: note })).toEqual([]);
    expect(answered('deleteNote', { status: 204, headers: new Headers() })).toEqual([]);
    expect(
      answered('getNote', {
        status: 404,
        headers: problem,
        body: { type: 'about:blank', status: 404, messageKey: 'notes.notFound' },
      }),
    ).toEqual([]);
  });

  it('with a body where none is documented has one breach', () => {
    const breaches = answered('deleteNote', { status: 204, text: '{}', body: {} });
    expect(breaches.map(({ kind }) => kind)).toEqual(['unexpected-body']);
  });

  it('with an ETag unlike the version of its body', () => {
    const at = (etag: string, version: unknown) => {
      const headers = new Headers({ 'content-type': 'application/json', etag });
      return answered('getNote', { status: 200, headers, body: { ...note, version } })
        .filter(({ kind }) => kind === 'wrong-header')
        .map(({ message }) => message);
    };
    expect(at('"7"', 7)).toEqual([]);
    expect(at('"999"', 7)).toEqual(['Header ETag of 200 is not the version of the body.']);
    expect(at('"7"', '7')).toEqual([]);
    expect(at('7', 7)).toHaveLength(1);
  });

  // KIT-21
  it('with an undeclared property is refused at every depth', () => {
    const body = {
      items: [
        { ...note, tags: ['a'] },
        { ...note, owner: 'someone' },
      ],
    };
    const [breach, ...others] = answered('listNotes', { status: 200, body });
    expect(others).toEqual([]);
    expect(breach).toMatchObject({
      kind: 'undeclared-property',
      message: '200 has the undeclared property owner in /items/*.',
      received: 'someone',
      pointer:
        '#/paths/~1notes/get/responses/200/content/application~1json/schema/properties/items/items/unevaluatedProperties',
    });
  });

  it('is written in UTF-8, and may say so', () => {
    const kinds = (type: string, fault?: string) =>
      answered('getNote', {
        status: 200,
        body: note,
        headers: new Headers({ 'content-type': type, etag: '"1"' }),
        ...(fault === undefined ? {} : { encodingFault: fault }),
      }).map(({ kind }) => kind);
    expect(kinds('application/json; charset=UTF-8')).toEqual([]);
    expect(kinds('application/json;charset="utf-8"')).toEqual([]);
    expect(kinds('application/json; charset=iso-8859-1')).toEqual(['wrong-content-type']);
    expect(kinds('application/json', 'is not UTF-8')).toEqual(['not-json']);
  });

  // KIT-21
  it('names the place of the contract and its line', () => {
    const [breach] = answered('getNote', { status: 200, body: { ...note, colour: 'green' } });
    expect(breach?.pointer).toBe('#/components/schemas/Colour/enum');
    const place = contract.placeOf(breach?.pointer ?? '');
    const lines = JSON.stringify(contract.document, null, 2).split('\n');
    const [, line] = place.split(':');
    expect(lines[Number(line) - 1]).toContain('"enum"');
  });
});

const own = readContract();

describe('the times of an answer', () => {
  const checkOwn = createAnswerCheck(own, createSchemas(own));
  const HOUR = 3_600_000;
  const named = (operationId: string) =>
    own.operations.find((one) => one.operationId === operationId);
  /** What is wrong with the times of a project, by how far they and the server's clock are from now. */
  const wrong = (operationId: string, status: number, away: number, clockAway = 0) => {
    const operation = named(operationId);
    if (!operation) throw new Error(`no ${operationId}`);
    const createdAt = new Date(Date.now() + away).toISOString();
    const body = { createdAt, updatedAt: createdAt };
    const headers = new Headers({ date: new Date(Date.now() + clockAway).toUTCString() });
    const answer = { status, headers, text: '', body, milliseconds: 1 };
    return checkOwn(callOf(operation, visitor), answer)
      .filter(({ kind }) => kind === 'wrong-value')
      .map(({ message }) => message);
  };

  // KIT-75
  it('are past, and that of a creation is now', () => {
    const toCome = ['createdAt lies in the future.', 'updatedAt lies in the future.'];
    expect(wrong('getProject', 200, HOUR)).toEqual(toCome);
    expect(wrong('getProject', 200, -24 * HOUR)).toEqual([]);
    expect(wrong('createProject', 201, -HOUR)).toEqual([
      'createdAt of what was just made lies in the past.',
    ]);
    expect(wrong('createProject', 201, 0)).toEqual([]);
  });

  // KIT-75
  it('may go by a wrong clock, as Date does', () => {
    expect(wrong('createProject', 201, HOUR, HOUR)).toEqual([]);
    expect(wrong('createProject', 201, -HOUR, -HOUR)).toEqual([]);
  });

  // KIT-74
  it('Date is when what was just made was made', () => {
    expect(wrong('createProject', 201, 0, 30_000)).toEqual([]);
    for (const away of [-120_000, 120_000, HOUR]) {
      expect(wrong('createProject', 201, 0, away)).toEqual([
        'Date is not when the answer was made.',
      ]);
    }
    expect(wrong('getProject', 200, -24 * HOUR, 0)).toEqual([]);
  });
});

describe('the headers of the bundled contract', () => {
  const checkOwn = createAnswerCheck(own, createSchemas(own));
  const refused = (authenticate: string, cache: string) => {
    const operation = own.operations.find(({ operationId }) => operationId === 'getCurrentUser');
    if (!operation) throw new Error('no getCurrentUser');
    const headers = new Headers({
      'content-type': 'application/problem+json',
      'www-authenticate': authenticate,
      'cache-control': cache,
    });
    const answer = { status: 401, headers, text: '{}', body: {}, milliseconds: 1 };
    return checkOwn(callOf(operation, visitor), answer)
      .filter(({ kind }) => kind === 'wrong-header')
      .map(({ message }) => message.split(' ')[1]);
  };

  // KIT-77
  it('may say more than they have to', () => {
    const spring = 'no-cache, no-store, max-age=0, must-revalidate';
    expect(refused('Bearer', 'no-store')).toEqual([]);
    expect(refused('Bearer realm="api", error="invalid_token"', spring)).toEqual([]);
  });

  it('have to say that', () => {
    expect(refused('Basic realm="api"', 'no-store')).toEqual(['WWW-Authenticate']);
    expect(refused('Bearer', 'public, max-age=60')).toEqual(['Cache-Control']);
    expect(refused('BearerX', 'not-no-storeage')).toHaveLength(2);
  });
});
