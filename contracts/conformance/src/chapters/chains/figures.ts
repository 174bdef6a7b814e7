import { isObject } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Exchange, type Scenario, type Scene } from './scene.ts';
import {
  endLiveSession,
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
} from './steps.ts';

/** Words as the contract counts them, which are not what stands between blanks. */
const TEXT = '— «\u202fOui\u202f», l’homme\u202f: arc-en-ciel, 10\u202f000 rendez\u2011vous.';
const ENTRY = 'Six seven eight.';
const WORDS = { text: 5, entry: 3, session: 8 };

/** Says so when figures of an answer are not what was written. */
export function compare(scene: Scene, exchange: Exchange, received: Body, expected: Body): void {
  for (const [name, figure] of Object.entries(expected)) {
    if (received[name] === figure) continue;
    scene.blame(exchange, {
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

async function write(scene: Scene, as: Caller, documentId: unknown, text: string) {
  const save = saving(documentId, [put(crypto.randomUUID(), text)]);
  return scene.ask('saveParagraphs', { as, title: `write “${text}”`, ...save });
}

/** What the account has in its week, on one day and in its weeks. */
async function readTotals(scene: Scene, as: Caller, date: unknown, title: string) {
  const objectives = await scene.ask('getCurrentObjectives', { as, title });
  const calendar = await scene.ask('getCalendar', { as, title, query: { from: date, to: date } });
  const weeks = await scene.ask('listObjectiveWeeks', { as, title });
  const { days } = bodyOf(calendar);
  const [first]: unknown[] = Array.isArray(days) ? days : [];
  return { objectives, calendar, weeks, day: isObject(first) ? first : {} };
}
type Totals = Awaited<ReturnType<typeof readTotals>>;

/** Compares the totals with those before and what a session has added to them since. */
function compareTotals(scene: Scene, now: Totals, before: Totals, words: number, sessions: number) {
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
    compare(scene, now.objectives, week, expected);
    const reached =
      expected.words >= count(targets['words']) && expected.sessions >= count(targets['sessions']);
    compare(scene, now.objectives, week, { achieved: reached });
    compare(scene, now.weeks, thisWeek ?? {}, { startsOn: week['startsOn'], ...expected });
  }
  compare(scene, now.calendar, now.day, {
    words: count(before.day['words']) + words,
    sessions: count(before.day['sessions']) + sessions,
  });
  compare(scene, now.calendar, partOf(now.day, 'sentiments'), {
    none: count(partOf(before.day, 'sentiments')['none']) + sessions,
  });
}

/** Sets targets that what was written reaches: the week is achieved, and begins a streak. */
async function reachTargets(scene: Scene, as: Caller, before: Totals): Promise<void> {
  for (const body of [
    { words: 1, sessions: 2 },
    { words: WORDS.session + 1, sessions: 1 },
  ]) {
    const half = await scene.ask('setObjectives', { as, title: 'set one that is reached', body });
    const week = bodyOf(half);
    if (week['startsOn'] !== bodyOf(before.objectives)['startsOn']) continue;
    compare(scene, half, week, { achieved: false, streak: 0 });
  }
  const set = { as, title: 'set targets that are reached', body: { words: 1, sessions: 1 } };
  const told = [
    await scene.ask('setObjectives', set),
    await scene.ask('getCurrentObjectives', { as, title: 'read the week that is achieved' }),
  ];
  for (const exchange of told) {
    const week = bodyOf(exchange);
    if (week['startsOn'] !== bodyOf(before.objectives)['startsOn']) continue;
    compare(scene, exchange, week, { achieved: true, streak: 1 });
  }
  const weeks = await scene.ask('listObjectiveWeeks', { as, title: 'read the targets of weeks' });
  const [thisWeek = {}] = itemsOf(bodyOf(weeks));
  if (thisWeek['startsOn'] !== bodyOf(before.objectives)['startsOn']) return;
  compare(scene, weeks, partOf(thisWeek, 'targets'), set.body);
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
  async run(scene) {
    // An account in which nothing was written yet, where one can be made: nothing hides in its sums.
    const isNew = scene.kit.users.newcomer !== undefined;
    const as = isNew ? await scene.newcomer() : await scene.writer();
    const { timeZone } = await scene.expect('getCurrentUser', 200, { as, title: 'who am I' });
    const { id: projectId } = await newProject(scene, as);
    const { id: documentId } = await newDocument(scene, as, projectId);
    const { id: journalId } = await newProject(scene, as, 'journal');
    await endLiveSession(scene, as);
    const session = await newSession(scene, as, { projectId, documentId, timeZone });
    const { id: sessionId, localDate: date } = session;
    const dayOfEntry = { projectId: journalId, localDate: date };
    const entry = await scene.expect('openJournalEntry', 201, {
      as,
      title: 'open the entry of the day',
      params: dayOfEntry,
      body: { language: 'en', timeZone },
    });
    const before = await readTotals(scene, as, date, 'read the totals before anything is written');
    if (isNew) {
      const nothingYet = { words: 0, sessions: 1 };
      compare(scene, before.objectives, bodyOf(before.objectives), { ...nothingYet, streak: 0 });
      compare(scene, before.calendar, before.day, nothingYet);
      compare(scene, before.calendar, partOf(before.day, 'sentiments'), { none: 1 });
    }

    const saved = await write(scene, as, documentId, TEXT);
    compare(scene, saved, bodyOf(saved), { words: WORDS.text });
    const aside = saving(documentId, [
      { ...put(crypto.randomUUID(), 'Not counted', 0, 'a1'), type: 'sceneBreak' },
    ]);
    const broken = await scene.ask('saveParagraphs', { as, title: 'break the scene', ...aside });
    compare(scene, broken, bodyOf(broken), { words: WORDS.text });
    const noted = await write(scene, as, entry['id'], ENTRY);
    compare(scene, noted, bodyOf(noted), { words: WORDS.entry });
    const stats = { words: WORDS.session, wordsRemoved: 0, paragraphs: 2 };
    compare(scene, noted, partOf(partOf(bodyOf(noted), 'session'), 'stats'), stats);
    await moveOn(scene, as, 'endWritingSession', session);

    const title = 'read the figures of what was written';
    const read = (operationId: string, parts: { params?: Body; query?: Body }) =>
      scene.ask(operationId, { as, title, ...parts });
    const written = await read('getWritingSession', { params: { sessionId } });
    compare(scene, written, partOf(bodyOf(written), 'stats'), stats);
    const document = await read('getDocument', { params: { documentId } });
    compare(scene, document, bodyOf(document), { words: WORDS.text });
    const listed = await read('listDocuments', { query: { projectId } });
    compare(scene, listed, itemsOf(bodyOf(listed))[0] ?? {}, { id: documentId, words: WORDS.text });
    const day = await read('getJournalEntry', { params: dayOfEntry });
    compare(scene, day, bodyOf(day), { words: WORDS.entry });
    const project = await read('getProject', { params: { projectId } });
    const counts = { documentCount: 1, sessionCount: 1 };
    compare(scene, project, bodyOf(project), counts);
    const projects = await askWhole(scene, 'listProjects', { as, title });
    const listedProject = itemsOf(bodyOf(projects)).find(({ id }) => id === projectId);
    if (listedProject) compare(scene, projects, listedProject, counts);
    const text = await read('getWritingSessionText', { params: { sessionId } });
    if (
      !text.answer ||
      (text.answer.status === 200 && !JSON.stringify(text.answer.body).includes(TEXT))
    ) {
      scene.blame(text, {
        message: 'The text of a session lacks what was written in it.',
        expected: TEXT,
        received: bodyOf(text)['sections'] ?? null,
      });
    }

    const after = await readTotals(scene, as, date, title);
    compareTotals(scene, after, before, WORDS.session, 0);
    const { journalEntries } = after.day;
    const own = (Array.isArray(journalEntries) ? journalEntries : [])
      .filter(isObject)
      .find((one) => one['documentId'] === entry['id']);
    compare(scene, after.calendar, own ?? {}, { projectId: journalId, words: WORDS.entry });

    if (isNew) await reachTargets(scene, as, before);

    await moveOn(scene, as, 'discardWritingSession', session);
    const discarded = await readTotals(scene, as, date, 'read the totals after discarding it');
    compareTotals(scene, discarded, before, 0, -1);
    const left = await scene.ask('getProject', { as, title: 'discarded', params: { projectId } });
    if (left.answer?.status === 200) compare(scene, left, bodyOf(left), { sessionCount: 0 });
    if (isNew) compare(scene, discarded.objectives, bodyOf(discarded.objectives), { streak: 0 });
  },
};
