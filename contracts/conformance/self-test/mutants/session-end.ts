import { call, chained, spoilt } from './chained.ts';
import { changed, type Json, type Mutant, type Told } from './mutant.ts';

const isRefusedFor = (body: Json, key: string) =>
  (body.errors ?? []).some((one: Json) => one.messageKey === `validation.${key}`);

const withoutBody = (told: Told) => changed(told.request, { headers: { 'content-type': null } });

/** One that takes an end which it should refuse. */
const taking = (
  name: string,
  key: string,
  isTaken: (endedAt: number, session: Json) => boolean = () => true,
) =>
  chained(name, 'endWritingSession', 'endWritingSession', () => async (told, next) => {
    const answer = await next(told.request);
    if (answer.status !== 422 || !isRefusedFor(answer.body, key)) return answer;
    const session = await next(call(told, 'GET', `/sessions/${told.params['sessionId']}`));
    if (!isTaken(Date.parse(told.body.endedAt), session.body)) return answer;
    return next(withoutBody(told));
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
  ...heardOf.map(forgetting),
  taking('an end that is to come', 'dateTooLate'),
  chained(
    // KIT-67
    'an end that is always now',
    'endWritingSession',
    'endWritingSession',
    () => (told, next) => next(withoutBody(told)),
  ),
  chained(
    'an end that is refused, and done',
    'endWritingSession',
    'endWritingSession',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status === 422) await next(withoutBody(told));
      return answer;
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
