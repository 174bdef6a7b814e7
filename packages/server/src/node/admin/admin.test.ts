import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { users } from '../../database/schema.ts';
import { keepMessage } from '../../domain/forms.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgresDatabase } from '../database/open-postgres.ts';
import { createPostgresDatabase, databases } from '../testing/databases.ts';
import { startProgram } from '../testing/programs.ts';
import { useDatabase } from '../testing/use-database.ts';
import { formatRows } from './output.ts';
import { adminProgram } from './program.ts';
import { withDatabase } from './with-database.ts';

const ADMIN = join(import.meta.dirname, 'admin.ts');
const ADA = '0199a8b2-0000-7000-8000-00000000000a';
const BEA = '0199a8b2-0000-7000-8000-00000000000b';
const NOW = new Date('2026-03-02T08:00:00.000Z');

const userRow = (id: string, email: string) => ({
  id,
  email,
  issuer: 'https://issuer.example',
  subject: id,
  name: 'Somebody',
  language: 'en' as const,
  timeZone: 'UTC',
  weekStart: 'monday' as const,
  createdAt: NOW,
});

describe.each(databases)('the admin commands on $name', ({ open }) => {
  const database = useDatabase(open);
  const lines: string[] = [];

  /** Runs one command; rejects with the sentence that an operator reads. */
  async function admin(...parameters: string[]): Promise<string> {
    const output = new PassThrough();
    const log = (fields: object, message: string) =>
      void lines.push(`${JSON.stringify(fields)} ${message}`);
    const program = adminProgram({
      output,
      withDatabase: (work) =>
        work({
          database: database.db,
          now: NOW,
          keyedHash: async () => 'hash',
          logger: { info: log, warn: log, error: log },
          backUp: () => Promise.reject(new Error('There is none to back up.')),
        }),
      restore: () => Promise.reject(new Error('There is none to restore.')),
    });
    for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
      command.configureOutput({ writeErr: () => undefined });
    }
    await program.parseAsync(parameters, { from: 'user' });
    output.end();
    return text(output);
  }

  const accounts = (...rows: [id: string, email: string][]) =>
    database.db.insert(users).values(rows.map((row) => userRow(...row)));
  const deactivated = async () =>
    (await database.db.select().from(users)).filter(({ active }) => !active).map(({ id }) => id);

  // AUTH-30
  test('deactivate the account of an e-mail, in any case', async () => {
    await accounts([ADA, 'Ada@example.org'], [BEA, 'bea@example.org']);
    await admin('accounts', 'deactivate', 'ada@Example.org');
    expect(await deactivated()).toEqual([ADA]);
    expect(lines.at(-1)).toBe('{"account":"hash"} account deactivated');
    await admin('accounts', 'reactivate', ADA);
    expect(await deactivated()).toEqual([]);
    await expect(admin('accounts', 'deactivate', 'cleo@example.org')).rejects.toThrow(
      'There is no account of cleo@example.org.',
    );
  });

  // AUTH-30
  test('ask for the id where accounts share an e-mail', async () => {
    await accounts([ADA, 'same@example.org'], [BEA, 'Same@example.org']);
    await expect(admin('accounts', 'deactivate', 'same@example.org')).rejects.toThrow(
      `Several accounts have same@example.org; give the id of one: ${ADA}, ${BEA}.`,
    );
    expect(await deactivated()).toEqual([]);
    await admin('accounts', 'deactivate', BEA);
    expect(await deactivated()).toEqual([BEA]);
  });

  // SERVER-55
  test('delete an account once its e-mail is confirmed', async () => {
    await accounts([ADA, 'Ada@example.org'], [BEA, 'bea@example.org']);
    await expect(admin('accounts', 'delete', ADA, '--confirm', 'bea@example.org')).rejects.toThrow(
      'nothing is deleted',
    );
    await admin('accounts', 'deactivate', ADA);
    await admin('accounts', 'delete', ADA, '--confirm', 'Ada@example.org');
    expect(JSON.parse(await admin('accounts', 'list'))).toMatchObject([{ id: BEA }]);
    const cutOffs = await database.onOneConnection(({ rows }) =>
      rows('SELECT identity_hash FROM sign_in_cutoffs'),
    );
    expect(cutOffs).toEqual([{ identity_hash: 'hash' }]);
  });

  // SERVER-55
  test('export what an account holds', async () => {
    await accounts([ADA, 'Ada@example.org'], [BEA, 'bea@example.org']);
    expect(JSON.parse(await admin('accounts', 'export', ADA))).toMatchObject({
      format: 'ecritoire-account-1',
      user: { email: 'Ada@example.org' },
    });
  });

  // SERVER-56
  test('list, mark and delete what visitors sent', async () => {
    const email = 'ada@example.org';
    const sent = (kind: 'question' | 'suggestion', message: string, day: string) =>
      keepMessage(database.db, kind, { email, text: message }, new Date(day));
    const { id } = await sent('question', 'Who reads?', '2026-03-01');
    await sent('suggestion', 'A dark desk', '2026-02-28T23:59:59Z');
    const question = {
      id,
      kind: 'question',
      email,
      text: 'Who reads?',
      language: null,
      createdAt: '2026-03-01T00:00:00.000Z',
      answeredAt: null,
    };
    const list = async (...options: string[]): Promise<unknown> =>
      JSON.parse(await admin('messages', 'list', ...options));
    expect(await list('--since', '2026-03-01')).toEqual([question]);
    await admin('messages', 'answered', id);
    expect(await list('--unanswered')).toMatchObject([{ kind: 'suggestion' }]);
    expect(await list('--kind', 'question')).toEqual([
      { ...question, answeredAt: NOW.toISOString() },
    ]);
    await admin('messages', 'delete', id);
    expect(await list()).toHaveLength(1);
    await expect(admin('messages', 'delete', id)).rejects.toThrow('There is no message');
  });

  // SERVER-56
  test.each([
    [['messages', 'delete', "x'; --"], 'It must be an id'],
    [['messages', 'list', '--since', '2026-02-30'], 'It must be a date'],
    [['messages', 'list', '--kind', 'praise'], 'Allowed choices'],
    [['waitlist', 'delete', ADA], 'There is no waitlist entry'],
  ])('refuse %s in one sentence', async (parameters, sentence) => {
    await expect(admin(...parameters)).rejects.toThrow(sentence);
  });

  // SERVER-13
  test('count without showing any text', async () => {
    await accounts([ADA, 'ada@example.org']);
    await keepMessage(database.db, 'question', { email: 'a@b.c', text: 'Who reads?' }, NOW);
    const counted = await admin('statistics');
    expect(JSON.parse(counted)).toMatchObject([
      { accounts: 1, deactivated: 0, words: 0, unansweredMessages: 1 },
    ]);
    expect(counted).not.toMatch(/ada|a@b|reads/);
  });
});

