import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyDatabase, type TestDatabase } from '../node/testing/databases.ts';
import { openTestApi, put } from '../testing/test-api.ts';

const SECRET_TEXT = 'Personne ne doit lire cela';
/** Its second line looks like one of a stack. */
const SECRET_COMMENT = 'Derrière la chapelle\n    at dawn, and Personne must know';

describe.each(everyDatabase)('the log on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  // SERVER-13
  it('logs an error’s kind and place, without text or tokens', async () => {
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const document = await writer.document();
    const session = await writer.start({ documentId: document.id });
    await writer.save(document.id, [put(crypto.randomUUID(), SECRET_TEXT)]);
    // The driver's message of this failure holds the parameters: the text itself.
    await database.onOneConnection(({ run }) =>
      run(`ALTER TABLE paragraphs ADD CONSTRAINT spoilt CHECK (version > 1) NOT VALID;
        ALTER TABLE writing_sessions ADD CONSTRAINT spoilt CHECK (comment IS NULL) NOT VALID`),
    );
    const answer = await writer.save(document.id, [put(crypto.randomUUID(), SECRET_TEXT)]);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      type: 'urn:ecritoire:problem:actions.endpoints.serverError',
      title: 'Unexpected error',
      status: 500,
      detail: 'An unexpected error occurred.',
      messageKey: 'actions.endpoints.serverError',
      instance: expect.stringMatching(/^urn:uuid:/),
    });
    const requestId = answer.body.instance.slice('urn:uuid:'.length);
    expect(api.logged.filter((line) => line.includes(requestId))).toHaveLength(2);
    await writer.call('GET', `/documents/${document.id}`);
    await writer.move(session.id, 'end');
    const draft = await writer.move(session.id, 'save-draft', { comment: SECRET_COMMENT });
    expect(draft.status).toBe(500);

    const log = api.logged.join('\n');
    expect(log).toContain('"code":"23514"');
    expect(log).toContain('save-paragraphs.ts');
    expect(log).toContain('"operationId":"saveParagraphs","status":200');
    for (const secret of [
      'Personne',
      'dawn',
      'Chapitre',
      'colette',
      writer.accessToken,
      writer.refreshToken,
      writer.accessToken.split('.')[2],
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('says nothing of a request whose body breaks off', async () => {
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
    const { status } = await writer.call('POST', '/projects', { body });
    expect(status).toBe(400);
    expect(api.logged.join()).not.toContain('unexpected error');
  });
});
