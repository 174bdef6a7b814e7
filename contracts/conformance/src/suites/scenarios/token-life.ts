import { setTimeout as pause } from 'node:timers/promises';
import { decodePart } from '../../http/forged.ts';
import { visitor } from '../../users.ts';
import { signInAgain } from './common-steps.ts';
import { callerWith, refresh } from './leaving.ts';
import { bodyOf, textOf, type Exchange, type Scenario, type Steps } from './steps.ts';

/** Seconds that an access token lives, as the introduction of the contract says. */
const LIFE = 15 * 60;
/** Seconds by which two clocks may differ. */
const CLOCKS_APART = 60;

function holdLife(steps: Steps, exchange: Exchange): void {
  const { answer } = exchange;
  const [, payload = ''] = textOf(bodyOf(exchange)['accessToken']).split('.');
  const { exp, iat } = decodePart(payload) ?? {};
  if (!answer || typeof exp !== 'number') return;
  const date = Date.parse(answer.headers.get('date') ?? '') / 1000;
  const begin = typeof iat === 'number' ? iat : date;
  for (const [told, from] of [
    ['iat', begin],
    ['Date of the answer', date],
  ] as const) {
    const lives = exp - from;
    if (Number.isNaN(lives) || Math.abs(lives - LIFE) <= CLOCKS_APART) continue;
    steps.blame(exchange, {
      kind: 'wrong-value',
      message: `An access token does not live 15 minutes, from its ${told} to its exp.`,
      expected: LIFE,
      received: lives,
    });
    return;
  }
}

/** What an access token says of its end is what the contract promises. */
export const tokenLife: Scenario = {
  name: 'how long an access token lives',
  about: ['signInWithGoogle', 'refreshAccessToken'],
  async run(steps) {
    const { person, refreshToken } = await steps.newcomer();
    const body = { idToken: await steps.kit.users.issuer?.idToken(person) };
    holdLife(steps, await steps.ask('signInWithGoogle', { as: visitor, title: 'sign in', body }));
    holdLife(
      steps,
      await steps.ask('refreshAccessToken', {
        as: visitor,
        title: 'renew the access token',
        body: { refreshToken },
      }),
    );
  },
};

/** Neither a refresh nor another sign-in ends an access token before its time. */
export const earlierTokens: Scenario = {
  name: 'an access token after a refresh',
  about: ['refreshAccessToken', 'signInWithGoogle'],
  needs: ['getCurrentUser'],
  async run(steps) {
    const person = await steps.newcomer();
    const tokens = await signInAgain(steps, person);
    const first = callerWith(tokens);
    const { refreshToken } = tokens;
    const holdEarlier = async (operationId: string, after: string, as = first) => {
      const exchange = await steps.ask('getCurrentUser', {
        as,
        title: `with the token from before ${after}`,
      });
      const operation = steps.kit.operation(operationId);
      if (exchange.answer?.status === 200 || !operation) return;
      steps.blame(
        { ...exchange, call: { ...exchange.call, operation } },
        {
          message: `An access token has ended before its time, by ${after}.`,
          expected: 200,
          received: `${exchange.answer?.status} ${exchange.answer?.text.slice(0, 300)}`,
        },
      );
    };
    // Signed within one second, two tokens may be one and the same.
    await pause(1100);
    const renewed = await refresh(steps, { refreshToken }, 200, 'refresh on the same device');
    await holdEarlier('refreshAccessToken', 'a refresh');
    await refresh(steps, { refreshToken: renewed['refreshToken'] ?? refreshToken }, 200, 'again');
    await holdEarlier('refreshAccessToken', 'a second refresh');
    await holdEarlier('refreshAccessToken', 'a second refresh', callerWith(renewed));
    await signInAgain(steps, person);
    await holdEarlier('signInWithGoogle', 'a sign-in on another device');
  },
};
