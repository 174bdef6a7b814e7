import { describe, expect, it } from 'vitest';
import { useDatabase } from '../node/testing/use-database.ts';
import { everyDatabase } from '../node/testing/databases.ts';
import { createApi } from '../create-api.ts';
import { ACCESS_TOKEN_KEY, openTestApi, put, TestClock } from '../testing/test-api.ts';
import { createAccountLimits } from './account-limits.ts';

const MEGABYTE = 1024 * 1024;
const isAdmitted = (admission: object) => 'release' in admission;

describe('what one account may take', () => {
  const limits = () => createAccountLimits(1);

  // SERVER-20
  it('is 32 concurrent requests per account', () => {
    const account = limits();
    const admitted = Array.from({ length: 32 }, () =>
      account.admit('colette', 'listProjects', 0, 0),
    );
    expect(admitted.every(isAdmitted)).toBe(true);
    expect(account.admit('colette', 'listProjects', 0, 0)).toEqual({ waitSeconds: 1 });
    expect(isAdmitted(account.admit('georges', 'listProjects', 0, 0))).toBe(true);
    const [first] = admitted;
    if (first && 'release' in first) first.release();
    expect(isAdmitted(account.admit('colette', 'listProjects', 0, 0))).toBe(true);
  });

  // SERVER-20
  it('is two large bodies at once', () => {
    const account = limits();
    for (let times = 0; times < 2; times += 1)
      account.admit('colette', 'saveParagraphs', 65_537, 0);
    expect(isAdmitted(account.admit('colette', 'saveParagraphs', 65_537, 0))).toBe(false);
    expect(isAdmitted(account.admit('colette', 'saveParagraphs', 65_536, 0))).toBe(true);
  });

  it('counts a chunked body as large, by its bytes', () => {
    const account = limits();
    const [first, second, third] = [1, 2, 3].map(() =>
      account.admit('colette', 'saveParagraphs', undefined, 0),
    );
    expect([first, second, third].map((each) => isAdmitted(each ?? {}))).toEqual([
      true,
      true,
      false,
    ]);
    for (const each of [first, second]) {
      if (!each || !('release' in each)) continue;
      each.charge(12 * MEGABYTE);
      each.release();
    }
    expect(account.admit('colette', 'saveParagraphs', 1, 0)).toEqual({ waitSeconds: 1 });
  });

  it('gives back no more than it took', () => {
    const account = limits();
    const admission = account.admit('colette', 'exportAccount', 0, 0);
    if (!('release' in admission)) throw new Error('It was not let in.');
    admission.release();
    admission.release();
    expect(isAdmitted(account.admit('colette', 'exportAccount', 0, 0))).toBe(true);
    expect(isAdmitted(account.admit('colette', 'exportAccount', 0, 0))).toBe(false);
  });

  // SERVER-20
  it('allows 24 MB a minute, waiting no longer than needed', () => {
    const account = limits();
    const save = (now: number) => {
      const admission = account.admit('colette', 'saveParagraphs', MEGABYTE, now);
      if ('release' in admission) admission.release();
      return 'waitSeconds' in admission ? admission.waitSeconds : 0;
    };
    expect(Array.from({ length: 24 }, () => save(0))).toEqual(Array.from({ length: 24 }, () => 0));
    expect(save(0)).toBe(3);
    expect(save(2_500)).toBe(0);
  });

  // SERVER-20
  it('lets the text of 500,000 words in within two minutes', () => {
    const account = limits();
    // With its marks and ids a word is some ten bytes.
    let left = 500_000 * 10;
    let now = 0;
    while (left > 0) {
      const admission = account.admit('colette', 'saveParagraphs', MEGABYTE, now);
      if ('waitSeconds' in admission) now += admission.waitSeconds * 1000;
      else admission.release();
      left -= MEGABYTE;
    }
    expect(now).toBe(0);
  });
});

describe.each(everyDatabase.filter(({ name }) => name === 'PGlite'))(
  'an export on $name',
  ({ open }) => {
    const database = useDatabase(open);

    // SERVER-20
    it('allows one until read or aborted', async () => {
      const clock = new TestClock();
      const { signIn } = openTestApi(database.db);
      const writer = await signIn();
      const { accessToken } = writer;
      // More than is made before it is read.
      const document = await writer.document();
      await writer.start({ documentId: document.id });
      const text = 'mot '.repeat(10_000);
      for (let times = 0; times < 4; times += 1) {
        await writer.save(document.id, [put(crypto.randomUUID(), text)]);
      }
      const api = createApi({
        database: database.db,
        clock,
        accessTokenKey: ACCESS_TOKEN_KEY,
        identityVerifier: { verify: () => Promise.resolve(undefined) },
        logger: { info() {}, warn() {}, error() {} },
      });
      const ask = (method = 'GET') =>
        api.fetch(
          new Request('http://localhost/api/account/export', {
            method,
            headers: { authorization: `Bearer ${accessToken}` },
          }),
        );
      const first = await ask();
      const second = await ask();
      expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([
        200,
        429,
        '1',
      ]);
      await first.text();
      const third = await ask();
      expect(third.status).toBe(200);
      await third.body?.cancel();
      expect((await ask('HEAD')).status).toBe(200);
      expect((await ask()).status).toBe(200);
    });
  },
);
