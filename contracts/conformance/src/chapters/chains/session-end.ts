import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { lastHeardOf } from '../../resources/recipes.ts';
import { bodyOf, textOf, type Body, type Exchange, type Scenario, type Scene } from './scene.ts';
import { endLiveSession, moveOn, newDocument, newSession, put, saving, WRITING } from './steps.ts';

const DAY = 86_400_000;
const from = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

async function write(scene: Scene, as: Caller): Promise<Body> {
  const { id: documentId } = await newDocument(scene, as);
  const save = saving(documentId, [put(crypto.randomUUID(), 'Three more words.')]);
  const saved = await scene.expect('saveParagraphs', 200, { as, title: 'write', ...save });
  return rowsOf([saved['session']])[0] ?? {};
}

function hold(scene: Scene, exchange: Exchange, name: string, expected: unknown): void {
  const received = bodyOf(exchange)[name];
  const isSame =
    received === expected || Date.parse(textOf(received)) === Date.parse(textOf(expected));
  if (isSame) return;
  scene.blame(exchange, {
    message: `${name} of a session is not what it was (${exchange.trial.title}).`,
    expected,
    received: received ?? null,
  });
}

/** When a session was last written in is told from the first change on, over pauses and its end. */
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
  async run(scene) {
    const as = await scene.writer();
    const session = await newSession(scene, as);
    const params = { sessionId: session['id'] };
    const ask = (operationId: string, title: string) =>
      scene.ask(operationId, { as, title, params });
    const unwritten = await ask('getWritingSession', 'before anything is written');
    hold(scene, unwritten, 'lastWrittenAt', null);
    const { lastWrittenAt } = await write(scene, as);
    for (const [operationId, title] of [
      ['getWritingSession', 'once something is written'],
      ['pauseWritingSession', 'in a pause'],
      ['resumeWritingSession', 'after a pause'],
      ['endWritingSession', 'at its end'],
      ['getWritingSession', 'once it has ended'],
    ] as const) {
      hold(scene, await ask(operationId, title), 'lastWrittenAt', textOf(lastWrittenAt));
    }
    await moveOn(scene, as, 'discardWritingSession', session);
  },
};

/** An end that cannot be is refused for its time, and the session goes on. */
async function tryWrongEnd(
  scene: Scene,
  as: Caller,
  { id: sessionId }: Body,
  [endedAt, messageKey, title]: [endedAt: string, messageKey: string, title: string],
): Promise<void> {
  const params = { sessionId };
  const exchange = await scene.ask('endWritingSession', { as, title, params, body: { endedAt } });
  const isTold = rowsOf(bodyOf(exchange)['errors']).some(
    (one) => one['field'] === 'endedAt' && one['messageKey'] === messageKey,
  );
  if (exchange.answer?.status !== 422 || !isTold) {
    scene.blame(exchange, {
      message: `A session that is said to have ended ${title} is not refused for that.`,
      expected: `422 endedAt ${messageKey}`,
      received: exchange.answer?.text.slice(0, 300),
    });
  }
  const live = await scene.ask('getWritingSession', { as, title: 'what was refused', params });
  if (['active', 'paused'].includes(textOf(bodyOf(live)['status']))) return;
  scene.blame(exchange, {
    message: `A session has ended, though it was refused that it had ${title}.`,
    expected: 'active or paused',
    received: bodyOf(live)['status'],
  });
}

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
  async run(scene) {
    const as = await scene.writer();
    const steps: [what: string, step: (session: Body) => Promise<Body>][] = [
      ['it was written in', () => write(scene, as)],
      ['its pause', (session: Body) => moveOn(scene, as, 'pauseWritingSession', session)],
      ['its pause was over', (session: Body) => moveOn(scene, as, 'resumeWritingSession', session)],
    ];
    for (let taken = 0; taken <= steps.length; taken += 1) {
      let session = await newSession(scene, as);
      const beginning = textOf(session['startedAt']);
      await tryWrongEnd(scene, as, session, [from(beginning, -1), EARLIER, 'before it began']);
      let last = beginning;
      for (const [what, step] of steps.slice(0, taken)) {
        session = await step(session);
        const before = last;
        last = lastHeardOf(session);
        if (Date.parse(before) < Date.parse(last)) {
          await tryWrongEnd(scene, as, session, [before, EARLIER, `before ${what}`]);
        } else {
          // A server may tell its times in whole seconds.
          scene.kit.note(`An end before ${what} was not tried: no time had passed since then.`);
        }
      }
      const toCome = from(last, DAY);
      await tryWrongEnd(scene, as, session, [toCome, 'validation.dateTooLate', 'tomorrow']);
      const title = `end it when it was last heard of, after ${taken} steps`;
      const params = { sessionId: session['id'] };
      const body = { endedAt: last };
      const ended = await scene.ask('endWritingSession', { as, title, params, body });
      hold(scene, ended, 'endedAt', last);
      hold(scene, ended, 'status', 'ended');
      hold(scene, ended, 'pausedAt', null);
      if (ended.answer?.status === 200) await moveOn(scene, as, 'discardWritingSession', session);
    }
    await endLiveSession(scene, as);
  },
};
