import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalServers, otherSettings, shortPages, type LegalServer } from './legal-servers.ts';
import { mutants } from './mutants/mutants.ts';
import { startReference, type Reference } from './reference.ts';
import { tryMutant, tryOperations, tryProxy, tryServer } from './try-mutants.ts';
import { legalProxies } from './wire/legal-proxies.ts';

/** Some that the kit finds with few calls; all of them are tried by `pnpm test:all`. */
const SOME = [
  '200 in place of 201',
  'createProject of the same twice makes one',
  'an extra property',
  'a missing property',
  'text that is too long is taken',
  'expired tokens taken',
  "somebody else's project shown",
  'id tokens signed with the public key trusted',
  'a wrong time zone named only where all else is right',
  'JSON with more JSON behind it is taken',
  'a reading answered 304',
  'a Date of another clock',
  'repeats carried out again',
  'a name escaped for HTML',
  'accounts found by their e-mail',
  'NaN read as a figure',
  'a limit in hexadecimal is taken',
  'an e-mail with a line end is taken',
  'an id in capitals not found',
  'a token in the address, as token, lets in',
  'an export that forgets what is published no more',
  'an account deleted without its place on the waitlist',
  'status of listWritingSessions forgotten by the second page',
  'a range of getCalendar of any length is taken',
  'deleteDocument of whatever version refused',
  'a document deleted with words written since',
  'a table in an old article',
  'a device that is said to have ended',
  'id tokens from before a sign-out taken',
  'every origin let in by its own name',
  'If-Match not let through',
  'new accounts in UTC',
  'a body compressed with gzip is taken',
  'a body looked at before the token, where there are no documents yet',
  'HEAD that asks for no token',
  'a percent-encoded path not found',
  'a body in chunks that is too large is taken',
  'a deep body answered 500',
  'a broken encoding in a path answered 500',
  'a whole number with a fraction of zeros refused',
  'deleteProject of what is gone answered 204',
  'first sign-ins at once answered 500',
  'an access token that lives a day',
];

/** `pnpm test` looks at each in one place, and at one of the lists. */
const isEachRuleOnce = process.env['EACH_RULE_ONCE'] !== undefined;
const legal = [
  ...legalServers,
  ...(isEachRuleOnce ? shortPages.slice(0, 1) : [...otherSettings, ...shortPages]),
];
const placesOf = ({ only }: LegalServer) => (isEachRuleOnce ? only.slice(0, 1) : only);

describe('the conformance kit', () => {
  let reference: Reference;
  beforeAll(async () => {
    reference = await startReference();
  }, 120_000);
  afterAll(() => reference.close());

  it('has more than 950 mutants, each with its own name', () => {
    expect(mutants.length).toBeGreaterThan(950);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it.each(SOME)('catches %s', { timeout: 60_000 }, async (name) => {
    const mutant = mutants.find((one) => one.name === name);
    if (!mutant) throw new Error(`There is no such mutant: ${name}`);
    const { caught, findings } = await tryMutant(reference, mutant);
    expect(
      caught,
      findings.map(({ operationId, kind }) => `${operationId} ${kind}`).join(', '),
    ).toBeDefined();
  });

  // KIT-2
  it.each(legal)('finds nothing in $name', { timeout: 120_000 }, async (server) => {
    const { findings } = await tryServer(reference, { ...server, only: placesOf(server) });
    expect(
      findings.map(({ operationId, title, message }) => [operationId, title, message]),
    ).toEqual([]);
  });

  // KIT-2
  it.each(legalProxies)('finds nothing in $name', { timeout: 120_000 }, async (legal) => {
    const { findings } = await tryProxy(reference, legal.change, legal);
    expect(
      findings.map(({ operationId, title, message }) => [operationId, title, message]),
    ).toEqual([]);
  });

  // KIT-10, KIT-14, KIT-45, KIT-52, KIT-63, KIT-68, KIT-69, KIT-70, KIT-71, KIT-72
  // KIT-73, KIT-78, KIT-80
  it('finds nothing in the server as it is', { timeout: 120_000 }, async () => {
    // Without keys, whose repeats wait for seconds.
    const only = ['updateProject', 'getProject', 'signInWithGoogle'];
    const { findings, sent } = await tryOperations(reference, {
      only,
      cases: isEachRuleOnce ? 15 : 50,
    });
    expect(
      findings.map(({ operationId, title, message }) => [operationId, title, message]),
    ).toEqual([]);
    expect(sent).toBeGreaterThan(200);
  });
});
