import { isDeepStrictEqual } from 'node:util';
import { archiveDaysBefore, zipOf } from '../../http/archives.ts';
import type { Caller } from '../../http/call.ts';
import { archiveOf, zip } from './archive.ts';
import { newDocument, newSession, moveOn, put, saving, WRITING } from './common-steps.ts';
import { partOf } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario, type Steps } from './steps.ts';

const DAY = 86_400_000;
/** Without summer time: a day is a day. */
const ZONE = 'Asia/Tokyo';
const TARGETS = { words: 3, sessions: 1 };
const LATER_TARGETS = { words: 400, sessions: 5 };
/** The weeks before this one in which something was written: one between them is empty. */
const WEEKS = [1, 2, 4];
/** What one session takes: of a day and two hours, all but ten minutes idle. */
const HOURS = 26;
const ACTIVE_MINUTES = 10;

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** The same archive, whose session went on over midnight. */
function lengthened(files: Map<string, string>): Map<string, string> {
  const lines = (files.get('data/sessions.jsonl') ?? '').split('\n').map((line) => {
    const session = line === '' ? {} : Object(JSON.parse(line));
    if (session.kind !== 'session') return line;
    const later = (time: string) => new Date(Date.parse(time) + HOURS * 3_600_000).toISOString();
    const { endedAt, lastWrittenAt } = session;
    return JSON.stringify({
      ...session,
      endedAt: later(endedAt),
      lastWrittenAt: later(lastWrittenAt),
      idleMilliseconds: (HOURS * 60 - ACTIVE_MINUTES) * 60_000,
    });
  });
  return files.set('data/sessions.jsonl', lines.join('\n'));
}

/** An account with targets and a session of three words. @returns its archive and the session's day. */
async function writtenOnce(steps: Steps) {
  const as = await steps.newcomer();
  const profile = { language: 'en', timeZone: ZONE, weekStart: 'sunday' };
  await steps.expect('updateProfile', 200, { as, title: 'write in Tokyo', body: profile });
  await steps.expect('setObjectives', 200, { as, title: 'set targets', body: TARGETS });
  const { id, projectId } = await newDocument(steps, as);
  const session = await newSession(steps, as, { documentId: id, projectId, timeZone: ZONE });
  const save = saving(id, [put(crypto.randomUUID(), 'one two three')]);
  await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
  await moveOn(steps, as, 'endWritingSession', session);
  return { archive: await archiveOf(steps, as), day: textOf(session['localDate']) };
}

/** What each week has to say, from the current one back. */
function weeksOf(current: Body, days: string[]): Body[] {
  const oldest = days.toSorted()[0] ?? '';
  const weeks: Body[] = [];
  for (let index = 0; ; index += 1) {
    const [startsOn, endsOn] = [current['startsOn'], current['endsOn']].map((day) =>
      dayBefore(textOf(day), 7 * index),
    );
    const isIn = (day: string) => String(startsOn) <= day && day <= String(endsOn);
    const sessions = days.filter(isIn).length;
    const targets = index === 0 ? LATER_TARGETS : TARGETS;
    const achieved = index > 0 && sessions > 0;
    weeks.push({ startsOn, endsOn, targets, words: 3 * sessions, sessions, achieved });
    if (String(startsOn) <= oldest) return weeks;
  }
}

/** Weeks that are over keep their figures and targets, and those that were achieved make a streak. */
export const importedWeeks: Scenario = {
  name: 'weeks that are over',
  about: ['listObjectiveWeeks', 'getCurrentObjectives', 'getCalendar', 'listWritingSessions'],
  needs: [...WRITING, 'archiveAccount', 'importArchive', 'setObjectives', 'updateProfile'],
  async run(steps) {
    const { archive, day } = await writtenOnce(steps);
    if (!archive) return;
    const as = await steps.newcomer();
    for (const week of WEEKS) {
      const before = archiveDaysBefore(archive, 7 * week);
      const files = week === 1 ? lengthened(before) : before;
      const title = `bring in what was written ${week} weeks ago`;
      await steps.expect('importArchive', 200, { as, title, raw: zip(zipOf(files)) });
    }
    const targets = { as, title: 'set other targets from now on', body: LATER_TARGETS };
    await steps.expect('setObjectives', 200, targets);
    const days = WEEKS.map((week) => dayBefore(day, 7 * week));
    await holdWeeks(steps, as, days);
    await holdSession(steps, as, days);
  },
};

async function holdWeeks(steps: Steps, as: Caller, days: string[]): Promise<void> {
  const title = 'of an account that has written for weeks';
  const current = await steps.ask('getCurrentObjectives', { as, title });
  const expected = weeksOf(bodyOf(current), days);
  const broken = expected.findIndex(({ achieved }, index) => index > 0 && achieved === false);
  const { streak } = bodyOf(current);
  if (current.answer?.status === 200 && streak !== broken - 1) {
    const message = 'The streak is not that of the achieved weeks up to last week.';
    steps.blame(current, { message, expected: broken - 1, received: streak });
  }
  for (const limit of [undefined, 2]) {
    const query = limit === undefined ? {} : { limit };
    const list = await askWhole(steps, 'listObjectiveWeeks', { as, title, query });
    const received = itemsOf(bodyOf(list));
    if (list.answer?.status !== 200 || isDeepStrictEqual(received, expected)) continue;
    const message = 'The weeks are not those since the first session, each with its own targets.';
    steps.blame(list, { message, expected, received });
  }
}

/** A session belongs to the day that it began on, whenever it ended. */
async function holdSession(steps: Steps, as: Caller, days: string[]): Promise<void> {
  const title = 'of a session that crossed midnight';
  const [localDate] = days;
  const list = await askWhole(steps, 'listWritingSessions', { as, title });
  const session = itemsOf(bodyOf(list))[0] ?? {};
  const { idleSeconds, wordsPerMinute } = partOf(session, 'stats');
  const received = { localDate: session['localDate'], idleSeconds, wordsPerMinute };
  const idle = (HOURS * 60 - ACTIVE_MINUTES) * 60;
  const expected = { localDate, idleSeconds: idle, wordsPerMinute: 3 / ACTIVE_MINUTES };
  if (list.answer?.status === 200 && !isDeepStrictEqual(received, expected)) {
    const message = 'The day or the pace of a session is another one.';
    steps.blame(list, { message, expected, received });
  }
  const [from, to] = [days.at(-1), localDate];
  const calendar = await steps.ask('getCalendar', { as, title, query: { from, to } });
  const rows = bodyOf(calendar)['days'];
  const dates = Array.isArray(rows) ? rows.map(({ date, words }) => [date, words]) : rows;
  const due = days.toReversed().map((date) => [date, 3]);
  if (calendar.answer?.status !== 200 || isDeepStrictEqual(dates, due)) return;
  const message = 'The days of the calendar are not those on which sessions began.';
  steps.blame(calendar, { message, expected: due, received: dates });
}
