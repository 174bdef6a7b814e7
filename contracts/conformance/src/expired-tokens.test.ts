import { UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { credentials } from './suites/credentials.ts';
import { valid } from './suites/valid.ts';
import { tried } from './testing/try-notes.ts';
import { bearer } from './users.ts';

const expired = (name: string) =>
  bearer(name, new UnsecuredJWT({}).setExpirationTime(new Date(Date.now() - 1000)).encode());

// KIT-30
it('a run ends when its writer’s token has expired', async () => {
  const { findings, givenUp, notes, sent } = await tried(undefined, [valid], {
    users: { writer: expired('writer') },
  });
  expect(findings).toEqual([]);
  expect(sent).toEqual([]);
  expect(givenUp).toBe('The token of the writer has expired.');
  expect(notes).toContainEqual(expect.stringContaining('The run was given up in the suite valid'));
});

// KIT-30
it('a deactivated account is not judged by an expired token', async () => {
  const { findings, givenUp, notes } = await tried(undefined, [credentials], {
    users: { deactivated: expired('deactivated') },
  });
  expect(findings).toEqual([]);
  expect(givenUp).toBeUndefined();
  expect(notes).toContain('getNote was not tried as a deactivated account: its token has expired.');
});