// SERVER-56
test('CSV holds nothing that a spreadsheet runs', () => {
  const row = { text: '=LINK("x")', since: new Date(0), formats: ['novel', 'essay'], is: true };
  expect(formatRows([row], 'csv')).toBe(
    '\uFEFFtext,since,formats,is\r\n"\'=LINK(""x"")",1970-01-01T00:00:00.000Z,novel essay,true\r\n',
  );
});

test('a folder without a database is refused, and not made', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'admin-')), 'none');
  const finding = withDatabase({ DATA_DIR: folder }, ['accounts', 'find'], () => Promise.reject());
  await expect(finding).rejects.toThrow(`There is no database in ${folder}`);
  expect(existsSync(folder)).toBe(false);
});

// AUTH-30
test('the command works in the database of the settings', async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const settings = {
    DATABASE_URL: url,
    ACCESS_TOKEN_SECRET: 'a secret of the tests, 32 bytes long',
  };
  const early = withDatabase(settings, ['accounts', 'list'], () => Promise.reject());
  await expect(early).rejects.toThrow('The database is older than this Écritoire');
  const database = await openPostgresDatabase(url);
  onTestFinished(() => database.close());
  await migrate(database);
  await database.db.insert(users).values(userRow(ADA, 'Ada@example.org'));
  const done = startProgram(ADMIN, ['accounts', 'deactivate', 'ada@example.org'], settings);
  expect(await done.ended).toBe(0);
  expect(done.output()).toMatch(/"account":"[\da-f]{64}".*account deactivated/);
  expect(done.output()).not.toMatch(/example/i);
});
