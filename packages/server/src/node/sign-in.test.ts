import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { openSignIn } from './sign-in.ts';
import { freePort } from './testing/free-port.ts';

/** Sign-in at a provider that answers as it is ordered, with the lines of the log. */
async function openAt(answer: { status: number; body: string }) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${String(port)}`;
  const provider = createServer((_, response) =>
    response.writeHead(answer.status).end(answer.body),
  );
  onTestFinished(() => void provider.close());
  await once(provider.listen(port, '127.0.0.1'), 'listening');
  const logged: string[] = [];
  const signIn = await openSignIn(
    readConfig({ NODE_ENV: 'test', GOOGLE_CLIENT_ID: 'me', SIGN_IN_ISSUER: issuer }),
    { now: () => new Date() },
    pino({}, { write: (line) => void logged.push(line) }),
  );
  return { issuer, signIn, logged };
}

// SERVER-27
test('a gateway’s refusal is not the provider’s', async () => {
  const answer = { status: 503, body: '{"error":"unavailable"}' };
  const { issuer, signIn, logged } = await openAt(answer);
  expect(logged).toEqual([
    expect.stringContaining(`The sign-in provider does not answer at ${issuer}`),
  ]);
  Object.assign(answer, { status: 200, body: '{"issuer":"https://other.example.com"}' });
  expect(signIn.browserConfig()).toBeUndefined();
  await vi.waitFor(() => expect(logged[1]).toContain(`is not that of ${issuer}`), 20_000);
});
