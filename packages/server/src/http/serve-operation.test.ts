import { describe, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { serveOperation, type CheckAnswers } from './serve-operation.ts';

/** A handler that has done its work, and then answers what the contract does not know. */
async function serve(checkAnswers: CheckAnswers) {
  const errors: unknown[] = [];
  const response = await serveOperation(
    'getHealth',
    async () => ({ status: 200, body: { status: 'well' } }),
    new Request('http://localhost/api/health'),
    { params: {}, clientAddress: '' },
    {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- neither this operation nor its handler uses another.
      services: {
        clock: { now: () => new Date() },
        logger: {
          info: () => undefined,
          warn: () => undefined,
          error: (fields, message) => void errors.push({ ...fields, message }),
        },
      } as Partial<Services> as Services,
      checkAnswers,
      rateLimitFactor: 1,
    },
  );
  return { status: response.status, body: await response.json(), errors };
}

describe('an answer that breaks the contract', () => {
  it('is given as it is, and logged as an error: what was asked has been done', async () => {
    expect(await serve('log')).toEqual({
      status: 200,
      body: { status: 'well' },
      errors: [
        {
          operationId: 'getHealth',
          breach: 'getHealth 200 is not as the contract says (status: validation.enum).',
          message: 'answer breaks the contract',
        },
      ],
    });
  });

  it('fails a test', async () => {
    expect(await serve('fail')).toMatchObject({ status: 500, errors: [{}] });
  });

  it('goes unseen in production', async () => {
    expect(await serve('no')).toEqual({ status: 200, body: { status: 'well' }, errors: [] });
  });
});
