import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { createOneAtATime } from '../one-at-a-time.ts';
import { serveOperation, type CheckAnswers } from './serve-operation.ts';

/** A handler that has done its work, and then answers what the contract does not know. */
const wrong = async () => ({ status: 200, body: { status: 'well' } });

async function serve(
  checkAnswers: CheckAnswers,
  handler: Parameters<typeof serveOperation>[0]['handler'] = wrong,
  more: Partial<Services> = {},
) {
  const errors: unknown[] = [];
  const response = await serveOperation(
    { operationId: 'getHealth', handler },
    new Request('http://localhost/api/health'),
    { params: {}, clientAddress: '' },
    {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- neither this operation nor its handler uses another.
      services: {
        ...more,
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
  it('is sent unchanged, logged as an error', async () => {
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

describe('a prepared operation', () => {
  it('is prepared once the one before it is carried out', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const log: string[] = [];
    const oneAtATime = createOneAtATime();
    const call = async (name: string) => {
      const prepare = async () => {
        log.push(`prepare ${name}`);
        return async () => {
          await promise;
          log.push(`carry out ${name}`);
          return { status: 200, body: { status: 'ok' } };
        };
      };
      return serve('no', { prepare }, { oneAtATime });
    };
    const calls = Promise.all([call('one'), call('two')]);
    await setImmediate();
    expect(log).toEqual(['prepare one']);
    resolve();
    expect((await calls).map(({ status }) => status)).toEqual([200, 200]);
    expect(log).toEqual(['prepare one', 'carry out one', 'prepare two', 'carry out two']);
  });
});
