import { isDeepStrictEqual } from 'node:util';
import { steady } from '../../check/steady.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole, compare } from './listed.ts';
import { bodyOf, type Body, type Scenario, type Steps } from './steps.ts';
import { endLiveSession, moveOn, newSession } from './common-steps.ts';

type Status = 'active' | 'paused' | 'ended' | 'draft' | 'published' | 'discarded';

/** operationId → from where it leads to where. */
const TRANSITIONS: Record<string, { from: Status[]; to: Status }> = {
  pauseWritingSession: { from: ['active'], to: 'paused' },
  resumeWritingSession: { from: ['paused'], to: 'active' },
  endWritingSession: { from: ['active', 'paused'], to: 'ended' },
  saveWritingSessionDraft: { from: ['ended'], to: 'draft' },
  publishWritingSession: { from: ['ended', 'draft'], to: 'published' },
  unpublishWritingSession: { from: ['published'], to: 'draft' },
  discardWritingSession: { from: ['ended', 'draft'], to: 'discarded' },
};
const names = Object.keys(TRANSITIONS);

/** The shortest way from a new session to each status. */
const WAYS: Record<Status, string[]> = {
  active: [],
  paused: ['pauseWritingSession'],
  ended: ['endWritingSession'],
  draft: ['endWritingSession', 'saveWritingSessionDraft'],
  published: ['endWritingSession', 'publishWritingSession'],
  discarded: ['endWritingSession', 'discardWritingSession'],
};

async function sessionIn(steps: Steps, as: Caller, status: Status): Promise<Body> {
  let session = await newSession(steps, as);
  for (const name of WAYS[status]) session = await moveOn(steps, as, name, session);
  return session;
}

/** Which instants a session has to hold in a status. */
const INSTANTS: Record<Status, string[]> = {
  active: [],
  paused: ['pausedAt'],
  ended: ['endedAt'],
  draft: ['endedAt'],
  published: ['endedAt', 'publishedAt'],
  discarded: ['endedAt'],
};

function lookAt(steps: Steps, exchange: Parameters<Steps['blame']>[0], status: Status): void {
  const session = bodyOf(exchange);
  if (session['status'] !== status) {
    steps.blame(exchange, {
      message: `The session is not ${status} afterwards.`,
      expected: status,
      received: session['status'],
    });
  }
  for (const name of ['pausedAt', 'endedAt', 'publishedAt']) {
    const isExpected = INSTANTS[status].includes(name);
    if ((session[name] !== null) === isExpected) continue;
    steps.blame(exchange, {
      message: `${name} of a session that is ${status} is ${isExpected ? '' : 'not '}null.`,
      expected: isExpected ? 'an instant' : null,
      received: session[name],
    });
  }
}

const read = (steps: Steps, as: Caller, { id: sessionId }: Body) =>
  steps.ask('getWritingSession', { as, title: 'look at the session', params: { sessionId } });

function steadySession(steps: Steps, body: Body): unknown {
  const schema = steps.kit.operation('getWritingSession')?.responses['200']?.content;
  return steady(body, schema?.['application/json']?.schema, steps.kit.contract);
}

/** Every transition that a status does not allow is refused, and leaves the session alone. */
async function tryIllegal(steps: Steps, as: Caller, status: Status): Promise<Body> {
  const session = await sessionIn(steps, as, status);
  const before = steadySession(steps, bodyOf(await read(steps, as, session)));
  for (const name of names.filter((one) => !TRANSITIONS[one]?.from.includes(status))) {
    await steps.expect(name, 409, {
      as,
      title: `${name} when the session is ${status}`,
      params: { sessionId: session['id'] },
      messageKey: 'writingSessions.illegalTransition',
    });
    const exchange = await read(steps, as, session);
    const after = steadySession(steps, bodyOf(exchange));
    if (isDeepStrictEqual(after, before)) continue;
    const operation = steps.kit.operation(name);
    steps.blame(operation ? { ...exchange, call: { ...exchange.call, operation } } : exchange, {
      message: `${name}, though refused, changed a session that was ${status}.`,
      expected: before,
      received: after,
    });
    return sessionIn(steps, as, status);
  }
  return session;
}

async function tryLegal(steps: Steps, as: Caller, status: Status, first: Body): Promise<void> {
  let session: Body | undefined = first;
  for (const name of names.filter((one) => TRANSITIONS[one]?.from.includes(status))) {
    const { id: sessionId } = session ?? (await sessionIn(steps, as, status));
    session = undefined;
    const title = `${name} when the session is ${status}`;
    const exchange = await steps.ask(name, { as, title, params: { sessionId } });
    if (exchange.answer?.status !== 200) {
      steps.blame(exchange, {
        message: `${title} is refused, although it is legal.`,
        expected: 200,
        received: exchange.answer?.status,
      });
      continue;
    }
    const to = TRANSITIONS[name]?.to ?? status;
    lookAt(steps, exchange, to);
    lookAt(steps, await read(steps, as, { id: sessionId }), to);
  }
}

export const sessionLife: Scenario = {
  name: 'the life of a session',
  about: names,
  needs: ['startWritingSession', 'getLiveWritingSession', 'getWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant table.
    for (const status of Object.keys(WAYS) as Status[]) {
      steps.kit.progress(`transitions of a session that is ${status}`);
      await tryLegal(steps, as, status, await tryIllegal(steps, as, status));
    }
    await endLiveSession(steps, as);
  },
};

