import { isObject } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Exchange, type Scenario, type Steps } from './steps.ts';
import {
  endLiveSession,
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
} from './common-steps.ts';

/** Words as the contract counts them, which are not what stands between blanks. */
const TEXT = '— «\u202fOui\u202f», l’homme\u202f: arc-en-ciel, 10\u202f000 rendez\u2011vous.';
const ENTRY = 'Six seven eight.';
const WORDS = { text: 5, entry: 3, session: 8 };

/** Says so when figures of an answer are not what was written. */
export function compare(steps: Steps, exchange: Exchange, received: Body, expected: Body): void {
  for (const [name, figure] of Object.entries(expected)) {
    if (received[name] === figure) continue;
    steps.blame(exchange, {
      message: `${name} of ${exchange.call.operation.operationId} is not what was written.`,
      expected: figure,
      received: received[name] ?? null,
    });
  }
}

export const partOf = (body: Body, name: string): Body => {
  const part = body[name];
  return isObject(part) ? part : {};
};
const count = (figure: unknown) => (typeof figure === 'number' ? figure : 0);

async function write(steps: Steps, as: Caller, documentId: unknown, text: string) {
  const save = saving(documentId, [put(crypto.randomUUID(), text)]);
  return steps.ask('saveParagraphs', { as, title: `write “${text}”`, ...save });
}

/** What the account has in its week, on one day and in its weeks. */
async function readTotals(steps: Steps, as: Caller, date: unknown, title: string) {
  const objectives = await steps.ask('getCurrentObjectives', { as, title });
  const calendar = await steps.ask('getCalendar', { as, title, query: { from: date, to: date } });
  const weeks = await steps.ask('listObjectiveWeeks', { as, title });
  const { days } = bodyOf(calendar);
  const [first]: unknown[] = Array.isArray(days) ? days : [];
  return { objectives, calendar, weeks, day: isObject(first) ? first : {} };
}
type Totals = Awaited<ReturnType<typeof readTotals>>;

/** Compares the totals with those before and what a session has added to them since. */
function compareTotals(steps: Steps, now: Totals, before: Totals, words: number, sessions: number) {
  const [week, weekBefore] = [bodyOf(now.objectives), bodyOf(before.objectives)];
  const hasTurned = week['startsOn'] !== weekBefore['startsOn'];
  const [thisWeek] = itemsOf(bodyOf(now.weeks));
  const targets = partOf(week, 'targets');
  // A week that began since then has nothing of what was before.
  if (!hasTurned) {
    const expected = {
      words: count(weekBefore['words']) + words,
      sessions: count(weekBefore['sessions']) + sessions,
    };
    compare(steps, now.objectives, week, expected);
    const reached =
      expected.words >= count(targets['words']) && expected.sessions >= count(targets['sessions']);
    compare(steps, now.objectives, week, { achieved: reached });
    compare(steps, now.weeks, thisWeek ?? {}, { startsOn: week['startsOn'], ...expected });
  }
  compare(steps, now.calendar, now.day, {
    words: count(before.day['words']) + words,
    sessions: count(before.day['sessions']) + sessions,
  });
  compare(steps, now.calendar, partOf(now.day, 'sentiments'), {
    none: count(partOf(before.day, 'sentiments')['none']) + sessions,
  });
}

/** Holds what the list of weeks says of the present one. */
async function compareListed(
  steps: Steps,
  as: Caller,
  before: Totals,
  targets: Body,
  achieved: boolean,
) {
  const weeks = await steps.ask('listObjectiveWeeks', { as, title: 'read this week in the list' });
  const [thisWeek = {}] = itemsOf(bodyOf(weeks));
  if (thisWeek['startsOn'] !== bodyOf(before.objectives)['startsOn']) return;
  compare(steps, weeks, partOf(thisWeek, 'targets'), targets);
  compare(steps, weeks, thisWeek, { achieved });
}

/** Sets targets that what was written reaches: the week is achieved, and begins a streak. */
async function reachTargets(steps: Steps, as: Caller, before: Totals): Promise<void> {
  for (const body of [
    { words: 1, sessions: 2 },
    { words: WORDS.session + 1, sessions: 1 },
  ]) {
    const half = await steps.ask('setObjectives', { as, title: 'set one that is reached', body });
    const week = bodyOf(half);
    if (week['startsOn'] !== bodyOf(before.objectives)['startsOn']) continue;
    compare(steps, half, week, { achieved: false, streak: 0 });
    await compareListed(steps, as, before, body, false);
  }
  const set = { as, title: 'set targets that are reached', body: { words: 1, sessions: 1 } };
  const told = [
    await steps.ask('setObjectives', set),
    await steps.ask('getCurrentObjectives', { as, title: 'read the week that is achieved' }),
  ];
  for (const exchange of told) {
    const week = bodyOf(exchange);
    if (week['startsOn'] !== bodyOf(before.objectives)['startsOn']) continue;
    compare(steps, exchange, week, { achieved: true, streak: 1 });
  }
  await compareListed(steps, as, before, set.body, true);
}

