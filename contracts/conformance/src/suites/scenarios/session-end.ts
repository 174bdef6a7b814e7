import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { lastHeardOf } from '../../resources/fixtures.ts';
import { bodyOf, textOf, type Body, type Exchange, type Scenario, type Steps } from './steps.ts';
import {
  endLiveSession,
  moveOn,
  newDocument,
  newSession,
  put,
  saving,
  WRITING,
} from './common-steps.ts';

const DAY = 86_400_000;
const from = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

async function write(steps: Steps, as: Caller): Promise<Body> {
  const { id: documentId } = await newDocument(steps, as);
  const save = saving(documentId, [put(crypto.randomUUID(), 'Three more words.')]);
  const saved = await steps.expect('saveParagraphs', 200, { as, title: 'write', ...save });
  return rowsOf([saved['session']])[0] ?? {};
}

function hold(steps: Steps, exchange: Exchange, name: string, expected: unknown): void {
  const received = bodyOf(exchange)[name];
  const isSame =
    received === expected || Date.parse(textOf(received)) === Date.parse(textOf(expected));
  if (isSame) return;
  steps.blame(exchange, {
    message: `${name} of a session is not what it was (${exchange.testCase.title}).`,
    expected,
    received: received ?? null,
  });
}

/** lastWrittenAt stands from the first change on, over pauses and the end. */
export const lastWritten: Scenario = {
  name: 'when a session was last written in',
  about: [
    'saveParagraphs',
    'getWritingSession',
    'pauseWritingSession',
    'resumeWritingSession',
    'endWritingSession',
  ],
  needs: [...WRITING, 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const session = await newSession(steps, as);
    const params = { sessionId: session['id'] };
    const ask = (operationId: string, title: string) =>
      steps.ask(operationId, { as, title, params });
    const unwritten = await ask('getWritingSession', 'before anything is written');
    hold(steps, unwritten, 'lastWrittenAt', null);
    const { lastWrittenAt } = await write(steps, as);
    for (const [operationId, title] of [
      ['getWritingSession', 'once something is written'],
      ['pauseWritingSession', 'in a pause'],
      ['resumeWritingSession', 'after a pause'],
      ['endWritingSession', 'at its end'],
      ['getWritingSession', 'once it has ended'],
    ] as const) {
      hold(steps, await ask(operationId, title), 'lastWrittenAt', textOf(lastWrittenAt));
    }
    await moveOn(steps, as, 'discardWritingSession', session);
  },
};

/** Reads lastWrittenAt before and after something was written, which has to move it. */
async function holdMoved(
  steps: Steps,
  as: Caller,
  { id: sessionId }: Body,
  write: () => Promise<Exchange>,
): Promise<void> {
  const look = async () => {
    const step = { as, title: 'when it was last written in', params: { sessionId } };
    return (await steps.expect('getWritingSession', 200, step))['lastWrittenAt'];
  };
  const before = await look();
  const written = await write();
  const after = await look();
  const isMoved = Date.parse(textOf(after)) > (before === null ? 0 : Date.parse(textOf(before)));
  if (written.answer?.status !== 200 || isMoved) return;
  steps.blame(written, {
    message: `lastWrittenAt of a session does not move (${written.testCase.title}).`,
    expected: `later than ${textOf(before)}`,
    received: after,
  });
}

/** Text that no writer typed in the session moves lastWrittenAt as well. */
export const lastImported: Scenario = {
  name: 'when a session last took text that was not typed in it',
  about: ['saveParagraphs', 'restoreDocumentVersion'],
  needs: [...WRITING, 'getWritingSession', 'discardWritingSession', 'createDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const params = { documentId };
    const save = (origin: string) => {
      const { body, ...rest } = saving(documentId, [put(crypto.randomUUID(), 'Other words.')]);
      const step = { as, title: `text that is ${origin}`, ...rest, body: { ...body, origin } };
      return steps.ask('saveParagraphs', step);
    };
    const keep = { as, title: 'keep a version', params, body: {} };
    const { id: versionId } = await steps.expect('createDocumentVersion', 201, keep);
    for (const origin of ['imported', 'restored']) {
      const session = await newSession(steps, as, params);
      await holdMoved(steps, as, session, () => save(origin));
    }
    const session = await newSession(steps, as, params);
    await save('written');
    // A server may tell its times in whole seconds.
    await pause(1100);
    await holdMoved(steps, as, session, () => save('imported'));
    await pause(1100);
    await holdMoved(steps, as, session, () =>
      steps.ask('restoreDocumentVersion', {
        as,
        title: 'a version that is restored',
        params: { documentId, versionId },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body: {},
      }),
    );
    await endLiveSession(steps, as);
  },
};