/** The review sent with a transition is stored with it, or refused with it. */
export const review: Scenario = {
  name: 'a review with a transition',
  about: [
    'saveWritingSessionDraft',
    'publishWritingSession',
    'unpublishWritingSession',
    'getWritingSession',
  ],
  needs: ['startWritingSession', 'endWritingSession', 'getWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    for (const name of ['saveWritingSessionDraft', 'publishWritingSession']) {
      const session = await sessionIn(steps, as, 'ended');
      const params = { sessionId: session['id'] };
      const kept = { title: 'A title', sentiment: 'positive', visibility: 'team' };
      await moveOn(steps, as, name, session, kept);
      const hold = async (message: string) => {
        const exchange = await read(steps, as, session);
        const body = bodyOf(exchange);
        const now = Object.fromEntries(Object.keys(kept).map((key) => [key, body[key]]));
        if (isDeepStrictEqual(now, kept)) return;
        steps.blame(exchange, { message, expected: kept, received: now });
      };
      await hold(`The review sent along with ${name} was not kept.`);
      const refused = await steps.ask(name, {
        as,
        params,
        title: `${name} a second time, with another review`,
        body: { title: 'Not to be kept' },
      });
      if (refused.answer?.status !== 409) {
        steps.blame(refused, {
          message: `${name} a second time is answered ${refused.answer?.status}.`,
          expected: 409,
          received: refused.answer?.text.slice(0, 300),
        });
      }
      const after = bodyOf(await read(steps, as, session));
      if (after['title'] === 'Not to be kept') {
        steps.blame(refused, {
          message: `The review of a refused ${name} was kept.`,
          expected: kept.title,
          received: after['title'],
        });
      }
      if (name === 'publishWritingSession') {
        await moveOn(steps, as, 'unpublishWritingSession', session);
        await hold('What was said of a session did not stay when it was unpublished.');
      }
    }
  },
};

export const oneLiveSession: Scenario = {
  name: 'one live session only',
  about: ['startWritingSession', 'getLiveWritingSession'],
  needs: ['pauseWritingSession', 'endWritingSession', 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const session = await newSession(steps, as);
    for (const status of ['active', 'paused']) {
      if (status === 'paused') await moveOn(steps, as, 'pauseWritingSession', session);
      const step = {
        as,
        title: `start a session while another is ${status}`,
        body: { timeZone: 'Europe/Paris' },
      };
      const exchange = await steps.ask('startWritingSession', step);
      const { messageKey, liveSessionId } = bodyOf(exchange);
      const key = 'writingSessions.alreadyLive';
      if (exchange.answer?.status !== 409 || messageKey !== key) {
        steps.blame(exchange, {
          message: `A second session is not refused while another is ${status}.`,
          expected: `409 ${key}`,
          received: `${exchange.answer?.status} ${String(messageKey)}`,
        });
      } else if (liveSessionId !== session['id']) {
        steps.blame(exchange, {
          message: 'The refusal names another session than the live one.',
          expected: session['id'],
          received: liveSessionId,
        });
      }
      const live = await steps.ask('getLiveWritingSession', { as, title: 'look what lives' });
      const found: Body = Object(bodyOf(live)['session']);
      if (found['id'] === session['id']) continue;
      steps.blame(live, {
        message: `Another session lives than the one that is ${status}.`,
        expected: session['id'],
        received: found['id'],
      });
    }
    // Several at once: one of them is the live one.
    await endLiveSession(steps, as);
    const step = { as, title: 'start three at once', body: { timeZone: 'Europe/Paris' } };
    const three = await Promise.all([1, 2, 3].map(() => steps.ask('startWritingSession', step)));
    const started = three.filter(({ answer }) => answer?.status === 201);
    const [first] = three;
    if (started.length !== 1 && first) {
      steps.blame(first, {
        message: `Of three sessions started at once, ${started.length} were.`,
        expected: 1,
        received: started.length,
      });
    }
    await endLiveSession(steps, as);
    const live = await steps.ask('getLiveWritingSession', { as, title: 'nothing lives' });
    if (bodyOf(live)['session'] !== null) {
      steps.blame(live, {
        message: 'A session lives that has ended.',
        expected: null,
        received: bodyOf(live)['session'],
      });
    }
  },
};

/** A session is listed under the status that it has, and can be reviewed in each. */
export const listedStatuses: Scenario = {
  name: 'the status of a session in the list, and its review in each',
  about: ['listWritingSessions', 'updateWritingSession'],
  needs: ['startWritingSession', 'getLiveWritingSession', ...names],
  async run(steps) {
    const as = await steps.writer();
    const session = await newSession(steps, as);
    const made = [session['id']];
    let before = 'discarded';
    for (const [transition, status] of [
      ['', 'active'],
      ['pauseWritingSession', 'paused'],
      ['endWritingSession', 'ended'],
      ['publishWritingSession', 'published'],
      ['unpublishWritingSession', 'draft'],
      ['discardWritingSession', 'discarded'],
    ] as const) {
      if (transition !== '') await moveOn(steps, as, transition, session);
      const list = (asked: string, expected: unknown[]) =>
        holdListed(steps, as, asked, { made, expected });
      await list(status, made);
      await list(before, []);
      before = status;
      const title = `Reviewed when ${status}`;
      const step = { as, title: `review it when it is ${status}`, params: { sessionId: made[0] } };
      const exchange = await steps.ask('updateWritingSession', { ...step, body: { title } });
      const { title: now, status: still } = bodyOf(exchange);
      if (exchange.answer?.status === 200 && now === title && still === status) continue;
      steps.blame(exchange, {
        message: `The review of a session that is ${status} is not changed, or more than that is.`,
        expected: { title, status },
        received: exchange.answer?.text.slice(0, 300),
      });
    }
  },
};

async function holdListed(
  steps: Steps,
  as: Caller,
  status: string,
  rows: Parameters<typeof compare>[2],
): Promise<void> {
  const step = { as, title: `those that are ${status}`, query: { status } };
  compare(steps, await askWhole(steps, 'listWritingSessions', step), rows);
}
