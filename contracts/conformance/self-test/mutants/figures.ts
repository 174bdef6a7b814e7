import { inScenario, spoilt } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** A figure that is another one in the answers of one operation. */
const miscounted = (name: string, operation: string, spoil: (body: Json) => void) =>
  spoilt(name, operation, operation, 200, spoil);

/** The same day a week before. */
const weekBefore = (day: string) =>
  new Date(Date.parse(day) - 7 * 86_400_000).toISOString().slice(0, 10);

/** Figures of sessions that are other ones wherever sessions are shown. */
const misjudged = (name: string, operation: string, spoil: (stats: Json, id: string) => void) =>
  inScenario(name, operation, '*', () => async ({ request }, next) => {
    const answer = await next(request);
    const { body } = answer;
    for (const session of [body, body?.session, ...(body?.items ?? [])]) {
      if (session?.stats?.wordsRemoved !== undefined) spoil(session.stats, session.id);
    }
    return answer;
  });

/** Servers that count wrong. */
export const figureMutants: Mutant[] = [
  inScenario(
    'words split at blanks',
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const [change] = incoming.body?.changes ?? [];
      const text = change?.content?.map((run: Json) => run.text).join('') ?? '';
      if (answer.status === 200) answer.body.words = text.trim().split(/\s+/u).length;
      return answer;
    },
  ),
  {
    ...inScenario(
      'restored words counted',
      'getWritingSession',
      'saveParagraphs',
      () => (incoming, next) => {
        const body: Json = Object(incoming.body);
        const origin = body.origin === 'restored' ? 'written' : body.origin;
        return next(changed(incoming.request, { body: { ...body, origin } }));
      },
    ),
    only: ['saveParagraphs'],
  },
  {
    ...inScenario(
      'restored words that count no more once they are gone elsewhere',
      'saveParagraphs',
      'saveParagraphs',
      () => {
        let restored = 0;
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          const { origin, changes } = Object(incoming.body);
          if (answer.status !== 200) return answer;
          if (origin === 'restored') restored += changes.length;
          const isGone = changes.some(({ operation }: Json) => operation === 'delete');
          const { stats } = answer.body.session;
          if (restored > 0 && isGone) stats.words = Math.max(0, stats.words - 7);
          return answer;
        };
      },
    ),
    only: ['saveParagraphs'],
  },
  miscounted('no save is included', 'getLiveWritingSession', (body) => {
    body.includedSaves = [];
  }),
  inScenario(
    'a save included that was refused',
    'getLiveWritingSession',
    ['saveParagraphs', 'getLiveWritingSession'],
    () => {
      const refused = new Set<string | null>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { headers, url } = incoming.request;
        if (answer.status === 409) refused.add(headers.get('idempotency-key'));
        const asked = new URL(url).searchParams.get('saves')?.split(',') ?? [];
        answer.body.includedSaves?.push(...asked.filter((key) => refused.has(key)));
        return answer;
      };
    },
  ),
  ...['getCurrentObjectives', 'listObjectiveWeeks'].map((operation) =>
    miscounted(`the weeks of ${operation} a week early`, operation, (body) => {
      for (const week of body.items ?? [body]) {
        week.startsOn = weekBefore(week.startsOn);
        week.endsOn = weekBefore(week.endsOn);
      }
    }),
  ),
  miscounted('a word too many in the week', 'getCurrentObjectives', (body) => {
    body.words += 1;
  }),
  miscounted('a week that counts no sessions', 'getCurrentObjectives', (body) => {
    body.sessions = 0;
  }),
  miscounted('a listed week achieved by one of two targets', 'listObjectiveWeeks', ({ items }) => {
    for (const week of items) {
      week.achieved = week.words >= week.targets.words || week.sessions >= week.targets.sessions;
    }
  }),
  miscounted('a week achieved by one of two targets', 'setObjectives', (body) => {
    body.achieved = body.words >= body.targets.words || body.sessions >= body.targets.sessions;
  }),
  inScenario(
    'discarded sessions counted',
    'getProject',
    ['discardWritingSession', 'getProject'],
    () => {
      const discarded = new Map<string, number>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status !== 200) return answer;
        const { id, projectId } = answer.body;
        if (incoming.operation === 'getProject') answer.body.sessionCount += discarded.get(id) ?? 0;
        else discarded.set(projectId, (discarded.get(projectId) ?? 0) + 1);
        return answer;
      };
    },
  ),
  inScenario(
    'scene breaks counted',
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const isCounted = incoming.body?.changes?.some(
        ({ type, content }: Json) => type === 'sceneBreak' && content?.length > 0,
      );
      if (answer.status === 200 && isCounted) answer.body.words += 1;
      return answer;
    },
  ),
  miscounted('a week that is always achieved', 'getCurrentObjectives', (body) => {
    body.achieved = true;
  }),
  miscounted('a streak that never begins', 'getCurrentObjectives', (body) => {
    body.streak = 0;
  }),
  miscounted('a streak that goes on without an achieved week', 'getCurrentObjectives', (body) => {
    body.streak = Math.max(1, body.streak);
  }),
  miscounted('targets set that achieve nothing', 'setObjectives', (body) => {
    body.achieved = false;
  }),
  miscounted('weeks without their words', 'listObjectiveWeeks', ({ items }) => {
    for (const week of items) week.words = 0;
  }),
  miscounted('days without their words', 'getCalendar', ({ days }) => {
    for (const day of days) day.words = 0;
  }),
  miscounted('days with a sentiment too many', 'getCalendar', ({ days }) => {
    for (const day of days) day.sentiments.none += 1;
  }),
  miscounted('journal entries without words in the calendar', 'getCalendar', ({ days }) => {
    for (const day of days) for (const entry of day.journalEntries) entry.words = 0;
  }),
  miscounted('a word too few in a session', 'getWritingSession', ({ stats }) => {
    stats.words = Math.max(0, stats.words - 1);
  }),
  miscounted('a word too many in a save', 'saveParagraphs', (body) => {
    body.words += 1;
  }),
  miscounted('a word too many in a document', 'getDocument', (body) => {
    body.words += 1;
  }),
  miscounted('documents listed without their words', 'listDocuments', ({ items }) => {
    for (const document of items) document.words = 0;
  }),
  miscounted('a journal entry without its words', 'getJournalEntry', (body) => {
    body.words = 0;
  }),
  miscounted('projects listed without their documents', 'listProjects', ({ items }) => {
    for (const project of items) project.documentCount = 0;
  }),
  // KIT-71
  miscounted('a session that never takes words away', 'getWritingSession', ({ stats }) => {
    stats.wordsRemoved = 0;
  }),
  misjudged('a session less the words it took away', 'getWritingSession', (stats) => {
    stats.words = Math.max(0, stats.words - stats.wordsRemoved);
  }),
  ((counts = new Map<string, { last: number; most: number; again: number }>()) =>
    // KIT-71
    misjudged('a session with words typed again', 'getWritingSession', (stats, id) => {
      const { words } = stats;
      const { last, most, again } = counts.get(id) ?? { last: words, most: words, again: 0 };
      const retyped = Math.max(0, Math.min(words, most) - last);
      counts.set(id, { last: words, most: Math.max(most, words), again: again + retyped });
      stats.words += again + retyped;
    }))(),
  misjudged('pauses that take no time', 'getWritingSession', (stats) => {
    stats.pausedSeconds = 0;
  }),
  misjudged('of all pauses one', 'getWritingSession', (stats) => {
    stats.pausedSeconds = Math.min(2, stats.pausedSeconds);
  }),
  // KIT-71
  misjudged('pauses that are time of writing', 'getWritingSession', (stats) => {
    stats.durationSeconds += stats.pausedSeconds;
  }),
  miscounted('a session without its text', 'getWritingSessionText', (body) => {
    body.sections = [];
  }),
  miscounted('weeks with targets of their own', 'listObjectiveWeeks', ({ items }) => {
    for (const week of items) week.targets.words = 10_000;
  }),
  miscounted('a project without its sessions', 'getProject', (body) => {
    body.sessionCount = 0;
  }),
];
