import type { Suite } from '../suite.ts';
import { credentials } from '../suites/credentials.ts';
import { fuzz } from '../suites/fuzz.ts';
import { invalid } from '../suites/invalid.ts';
import { ownership } from '../suites/ownership.ts';
import { valid } from '../suites/valid.ts';
import type { Contract } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { createClient } from '../http/client.ts';
import { run } from '../run.ts';
import { bearer, type Users } from '../users.ts';
import { notesContract } from './notes-contract.ts';
import { startNotesServer, TOKENS, type Breach, type Reply } from './notes-server.ts';

type Manner = {
  seed?: number;
  timeout?: number;
  only?: string[];
  contract?: Contract;
  expiredToken?: string;
  users?: Partial<Users>;
  isQuick?: boolean;
  hasDelays?: boolean;
};

/** Every suite that needs nothing but two accounts. */
export const everything = [valid, invalid, fuzz, credentials, ownership];

/** A run against a server of the notes contract, or of one that it is part of. */
export async function tried(
  breach?: Breach,
  suites: Suite[] = everything,
  {
    seed = 1,
    timeout = 30_000,
    only = [],
    contract = notesContract(),
    expiredToken,
    users = {},
    isQuick = false,
    hasDelays = false,
  }: Manner = {},
) {
  const server = await startNotesServer(breach);
  const sent: string[] = [];
  const client = createClient(server.baseUrl, { timeout });
  try {
    const result = await run({
      contract,
      client: {
        ...client,
        send(call, manner) {
          sent.push(JSON.stringify([call.operation.operationId, call.query, call.body]));
          return client.send(call, manner);
        },
      },
      users: {
        writer: bearer('writer', TOKENS.writer),
        other: bearer('other', TOKENS.other),
        ...(expiredToken === undefined ? {} : { expiredToken }),
        ...users,
      },
      suites,
      seed,
      cases: 100,
      only,
      isQuick,
      hasDelays,
      progress: () => undefined,
    });
    return { ...result, sent };
  } finally {
    await server.close();
  }
}

/** `getNote server-error`, each once. */
export const kindsOf = (findings: { operationId: string; kind: string }[]) => [
  ...new Set(findings.map(({ operationId, kind }) => `${operationId} ${kind}`)),
];

/** Changes what one operation answers where all is well. */
export const at =
  (operationId: string, change: (reply: Reply) => Partial<Reply>): Breach =>
  (reply, asked) =>
    asked.operationId === operationId && reply.status < 300
      ? { ...reply, ...change(reply) }
      : reply;

export const withBody = (reply: Reply, changes: Record<string, unknown>) => ({
  body: { ...(isObject(reply.body) ? reply.body : {}), ...changes },
});
