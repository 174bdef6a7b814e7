import { problem } from './failures.ts';
import { call, inScenario, spoilt } from './in-scenarios.ts';
import { changed, type Json, type Mutant, type Incoming } from './mutant.ts';

const isRefusedFor = (body: Json, key: string) =>
  (body.errors ?? []).some((one: Json) => one.messageKey === `validation.${key}`);

const withoutBody = (incoming: Incoming) =>
  changed(incoming.request, { headers: { 'content-type': null } });

/** One that takes an end which it should refuse. */
const taking = (
  name: string,
  key: string,
  isTaken: (endedAt: number, session: Json) => boolean = () => true,
) =>
  inScenario(name, 'endWritingSession', 'endWritingSession', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.status !== 422 || !isRefusedFor(answer.body, key)) return answer;
    const session = await next(call(incoming, 'GET', `/sessions/${incoming.params['sessionId']}`));
    if (!isTaken(Date.parse(incoming.body.endedAt), session.body)) return answer;
    return next(withoutBody(incoming));
  });

const heardOf = ['startedAt', 'lastWrittenAt', 'pausedAt', 'resumedAt'];

/** One that goes by all that was heard of a session, but for this. */
const forgetting = (forgotten: string) =>
  taking(`an end before ${forgotten}`, 'rangeReversed', (endedAt, session) =>
    heardOf.every(
      (name) =>
        name === forgotten || session[name] === null || Date.parse(session[name]) <= endedAt,
    ),
  );

/** Servers that end a session at another time than they should. */
export const endMutants: Mutant[] = [
  spoilt('an end that goes on first', 'endWritingSession', 'endWritingSession', 200, (session) => {
    session.resumedAt ??= session.endedAt;
  }),
  ...heardOf.map(forgetting),
  taking('an end that is to come', 'dateTooLate'),
  inScenario(
    // KIT-67
    'an end that is always now',
    'endWritingSession',
    'endWritingSession',
    () => (incoming, next) => next(withoutBody(incoming)),
  ),
  inScenario(
    'an end that is refused, and done',
    'endWritingSession',
    'endWritingSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 422) await next(withoutBody(incoming));
      return answer;
    },
  ),
  inScenario(
    'an end in another zone refused',
    'endWritingSession',
    'endWritingSession',
    () => async (incoming, next) =>
      incoming.body?.endedAt?.endsWith('+02:00')
        ? problem(422, 'actions.endpoints.validationError', {
            errors: [{ field: 'endedAt', messageKey: 'validation.wrongFormat' }],
          })
        : next(incoming.request),
  ),
  inScenario(
    'an end read without its zone',
    'endWritingSession',
    'endWritingSession',
    () => (incoming, next) => {
      const endedAt = incoming.body?.endedAt?.replace(/[+-]\d\d:\d\d$/u, 'Z');
      const { request } = incoming;
      return next(endedAt === undefined ? request : changed(request, { body: { endedAt } }));
    },
  ),
  spoilt('an end wrong in another field', 'endWritingSession', 'endWritingSession', 422, (body) => {
    for (const one of body.errors) {
      if (one.messageKey === 'validation.rangeReversed') one.field = 'body';
    }
  }),
  spoilt(
    // KIT-67
    'a pause that forgets the last word',
    'pauseWritingSession',
    'pauseWritingSession',
    200,
    (body) => {
      body.lastWrittenAt = null;
    },
  ),
  spoilt('a reading that is a word', 'getWritingSession', 'getWritingSession', 200, (body) => {
    if (body.lastWrittenAt !== null && body.endedAt === null) {
      body.lastWrittenAt = new Date().toISOString();
    }
  }),
];
