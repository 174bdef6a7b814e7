import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, describe, it, onTestFinished } from 'vitest';
import { readContract, type Operation } from '../contract/contract.ts';
import { createClient } from '../http/client.ts';
import { run } from '../run.ts';
import { bearer } from '../users.ts';
import { createLimits } from './limits.ts';

const contract = readContract();
/** The contract with the window of its limits, which a client reads. */
const limited = { ...contract, operations: contract.operations.map(withWindow) };

function withWindow(operation: Operation): Operation {
  return { ...operation, rateLimit: { requests: 10, seconds: 600 } };
}

/** A server that answers 429 after so many questions, with these headers. */
async function tried(
  allowed: number,
  headers: Record<string, string>,
  rateLimits?: number,
  isOpenAfterWait = true,
) {
  let asked = 0;
  const waits: number[] = [];
  const server = createServer((_, response) => {
    asked += 1;
    const isLimited = asked > allowed && !(isOpenAfterWait && waits.length > 0);
    response.setHeader('cache-control', 'no-store');
    if (isLimited)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const problem = {
      type: 'about:blank',
      title: 'Too many requests',
      status: 429,
      detail: 'This client has asked too often.',
      messageKey: 'request.tooManyRequests',
    };
    const made = { id: crypto.randomUUID(), createdAt: new Date().toISOString() };
    response.writeHead(isLimited ? 429 : 201, {
      'content-type': isLimited ? 'application/problem+json' : 'application/json',
    });
    response.end(JSON.stringify(isLimited ? problem : made));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const result = await run({
    contract: limited,
    client: createClient(`http://127.0.0.1:${port}`),
    users: { writer: bearer('writer', 'one'), other: bearer('other', 'two') },
    suites: [createLimits(async (milliseconds) => void waits.push(milliseconds))],
    seed: 1,
    cases: 0,
    only: ['askQuestion'],
    rateLimits,
    progress: () => undefined,
  });
  const is429Reached = result.coverage
    .targets()
    .find(({ what }) => what === 'answers 429')?.isReached;
  const missed = result.coverage.targets().filter(({ isReached }) => !isReached);
  return {
    ...result,
    waits,
    missed,
    asked,
    is429Reached,
    kinds: result.findings.map(({ kind }) => kind),
  };
}

describe('rate limits', () => {
  // KIT-44
  it('are proven by calls until one is answered 429', async () => {
    const { kinds, asked, is429Reached, notes } = await tried(4, { 'retry-after': '600' }, 10);
    expect(kinds).toEqual([]);
    expect(asked).toBe(5);
    expect(is429Reached).toBe(true);
    expect(notes).toEqual([
      'askQuestion was answered 429 at call 5 of 11.',
      'Whether askQuestion is open again after a Retry-After of 600 s was not tried: it takes longer than 5 s.',
    ]);
  });

  // KIT-44
  it('that were used up before are not reached', async () => {
    const { missed } = await tried(0, { 'retry-after': '600' }, 10);
    expect(missed.map(({ what }) => what)).toEqual(['answers 429 after calls']);
    expect((await tried(4, { 'retry-after': '600' }, 10)).missed).toEqual([]);
  });

  // KIT-59
  it('that refuse again after Retry-After are found', async () => {
    const { kinds, waits } = await tried(4, { 'retry-after': '1' }, 10, false);
    expect(kinds).toEqual(['wrong-header']);
    expect(waits).toEqual([1200]);
    expect((await tried(4, { 'retry-after': '1' }, 10)).kinds).toEqual([]);
  });

  // KIT-44
  it('that exceed the requests of x-rate-limit are found', async () => {
    const { findings, asked } = await tried(11, {}, 100);
    expect(findings.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'broken-scenario: 11 calls at once, and none is answered 429.',
    ]);
    expect(asked).toBe(11);
  });

  it.each<[string, Record<string, string>]>([
    ['missing-header', {}],
    ['wrong-header', { 'retry-after': 'soon' }],
    ['wrong-header', { 'retry-after': '0' }],
  ])('that lack a good Retry-After are found: %s %o', async (kind, headers) => {
    expect((await tried(4, headers, 10)).kinds).toEqual([kind]);
  });

  // KIT-59
  it.each([601, 86_400, 600_000])(
    'that wait longer than their window are found: %i',
    async (wait) => {
      expect((await tried(4, { 'retry-after': String(wait) }, 10)).kinds).toEqual(['wrong-header']);
      expect((await tried(4, { 'retry-after': '600' }, 10)).kinds).toEqual([]);
    },
  );

  it('are not tried unless requested', async () => {
    const { asked, notes } = await tried(4, {});
    expect(asked).toBe(0);
    expect(notes).toEqual(['Rate limits were not tried (--rate-limits).']);
  });
});
