import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { joinWaitlist, keepMessage } from '../../domain/forms.ts';
import { databases } from '../testing/databases.ts';
import { useDatabase } from '../testing/use-database.ts';
import { DIGEST_INTERVAL, sendDueDigest } from './digest.ts';
import { smtpSender } from './start-digests.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const HOSTILE = 'Hello\r\nBcc: everyone@example.org\r\n.\r\nDATA\r\n\u202E é';

/** A mail server that stores what it receives. */
async function openMailServer() {
  const received: { to: string[]; message: string }[] = [];
  const refusal = { code: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal.code > 0) {
          return done(Object.assign(new Error('Try later'), { responseCode: refusal.code }));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: Buffer.concat(chunks).toString() });
        return done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const send = smtpSender({
    url: `smtp://127.0.0.1:${String(port)}`,
    to: ['ops@example.org', 'desk@example.org'],
    from: 'studio@example.org',
  });
  return { received, refusal, send };
}

describe.each(databases)('digests on $name', ({ open }) => {
  const database = useDatabase(open);
  const ask = (text: string, at = NOW) =>
    keepMessage(database.db, 'question', { email: 'ada@example.org', text }, at);
  const digest = (send: Parameters<typeof sendDueDigest>[2], at = NOW) =>
    sendDueDigest(database.db, at, send);

  // SERVER-52
  test('hold what visitors sent, once', async () => {
    const mail = await openMailServer();
    await ask('Who may read a draft?');
    await joinWaitlist(
      database.db,
      { email: 'bea@example.org', formats: ['novel'], expectations: 'A calm desk' },
      NOW,
    );
    expect(await digest(mail.send)).toBe(2);
    expect(await digest(mail.send, after(DIGEST_INTERVAL))).toBe(0);
    expect(mail.received).toHaveLength(1);
    const [{ to, message } = { to: [], message: '' }] = mail.received;
    expect(to).toEqual(['ops@example.org', 'desk@example.org']);
    for (const part of ['ada@example.org', 'Who may read a draft?', 'bea@example.org', 'novel']) {
      expect(message).toContain(part);
    }
  });

  // SERVER-52
  test('wait for the hour to end', async () => {
    const mail = await openMailServer();
    await ask('First');
    expect(await digest(mail.send)).toBe(1);
    await ask('Second', after(60_000));
    expect(await digest(mail.send, after(DIGEST_INTERVAL - 1))).toBe(0);
    expect(await digest(mail.send, after(DIGEST_INTERVAL))).toBe(1);
  });

  // SERVER-52
  test('are sent by one of several servers', async () => {
    const mail = await openMailServer();
    await ask('Once');
    const sent = await Promise.all(Array.from({ length: 5 }, () => digest(mail.send)));
    expect(sent.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
    expect(mail.received).toHaveLength(1);
  });

  // SERVER-53
  test('lose nothing while the mail server is away', async () => {
    const mail = await openMailServer();
    await ask('Patient');
    mail.refusal.code = 451;
    await expect(digest(mail.send)).rejects.toThrow(/451/);
    const nowhere = smtpSender({ url: 'smtp://127.0.0.1:1', to: ['a@b.c'], from: 'a@b.c' });
    await expect(digest(nowhere, after(300_000))).rejects.toThrow(/ECONNREFUSED/);
    mail.refusal.code = 0;
    expect(await digest(mail.send, after(300_001))).toBe(0);
    expect(await digest(mail.send, after(600_000))).toBe(1);
    expect(mail.received[0]?.message).toContain('Patient');
  });

  // SERVER-54
  test('hold no text of a visitor in a header', async () => {
    const mail = await openMailServer();
    await ask(HOSTILE);
    expect(await digest(mail.send)).toBe(1);
    expect(mail.received).toHaveLength(1);
    const [{ to, message } = { to: [], message: '' }] = mail.received;
    expect(to).toHaveLength(2);
    const headers = message.slice(0, message.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/bcc|everyone|ada@/i);
  });
});
