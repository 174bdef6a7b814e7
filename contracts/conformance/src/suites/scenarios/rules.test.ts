import { describe, expect, it } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { notesDocument } from '../../testing/notes-contract.ts';
import type { Breach } from '../../testing/notes-server.ts';
import { tried } from '../../testing/try-notes.ts';
import { scenarios } from './scenarios.ts';

const document = { ...notesDocument, 'x-rules': { unknownAddresses: '404' } };
const contract = createContract(document, JSON.stringify(document), 'notes.json');

/** A server that answers every address that is none with a problem of this type. */
const answering =
  (type: string): Breach =>
  (reply) =>
    reply.status === 401
      ? {
          status: 404,
          headers: { 'content-type': type },
          body: { type: 'about:blank', status: 404, messageKey: 'request.notFound' },
        }
      : reply;

const findingsAt = async (type: string) =>
  (await tried(answering(type), [scenarios], { contract, only: ['getHealth'] })).findings;

describe('an unknown address', () => {
  // KIT-40
  it('may be answered with a type in any letter case', async () => {
    expect(await findingsAt('Application/Problem+JSON; charset=UTF-8')).toEqual([]);
  });

  // KIT-40
  it('is reported with the expected and received types', async () => {
    expect(await findingsAt('application/problem+json-seq')).toMatchObject([
      {
        expected: expect.stringContaining('of type application/problem+json'),
        received: expect.stringContaining('of type application/problem+json-seq'),
      },
    ]);
  });
});
