import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../http/call.ts';
import { partOf } from './figures.ts';
import { instantOf } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Exchange, type Scenario, type Steps } from './steps.ts';
import { moveOn, newSession } from './common-steps.ts';

/** So many seconds that what leaves a pause out, or takes it in, differs by more than rounding. */
const PAUSE = 3.1;

const secondsFrom = (from: unknown, to: unknown) =>
  (Date.parse(textOf(to)) - Date.parse(textOf(from))) / 1000;

/** In its second pause a session still says, wherever it is shown, when the first was over. */
async function holdResumed(steps: Steps, as: Caller, pausing: Exchange, resumedAt: unknown) {
  const { id } = bodyOf(pausing);
  const title = 'in a second pause';
  const params = { sessionId: id };
  const query = { status: 'paused' };
  const exchanges = [
    pausing,
    await steps.ask('getWritingSession', { as, title, params }),
    await steps.ask('getLiveWritingSession', { as, title }),
    await steps.ask('listWritingSessions', { as, title, query }),
  ];
  for (const exchange of exchanges) {
    const body = bodyOf(exchange);
    const shown = [body, partOf(body, 'session'), ...itemsOf(body)].find((one) => one['id'] === id);
    if (shown === undefined || instantOf(shown['resumedAt']) === instantOf(resumedAt)) continue;
    steps.blame(exchange, {
      message: `resumedAt of a session is not when its last pause was over (${title}).`,
      expected: resumedAt,
      received: shown['resumedAt'],
    });
  }
}

/** Each pause is counted as one, the one that the end closes too, and is no time of writing. */
export const pauses: Scenario = {
  name: 'how long a session and its pauses lasted',
  about: [
    'getWritingSession',
    'getLiveWritingSession',
    'listWritingSessions',
    'pauseWritingSession',
    'resumeWritingSession',
    'endWritingSession',
  ],
  needs: ['startWritingSession', 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const session = await newSession(steps, as);
    const { startedAt } = session;
    const params = { sessionId: session['id'] };
    const ask = (operationId: string, title: string) =>
      steps.ask(operationId, { as, title, params });
    // Seconds may be rounded either way, those of each pause, and so may the instants of a response.
    const slack = 2;
    const hold = (exchange: Exchange, expected: Record<string, number>) => {
      if (exchange.answer?.status !== 200) return;
      const stats = partOf(bodyOf(exchange), 'stats');
      for (const [name, seconds] of Object.entries(expected)) {
        if (!(Math.abs(Number(stats[name]) - seconds) > slack)) continue;
        steps.blame(exchange, {
          message: `${name} of a session is not how long that was (${exchange.testCase.title}).`,
          expected: seconds,
          received: stats[name],
        });
      }
    };
    const { pausedAt } = await moveOn(steps, as, 'pauseWritingSession', session);
    await pause(PAUSE * 1000);
    const durationSeconds = secondsFrom(startedAt, pausedAt);
    hold(await ask('getWritingSession', 'in a pause'), { durationSeconds });
    const { resumedAt } = await moveOn(steps, as, 'resumeWritingSession', session);
    const pausing = await ask('pauseWritingSession', 'pause it again');
    const again = bodyOf(pausing);
    await holdResumed(steps, as, pausing, resumedAt);
    await pause(PAUSE * 1000);
    const ended = await ask('endWritingSession', 'ended in its second pause');
    const { endedAt } = bodyOf(ended);
    const pausedSeconds =
      secondsFrom(pausedAt, resumedAt) + secondsFrom(again['pausedAt'], endedAt);
    const lasted = secondsFrom(startedAt, endedAt) - pausedSeconds;
    for (const exchange of [ended, await ask('getWritingSession', 'once it has ended')]) {
      hold(exchange, { durationSeconds: lasted, pausedSeconds });
    }
    await moveOn(steps, as, 'discardWritingSession', session);

    const twice = await newSession(steps, as);
    const on = async () => {
      await moveOn(steps, as, 'pauseWritingSession', twice);
      const step = { as, title: 'go on', params: { sessionId: twice['id'] } };
      return steps.ask('resumeWritingSession', step);
    };
    const first = bodyOf(await on())['resumedAt'];
    // A server may tell its times in whole seconds.
    await pause(1100);
    const later = await on();
    const { resumedAt: last } = bodyOf(later);
    if (later.answer?.status === 200 && !(secondsFrom(first, last) > 0)) {
      const message = 'resumedAt of a session is not when its last pause was over.';
      steps.blame(later, { message, expected: `later than ${textOf(first)}`, received: last });
    }
    await moveOn(steps, as, 'endWritingSession', twice);
    await moveOn(steps, as, 'discardWritingSession', twice);

    const once = await newSession(steps, as);
    await moveOn(steps, as, 'pauseWritingSession', once);
    const step = { as, title: 'end what never went on', params: { sessionId: once['id'] } };
    const exchange = await steps.ask('endWritingSession', step);
    if (exchange.answer?.status === 200 && bodyOf(exchange)['resumedAt'] !== null) {
      const message = 'A session that never went on says when it did.';
      steps.blame(exchange, { message, expected: null, received: bodyOf(exchange)['resumedAt'] });
    }
    await moveOn(steps, as, 'discardWritingSession', once);
  },
};
