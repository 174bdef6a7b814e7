import { describe, expect, it } from 'vitest';
import type { Suite, Job, Kit } from './suite.ts';
import { IssuerError } from './issuer/issuer.ts';
import { createLanes } from './lanes.ts';
import { tried } from './testing/try-notes.ts';
import { bearer, type SignedIn, type Users } from './users.ts';

/** The kit of a run, with users who can be made so many times. */
async function kitWith(newcomers: number, parallel: number) {
  let kit: Kit | undefined;
  let made = 0;
  const newcomer = async (): Promise<SignedIn> => {
    made += 1;
    if (made > newcomers) throw new IssuerError('Signing in is limited.');
    const name = `newcomer${made}`;
    const person = { subject: name, email: `${name}@a.example`, name };
    return { ...bearer(name, name), person, email: person.email, refreshToken: 'none' };
  };
  const notes: string[] = [];
  const catching: Suite = { name: 'valid', summary: '', run: async (one) => void (kit = one) };
  await tried(undefined, [catching], { users: { newcomer } });
  if (!kit) throw new Error('no kit');
  return { lanes: createLanes({ ...kit, note: (text) => void notes.push(text) }, parallel), notes };
}

const suiteOf = (jobs: Job[]): Suite => ({
  name: 'valid',
  summary: '',
  run: async (kit) => {
    for (const job of jobs) await job.run(kit);
  },
  jobs: () => jobs,
});

/** Jobs that end when so many of them run at once, and tell in whose name they did. */
function meeting(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const callers: Users[] = [];
  const jobs: Job[] = Array.from({ length: count }, () => ({
    async run({ users }) {
      if (callers.push(users) === count) resolve();
      await promise;
    },
  }));
  return { jobs, callers };
}

describe('jobs', () => {
  // KIT-34
  it('run side by side, each lane with its own accounts', async () => {
    const { lanes } = await kitWith(10, 3);
    const { jobs, callers } = meeting(3);
    await lanes.run(suiteOf(jobs));
    expect(callers.map(({ writer, other }) => `${writer.name}, ${other.name}`)).toEqual([
      'writer, other',
      'writer 2, other 2',
      'writer 3, other 3',
    ]);
  });

  // KIT-34
  it('that look at everything run alone, after the others', async () => {
    const { lanes } = await kitWith(10, 3);
    const order: string[] = [];
    const { jobs } = meeting(2);
    const told = jobs.map(({ run }) => ({
      run: async (lane: Kit) => {
        await run(lane);
        order.push('one of several');
      },
    }));
    const alone = { run: async () => void order.push('alone'), isAlone: true };
    await lanes.run(suiteOf([alone, ...told]));
    expect(order).toEqual(['one of several', 'one of several', 'alone']);
  });

  it('run in fewer lanes without further accounts', async () => {
    const { lanes, notes } = await kitWith(3, 4);
    const { jobs, callers } = meeting(2);
    await lanes.run(suiteOf([...jobs, { run: async () => undefined }]));
    expect(callers).toHaveLength(2);
    expect(notes).toEqual(['Fewer calls were made at once: Signing in is limited.']);
  });

  it('that fail are reported once no other runs', async () => {
    const { lanes } = await kitWith(10, 2);
    let isDone = false;
    const slow = async () => {
      await new Promise(setImmediate);
      isDone = true;
    };
    const failing = async () => {
      throw new Error('It failed.');
    };
    await expect(lanes.run(suiteOf([{ run: failing }, { run: slow }]))).rejects.toThrow(
      'It failed.',
    );
    expect(isDone).toBe(true);
  });
});
