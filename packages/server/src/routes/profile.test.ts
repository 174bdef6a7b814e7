import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { idToken, openTestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('the profile on $name', ({ open }) => {
  const database = useDatabase(open);
  let writer: TestWriter;
  beforeEach(async () => {
    writer = await openTestApi(database.db).signIn();
  });

  const change = (body: unknown, headers: Record<string, string> = {}) =>
    writer.call('PATCH', '/auth/profile', { body, headers });

  // AUTH-41
  it('changes what is given and leaves the rest', async () => {
    const before = (await writer.call('GET', '/auth/me')).body;
    const bio = await change({ bio: '  J’écris la nuit.  ' });
    expect(bio).toMatchObject({ status: 200 });
    expect(bio.body).toEqual({ ...before, version: 2, bio: 'J’écris la nuit.' });
    const rest = { language: 'fr', timeZone: 'Asia/Tokyo', weekStart: 'sunday' };
    expect((await change(rest)).body).toEqual({ ...bio.body, ...rest, version: 3 });
    expect((await writer.call('GET', '/auth/me')).body).toEqual({
      ...bio.body,
      ...rest,
      version: 3,
    });
  });

  // KIT-81, KIT-82
  it.each([null, '', '   ', ' \u200B\u2060'])('has no biography after %j', async (bio) => {
    await change({ bio: 'Une vie.' });
    expect((await change({ bio })).body.bio).toBeNull();
  });

  // AUTH-41
  it('needs a biography or a language in every change', async () => {
    const answer = await change({ weekStart: 'monday' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'bio', messageKey: 'validation.required' },
      { field: 'language', messageKey: 'validation.required' },
    ]);
  });

  it.each(['Europe/Atlantis', '+01:00', 'x'])('knows no time zone %s', async (timeZone) => {
    const answer = await change({ language: 'en', timeZone });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'timeZone', messageKey: 'validation.timeZone' }]);
    expect((await writer.call('GET', '/auth/me')).body.version).toBe(1);
  });

  it('takes 2,000 characters of biography and no more', async () => {
    expect((await change({ bio: 'é'.repeat(2000) })).status).toBe(200);
    expect((await change({ bio: 'é'.repeat(2001) })).body.errors).toEqual([
      { field: 'bio', messageKey: 'validation.textTooLong' },
    ]);
  });

  it('is the writer’s own', async () => {
    const other = await openTestApi(database.db).signIn('georges');
    await change({ bio: 'La mienne.' });
    expect((await other.call('GET', '/auth/me')).body).toMatchObject({ bio: null, version: 1 });
  });

  it('does not count a new sign-in as a change', async () => {
    const api = openTestApi(database.db);
    await change({ bio: 'La mienne.' });
    const again = await api.signIn();
    expect((await again.call('GET', '/auth/me')).body.version).toBe(2);
  });

  it.each([{ name: 'Colette M.' }, { email: 'c@example.org' }, { picture: 'https://e.org/c.png' }])(
    'has another version once the provider says %j',
    async (claims) => {
      const api = openTestApi(database.db);
      const all = { email: 'colette@example.org', name: 'colette', ...claims };
      for (let times = 0; times < 2; times += 1) {
        const body = { idToken: await idToken(all) };
        expect((await api.call('POST', '/auth/google', { body })).status).toBe(200);
        const { headers, body: user } = await writer.call('GET', '/auth/me');
        expect([user.version, headers.get('etag')]).toEqual([2, '"2"']);
      }
    },
  );

  // WEEK-11
  it.each([
    'EST',
    'GMT0',
    'US/Eastern',
    'Europe/Kyiv',
    'Asia/Calcutta',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
  ])('keeps the zone %s under the name it is given', async (timeZone) => {
    expect((await change({ language: 'en', timeZone })).body.timeZone).toBe(timeZone);
    const session = await writer.start({ timeZone });
    expect(session.timeZone).toBe(timeZone);
    const project = { name: 'Carnet', type: 'journal' };
    const { body: journal } = await writer.call('POST', '/projects', { body: project });
    const { body: entry } = await writer.call('PUT', `/projects/${journal.id}/entries/2026-09-14`, {
      body: { language: 'fr', timeZone },
    });
    expect(entry.journalEntry.timeZone).toBe(timeZone);
  });
});