/** Words that are written are counted, the same ones wherever they are shown. */
export const figures: Scenario = {
  name: 'figures of what was written',
  about: [
    'saveParagraphs',
    'getDocument',
    'listDocuments',
    'getJournalEntry',
    'getProject',
    'listProjects',
    'getWritingSession',
    'getWritingSessionText',
    'getCurrentObjectives',
    'listObjectiveWeeks',
    'getCalendar',
    'setObjectives',
  ],
  needs: [
    'getCurrentUser',
    'createProject',
    'createDocument',
    'openJournalEntry',
    'startWritingSession',
    'getLiveWritingSession',
    'endWritingSession',
    'discardWritingSession',
  ],
  async run(steps) {
    // An account in which nothing was written yet, where one can be made: nothing hides in its sums.
    const isNew = steps.kit.users.newcomer !== undefined;
    const as = isNew ? await steps.newcomer() : await steps.writer();
    const { timeZone } = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
    const { id: projectId } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as, projectId);
    const { id: journalId } = await newProject(steps, as, 'journal');
    await endLiveSession(steps, as);
    const session = await newSession(steps, as, { projectId, documentId, timeZone });
    const { id: sessionId, localDate: date } = session;
    const dayOfEntry = { projectId: journalId, localDate: date };
    const entry = await steps.expect('openJournalEntry', 201, {
      as,
      title: 'open the entry of the day',
      params: dayOfEntry,
      body: { language: 'en', timeZone },
    });
    const before = await readTotals(steps, as, date, 'read the totals before anything is written');
    if (isNew) {
      const nothingYet = { words: 0, sessions: 1 };
      compare(steps, before.objectives, bodyOf(before.objectives), { ...nothingYet, streak: 0 });
      compare(steps, before.calendar, before.day, nothingYet);
      compare(steps, before.calendar, partOf(before.day, 'sentiments'), { none: 1 });
    }

    const saved = await write(steps, as, documentId, TEXT);
    compare(steps, saved, bodyOf(saved), { words: WORDS.text });
    const aside = saving(documentId, [
      { ...put(crypto.randomUUID(), 'Not counted', 0, 'a1'), type: 'sceneBreak' },
    ]);
    const broken = await steps.ask('saveParagraphs', { as, title: 'break the steps', ...aside });
    compare(steps, broken, bodyOf(broken), { words: WORDS.text });
    const noted = await write(steps, as, entry['id'], ENTRY);
    compare(steps, noted, bodyOf(noted), { words: WORDS.entry });
    const stats = { words: WORDS.session, wordsRemoved: 0, paragraphs: 2 };
    compare(steps, noted, partOf(partOf(bodyOf(noted), 'session'), 'stats'), stats);
    await moveOn(steps, as, 'endWritingSession', session);

    const title = 'read the figures of what was written';
    const read = (operationId: string, parts: { params?: Body; query?: Body }) =>
      steps.ask(operationId, { as, title, ...parts });
    const written = await read('getWritingSession', { params: { sessionId } });
    compare(steps, written, partOf(bodyOf(written), 'stats'), stats);
    const document = await read('getDocument', { params: { documentId } });
    compare(steps, document, bodyOf(document), { words: WORDS.text });
    const listed = await read('listDocuments', { query: { projectId } });
    compare(steps, listed, itemsOf(bodyOf(listed))[0] ?? {}, { id: documentId, words: WORDS.text });
    const day = await read('getJournalEntry', { params: dayOfEntry });
    compare(steps, day, bodyOf(day), { words: WORDS.entry });
    const project = await read('getProject', { params: { projectId } });
    const counts = { documentCount: 1, sessionCount: 1 };
    compare(steps, project, bodyOf(project), counts);
    const projects = await askWhole(steps, 'listProjects', { as, title });
    const listedProject = itemsOf(bodyOf(projects)).find(({ id }) => id === projectId);
    if (listedProject) compare(steps, projects, listedProject, counts);
    const text = await read('getWritingSessionText', { params: { sessionId } });
    if (
      !text.answer ||
      (text.answer.status === 200 && !JSON.stringify(text.answer.body).includes(TEXT))
    ) {
      steps.blame(text, {
        message: 'The text of a session lacks what was written in it.',
        expected: TEXT,
        received: bodyOf(text)['sections'] ?? null,
      });
    }

    const after = await readTotals(steps, as, date, title);
    compareTotals(steps, after, before, WORDS.session, 0);
    const { journalEntries } = after.day;
    const own = (Array.isArray(journalEntries) ? journalEntries : [])
      .filter(isObject)
      .find((one) => one['documentId'] === entry['id']);
    compare(steps, after.calendar, own ?? {}, { projectId: journalId, words: WORDS.entry });

    if (isNew) await reachTargets(steps, as, before);

    await moveOn(steps, as, 'discardWritingSession', session);
    const discarded = await readTotals(steps, as, date, 'read the totals after discarding it');
    compareTotals(steps, discarded, before, 0, -1);
    const left = await steps.ask('getProject', { as, title: 'discarded', params: { projectId } });
    if (left.answer?.status === 200) compare(steps, left, bodyOf(left), { sessionCount: 0 });
    if (isNew) compare(steps, discarded.objectives, bodyOf(discarded.objectives), { streak: 0 });
  },
};
