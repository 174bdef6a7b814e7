import { suites, createClient, run, type Client, type Finding } from '../src/index.ts';
import type { LegalServer } from './legal-servers.ts';
import { setOperations, type Mutant } from './mutants/mutant.ts';
import { ORIGIN, type Reference } from './reference.ts';
import { startProxy, type Change } from './wire/proxy.ts';
import type { WireMutant } from './wire/wire-mutant.ts';

export type Verdict = {
  mutant: Mutant | WireMutant;
  /** What the kit called it; undefined when it survived. */
  caught: Finding | undefined;
  /** Everything that was found, for a person who asks why one survived. */
  findings: Finding[];
  notes: string[];
  milliseconds: number;
};

const SEED = 20_260_914;

type Some = Pick<Mutant, 'suites'> & { only: string[]; rateLimits?: number | undefined };

const runSome = (reference: Reference, client: Client, { only, ...some }: Some) =>
  run({
    contract: reference.contract,
    client,
    // A new object, so that nothing that was made through another server is used again.
    users: { ...reference.users },
    suites: suites.filter(({ name }) => some.suites.includes(name)),
    seed: SEED,
    cases: 0,
    origin: ORIGIN,
    only,
    rateLimits: some.rateLimits,
    progress: () => undefined,
  });

/** Runs some suites of the kit on another server in the reference's place. */
export async function tryServer(reference: Reference, { mutate, ...some }: LegalServer) {
  setOperations(reference.contract.operations);
  reference.serve(mutate);
  try {
    return await runSome(reference, reference.client, some);
  } finally {
    reference.serve();
  }
}

/** Runs some suites of the kit through a proxy before the reference. */
export async function tryProxy(reference: Reference, change: Change, some: Some) {
  const proxy = await startProxy(reference.origin, change);
  try {
    return await runSome(reference, createClient(`${proxy.origin}/api`), some);
  } finally {
    await proxy.close();
  }
}

/** Runs the kit on one mutant: the suites and the operations that could see it. */
export async function tryMutant(
  reference: Reference,
  mutant: Mutant | WireMutant,
): Promise<Verdict> {
  const { operation, kinds, only = [operation] } = mutant;
  const startedAt = performance.now();
  const { findings, notes } =
    'change' in mutant
      ? await tryProxy(reference, mutant.change(), { ...mutant, only })
      : await tryServer(reference, { ...mutant, only });
  const caught = findings.find(
    ({ operationId, kind }) => operationId === operation && kinds.includes(kind),
  );
  return { mutant, caught, findings, notes, milliseconds: performance.now() - startedAt };
}

/**
 * Runs the kit on the server as it is.
 *
 * @param options.only the operations to look at; none for all.
 * @param options.cases fuzzed cases.
 * @param options.say called with the suite that begins.
 */
export async function tryOperations(
  reference: Reference,
  {
    only,
    cases,
    say = () => undefined,
  }: { only: string[]; cases: number; say?: (suite: string) => void },
) {
  reference.serve();
  const { contract, client } = reference;
  const users = await reference.freshUsers();
  let begun = '';
  const progress = ({ suite }: { suite: string }) => {
    if (suite !== begun) say(suite);
    begun = suite;
  };
  const result = await run({
    contract,
    client,
    users,
    suites,
    seed: SEED,
    cases,
    origin: ORIGIN,
    only,
    progress,
  });
  const sent = [...result.cases.values()].reduce((sum, count) => sum + count, 0);
  return { ...result, sent };
}
