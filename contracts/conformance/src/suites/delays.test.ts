import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import { notesDocument } from '../testing/notes-contract.ts';
import type { Breach, Reply } from '../testing/notes-server.ts';
import { kindsOf, tried } from '../testing/try-notes.ts';
import { bearer } from '../users.ts';
import { createDelays } from './delays.ts';

const problemOf = (...keys: string[]) => ({
  'x-message-keys': keys,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const failures = {
  '401': problemOf('auth.required'),
  '403': problemOf('auth.freshSignInRequired'),
};
/** The address of a list of notes, so that the server knows it. */
const document = {
  ...notesDocument,
  paths: {
    '/notes': { get: { operationId: 'listNotes', responses: { '200': {}, ...failures } } },
  },
};
const contract = createContract(document, JSON.stringify(document), 'notes.json');

const refused = (status: number, messageKey: string): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: 'about:blank', status, messageKey },
});

/** A run against a server that answers after so many waits with what `replies` has there. */
async function after(replies: Reply[]) {
  const waits: number[] = [];
  const breach: Breach = () => replies[waits.length - 1] ?? refused(401, 'auth.required');
  const suite = createDelays(async (milliseconds) => void waits.push(milliseconds));
  const token = new UnsecuredJWT({}).setExpirationTime('15 minutes').encode();
  const person = { subject: 'a', email: 'a@b.example', name: 'A' };
  const newcomer = async () => ({
    ...bearer('newcomer', token),
    person,
    email: person.email,
    refreshToken: 'a-refresh-token',
  });
  const { findings } = await tried(breach, [suite], {
    contract,
    hasDelays: true,
    users: { newcomer },
  });
  return { kinds: kindsOf(findings), minutes: waits.map((one) => Math.round(one / 60_000)) };
}

const old = refused(403, 'auth.freshSignInRequired');
const expired = refused(401, 'auth.required');
const taken: Reply = { status: 200, headers: {} };

describe('what takes time', () => {
  it('is refused by a server that keeps the contract', async () => {
    expect(await after([old, expired])).toEqual({ kinds: [], minutes: [6, 16] });
  });

  // KIT-35
  it.each([
    ['an old sign-in', [taken, expired]],
    ['an expired token', [old, taken]],
  ])('is found where %s is taken', async (_, replies) => {
    expect((await after(replies)).kinds).toEqual(['listNotes unauthorized-accepted']);
  });

  // KIT-35
  it('is left out where nobody asked for it', async () => {
    const waits: number[] = [];
    const suite = createDelays(async (milliseconds) => void waits.push(milliseconds));
    const { notes } = await tried(undefined, [suite], { contract });
    expect(waits).toEqual([]);
    expect(notes).toContain('What takes time was not tried (--delays).');
  });
});