/** An end that cannot be is refused for its time, and the session goes on. */
async function tryWrongEnd(
  steps: Steps,
  as: Caller,
  { id: sessionId }: Body,
  [endedAt, messageKey, title]: [endedAt: string, messageKey: string, title: string],
): Promise<void> {
  const params = { sessionId };
  const exchange = await steps.ask('endWritingSession', { as, title, params, body: { endedAt } });
  const isTold = rowsOf(bodyOf(exchange)['errors']).some(
    (one) => one['field'] === 'endedAt' && one['messageKey'] === messageKey,
  );
  if (exchange.answer?.status !== 422 || !isTold) {
    steps.blame(exchange, {
      message: `A session that is said to have ended ${title} is not refused for that.`,
      expected: `422 endedAt ${messageKey}`,
      received: exchange.answer?.text.slice(0, 300),
    });
  }
  const live = await steps.ask('getWritingSession', { as, title: 'what was refused', params });
  if (['active', 'paused'].includes(textOf(bodyOf(live)['status']))) return;
  steps.blame(exchange, {
    message: `A session has ended, though it was refused that it had ${title}.`,
    expected: 'active or paused',
    received: bodyOf(live)['status'],
  });
}

/** `…T10:00:00.000Z` → `…T12:00:00.000+02:00`, the same moment. */
const twoHoursEast = (instant: string) =>
  new Date(Date.parse(instant) + 2 * 3_600_000).toISOString().replace('Z', '+02:00');

/** The moment of an end may be written in any zone. */
export const zonedEnd: Scenario = {
  name: 'an end written in another zone',
  about: ['endWritingSession'],
  needs: ['startWritingSession', 'getLiveWritingSession', 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { id: sessionId, startedAt } = await newSession(steps, as);
    const params = { sessionId };
    const body = { endedAt: twoHoursEast(textOf(startedAt)) };
    const title = `end it at ${body.endedAt.slice(-6)}`;
    const ended = await steps.ask('endWritingSession', { as, title, params, body });
    hold(steps, ended, 'endedAt', startedAt);
    await endLiveSession(steps, as);
  },
};

const EARLIER = 'validation.rangeReversed';

/** A session that was forgotten ends when it was last heard of, at whatever came last. */
export const forgotten: Scenario = {
  name: 'a session that was forgotten',
  about: ['endWritingSession'],
  needs: [
    ...WRITING,
    'getWritingSession',
    'pauseWritingSession',
    'resumeWritingSession',
    'discardWritingSession',
  ],
  async run(steps) {
    const as = await steps.writer();
    const moves: [what: string, move: (session: Body) => Promise<Body>][] = [
      ['it was written in', () => write(steps, as)],
      ['its pause', (session: Body) => moveOn(steps, as, 'pauseWritingSession', session)],
      ['its pause was over', (session: Body) => moveOn(steps, as, 'resumeWritingSession', session)],
    ];
    for (let taken = 0; taken <= moves.length; taken += 1) {
      let session = await newSession(steps, as);
      const beginning = textOf(session['startedAt']);
      await tryWrongEnd(steps, as, session, [from(beginning, -1), EARLIER, 'before it began']);
      let last = beginning;
      for (const [what, move] of moves.slice(0, taken)) {
        session = await move(session);
        const before = last;
        last = lastHeardOf(session);
        if (Date.parse(before) < Date.parse(last)) {
          await tryWrongEnd(steps, as, session, [before, EARLIER, `before ${what}`]);
        } else {
          // A server may tell its times in whole seconds.
          steps.kit.note(`An end before ${what} was not tried: no time had passed since then.`);
        }
      }
      const toCome = from(last, DAY);
      await tryWrongEnd(steps, as, session, [toCome, 'validation.dateTooLate', 'tomorrow']);
      const title = `end it when it was last heard of, after ${taken} moves`;
      const params = { sessionId: session['id'] };
      const body = { endedAt: last };
      const ended = await steps.ask('endWritingSession', { as, title, params, body });
      hold(steps, ended, 'endedAt', last);
      hold(steps, ended, 'status', 'ended');
      hold(steps, ended, 'pausedAt', null);
      if (ended.answer?.status === 200) await moveOn(steps, as, 'discardWritingSession', session);
    }
    await endLiveSession(steps, as);
  },
};
