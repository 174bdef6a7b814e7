import { describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { ID, key, useRefusals } from '../testing/refusals.ts';
import { put } from '../testing/test-api.ts';
import { MAX_BODY_BYTES } from './read-json-body.ts';

/** Bytes without a Content-Length, more than anyone would wait for. */
function endless(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(32);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += chunk.byteLength;
      if (sent > MAX_BODY_BYTES * 4) controller.error(new Error('read on and on'));
      else controller.enqueue(chunk);
    },
  });
}

describe.each(databases)('bad input on $name', ({ open }) => {
  const scene = useRefusals(open);

  // KIT-50
  it.each([
    '{"name": "Sans fin',
    '{"name": NaN}',
    '\uFEFF{"name": "La Traversée", "type": "plain"}',
    'nonsense',
    '',
    '\u0000',
  ])('malformed JSON is a 400: %j', async (body) => {
    const answer = await scene.refused('POST', '/projects', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.messageKey).toBe('request.malformedJson');
  });

  // SERVER-10
  it.each(['gzip', 'br', 'identity, gzip'])('a body in %s is a 415', async (encoding) => {
    const answer = await scene.refused('POST', '/projects', {
      body: JSON.stringify({ name: 'La Traversée', type: 'plain' }),
      headers: { 'content-encoding': encoding },
    });
    expect(answer.status).toBe(415);
    expect(answer.body.messageKey).toBe('request.unsupportedMediaType');
  });

  it('a body that is not UTF-8 is a 400', async () => {
    const latin = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array([0x22, 0xe9, 0x22]));
        controller.close();
      },
    });
    expect((await scene.refused('POST', '/projects', { body: latin })).status).toBe(400);
  });

  // KIT-62
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json-seq',
    'application/json; charset=latin1',
    'application/json; profile=x; charset=latin1',
  ])('a body of the type %s is a 415', async (type) => {
    const answer = await scene.refused('POST', '/projects', {
      body: JSON.stringify({ name: 'La Traversée', type: 'plain' }),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(415);
    expect(answer.body.messageKey).toBe('request.unsupportedMediaType');
  });

  // KIT-62
  it.each([
    'application/json; charset=UTF-8',
    'Application/JSON;charset="utf-8"',
    'application/json;',
    'application/json; profile=x; charset=utf-8',
  ])('a body of the type %s is fine', async (type) => {
    const answer = await scene.writer.call('PATCH', `/sessions/${scene.own.sessionId}`, {
      body: '{"sentiment":"neutral"}',
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(200);
  });

  // SERVER-9
  it('a body over 1 MiB is a 413, streamed included', async () => {
    const body = { name: 'x'.repeat(MAX_BODY_BYTES), type: 'plain' };
    for (const large of [body, endless()]) {
      const answer = await scene.refused('POST', '/projects', { body: large });
      expect(answer.status).toBe(413);
      expect(answer.body.messageKey).toBe('request.tooLarge');
    }
  });

  // SERVER-9
  it('a wrong state is a 409', async () => {
    const publish = await scene.refused('POST', `/sessions/${scene.own.sessionId}/publish`);
    expect(publish.status).toBe(409);
    expect(publish.body.messageKey).toBe('writingSessions.illegalTransition');
    const start = await scene.refused('POST', '/sessions', { body: { timeZone: 'Europe/Paris' } });
    expect(start.status).toBe(409);
    expect(start.body).toMatchObject({
      messageKey: 'writingSessions.alreadyLive',
      liveSessionId: scene.own.sessionId,
    });
    const stale = await scene.refused('PATCH', `/documents/${scene.own.documentId}/paragraphs`, {
      headers: key,
      body: { changes: [put(ID, 'Un autre mot.')] },
    });
    expect(stale.status).toBe(409);
    expect(stale.body.messageKey).toBe('paragraphs.conflict');
  });

  it('unknown addresses are 404, unknown methods 405 with Allow', async () => {
    for (const path of ['/novels', '/projects/', '/']) {
      const answer = await scene.refused('GET', path);
      expect([answer.status, answer.body.messageKey]).toEqual([404, 'request.notFound']);
    }
    const answer = await scene.refused('PUT', `/projects/${ID}`, { body: {} });
    expect([answer.status, answer.body.messageKey]).toEqual([405, 'request.methodNotAllowed']);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE');
  });

  // KIT-61
  it('HEAD is answered like GET, without body', async () => {
    for (const path of ['/projects', `/projects/${ID}`, '/health?unexpected=1']) {
      const get = await scene.writer.call('GET', path);
      const head = await scene.writer.call('HEAD', path);
      const { status, body, headers } = head;
      expect({ status, body, headers: [...headers] }).toEqual({
        status: get.status,
        body: undefined,
        headers: [...get.headers],
      });
    }
    const answer = await scene.writer.call('HEAD', '/waitlist');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  // SAVE-32
  it('a name loses unstorable characters, half ones are replaced', async () => {
    for (const [name, stored] of [
      [String.raw`"a\u0000bcd"`, 'abcd'],
      [String.raw`"\ud800abcd"`, '\ufffdabcd'],
    ]) {
      const answer = await scene.writer.call('POST', '/projects', {
        body: `{"name":${name},"type":"plain"}`,
      });
      expect([answer.status, answer.body.name]).toEqual([201, stored]);
    }
  });

  // SAVE-32
  it('a text loses unstorable characters', async () => {
    const text = String.raw`"A\u0000B\ud800C — 🖋️"`;
    const body = `{"changes":[{"operation":"put","id":"${crypto.randomUUID()}","parentVersion":0,"position":"a1","type":"paragraph","content":[{"text":${text},"marks":[]}]}]}`;
    const saved = await scene.writer.call(
      'PATCH',
      `/documents/${scene.own.documentId}/paragraphs`,
      {
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      },
    );
    expect(saved.status).toBe(200);
    const { body: document } = await scene.writer.call('GET', `/documents/${scene.own.documentId}`);
    expect(document.paragraphs.at(-1).content).toEqual([{ text: 'AB�C — 🖋️', marks: [] }]);
  });
});
