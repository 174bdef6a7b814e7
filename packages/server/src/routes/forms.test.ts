import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../create-api.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { ACCESS_TOKEN_KEY, openTestApi, TestClock, type TestApi } from '../testing/test-api.ts';

const FORMATS = [
  'novel',
  'shortStory',
  'poetry',
  'screenplay',
  'play',
  'nonFiction',
  'blogPost',
  'essay',
  'memoir',
  'journal',
  'letter',
  'article',
  'other',
];
const email = 'lectrice@exemple.fr';
const messages = [
  ['/questions', 'question'],
  ['/suggestions', 'suggestion'],
] as const;

describe.each(databases)('public forms on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const rows = (query: string) => database.onOneConnection((connection) => connection.rows(query));
  const send = (path: string, body: unknown, key?: string) =>
    api.call('POST', path, { body, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
  const stored = () => rows('SELECT * FROM waitlist_entries');
  const storedMessages = () => rows('SELECT * FROM visitor_messages');

  describe('the waitlist', () => {
    it('stores an address with the visitor’s remarks, trimmed', async () => {
      const answer = await send('/waitlist', {
        email,
        expectations: ' Écrire chaque matin. ',
        formats: FORMATS,
        currentPractice: ' ',
        language: 'fr',
        website: '',
      });
      expect([answer.status, answer.body]).toEqual([
        201,
        { id: expect.any(String), createdAt: api.clock.now().toISOString() },
      ]);
      expect(await stored()).toEqual([
        expect.objectContaining({
          id: answer.body.id,
          email,
          expectations: 'Écrire chaque matin.',
          formats: FORMATS,
          current_practice: null,
          language: 'fr',
        }),
      ]);
    });

    it('needs the address only', async () => {
      expect((await send('/waitlist', { email })).status).toBe(201);
      expect(await stored()).toEqual([
        expect.objectContaining({ expectations: null, formats: [], language: null }),
      ]);
    });

    // SITE-1
    it('recognises an address in any case, changing nothing', async () => {
      await send('/waitlist', { email: 'Élise@Exemple.fr', expectations: 'Du temps.' });
      const before = await stored();
      for (const again of ['Élise@Exemple.fr', 'élise@exemple.FR', 'E\u0301LISE@EXEMPLE.FR']) {
        const answer = await send('/waitlist', { email: again, expectations: 'Autre chose.' });
        expect([answer.status, answer.body.messageKey]).toEqual([
          409,
          'waitlist.email_already_on_waitlist',
        ]);
      }
      expect(await stored()).toEqual(before);
    });

    // SITE-1
    it('accepts an address once under concurrency', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => send('/waitlist', { email })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
      expect(await stored()).toHaveLength(1);
    });

    it.each([
      ['no address', {}, 'email', 'validation.required'],
      ['an empty one', { email: '' }, 'email', 'validation.required'],
      ['no @', { email: 'exemple.fr' }, 'email', 'validation.email'],
      ['no dot after @', { email: 'a.b@exemple' }, 'email', 'validation.email'],
      ['white space', { email: 'a b@exemple.fr' }, 'email', 'validation.email'],
      ['white space around', { email: ' a@exemple.fr ' }, 'email', 'validation.email'],
      ['two @', { email: 'a@b@exemple.fr' }, 'email', 'validation.email'],
      ['an unknown format', { email, formats: ['novel', 'haiku'] }, 'formats.1', 'validation.enum'],
      ['an unknown language', { email, language: 'de' }, 'language', 'validation.enum'],
      [
        'too long a text',
        { email, expectations: 'a'.repeat(5001) },
        'expectations',
        'validation.textTooLong',
      ],
      ['an unknown field', { email, name: 'A' }, 'name', 'validation.additionalProperties'],
    ])('refuses %s', async (_, body, field, messageKey) => {
      const answer = await send('/waitlist', body);
      expect([answer.status, answer.body.errors]).toEqual([422, [{ field, messageKey }]]);
      expect(await stored()).toEqual([]);
    });

    it('refuses a format that is named twice', async () => {
      const answer = await send('/waitlist', { email, formats: ['novel', 'novel'] });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: 'formats', messageKey: 'validation.listRepeats' }],
      ]);
    });
  });

  describe.each(messages)('%s', (path, kind) => {
    it('keeps the text, trimmed, and may be sent again', async () => {
      for (let count = 1; count <= 2; count += 1) {
        const answer = await send(path, { email, text: ' Et sans réseau ? ', language: 'fr' });
        expect(answer.status).toBe(201);
        const all = await storedMessages();
        expect(all).toHaveLength(count);
        expect(all).toContainEqual(
          expect.objectContaining({
            id: answer.body.id,
            kind,
            email,
            text: 'Et sans réseau ?',
            language: 'fr',
          }),
        );
      }
    });

    it.each([
      ['five characters once trimmed', ' Oui ? ', 'validation.textTooShort'],
      ['white space', ' \n\t      ', 'validation.required'],
      ['nothing', '', 'validation.required'],
      ['more than 5,000 characters', 'a'.repeat(5001), 'validation.textTooLong'],
    ])('refuses %s', async (_, text, messageKey) => {
      const answer = await send(path, { email, text });
      expect([answer.status, answer.body.errors]).toEqual([422, [{ field: 'text', messageKey }]]);
      expect(await storedMessages()).toEqual([]);
    });

    // SITE-3
    it('takes six characters, and 5,000', async () => {
      for (const text of [' Oui  ? ', 'a'.repeat(5000)]) {
        expect((await send(path, { email, text })).status).toBe(201);
      }
    });

    it('names a missing address and a missing text', async () => {
      const { body } = await send(path, {});
      expect(body.errors).toEqual([
        { field: 'email', messageKey: 'validation.required' },
        { field: 'text', messageKey: 'validation.required' },
      ]);
    });
  });

  const forms = [
    ['/waitlist', { email }],
    ['/questions', { email, text: 'Et sans réseau ?' }],
    ['/suggestions', { email, text: 'Un mode plus sombre.' }],
  ] as const;
  const everything = async () => [...(await stored()), ...(await storedMessages())];

  describe.each(forms)('%s', (path, body) => {
    // SITE-4
    it('answers a bot normally, and stores nothing', async () => {
      const answer = await send(path, { ...body, website: 'https://spam.example' });
      expect([answer.status, answer.body]).toEqual([
        201,
        { id: expect.any(String), createdAt: api.clock.now().toISOString() },
      ]);
      expect(await everything()).toEqual([]);
    });

    it('needs no sign-in, and looks at no token', async () => {
      const answer = await api.call('POST', path, { body, token: 'forged' });
      expect(answer.status).toBe(201);
    });

    // SITE-25
    it('replays the first response, storing once', async () => {
      const key = crypto.randomUUID();
      const first = await send(path, body, key);
      api.clock.advance(60);
      const again = await send(path, body, key);
      expect([again.status, again.body]).toEqual([201, first.body]);
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => send(path, body, key)));
      for (const answer of atOnce) expect(answer.body).toEqual(first.body);
      expect(await everything()).toHaveLength(1);
      const other = await send(path, { ...body, email: 'autre@exemple.fr' }, key);
      expect([other.status, other.body.errors]).toEqual([
        422,
        [{ field: 'Idempotency-Key', messageKey: 'idempotency.keyReused' }],
      ]);
      expect(await everything()).toHaveLength(1);
    });

    // SITE-4
    it('accepts ten per client in ten minutes', async () => {
      const clock = new TestClock();
      clock.set('2026-09-14T18:00:00.000Z');
      const limited = createApi({
        database: database.db,
        clock,
        accessTokenKey: ACCESS_TOKEN_KEY,
        identityVerifier: { verify: async () => undefined },
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
        checkAnswers: 'fail',
      });
      const { call } = openTestApi(database.db, { api: limited });
      const sendOne = (count: number) =>
        call('POST', path, { body: { ...body, email: `l${count}@exemple.fr` } });
      for (let count = 0; count < 10; count += 1) expect((await sendOne(count)).status).toBe(201);
      clock.advance(30);
      const refused = await sendOne(10);
      expect([refused.status, refused.body.messageKey, refused.headers.get('retry-after')]).toEqual(
        [429, 'request.tooManyRequests', '570'],
      );
      expect(await everything()).toHaveLength(10);
      clock.advance(570);
      expect((await sendOne(11)).status).toBe(201);
    });
  });
});
