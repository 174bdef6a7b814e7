import { bodyOf } from './answers.ts';
import { buildLiveSession, type Listed, type Project } from './builders.ts';
import { answer } from './handlers.ts';

type Query = Partial<Record<string, string>>;
type Handler = ReturnType<typeof answer>;

/** What a writer has; an account without anything where all is left out. */
export type Studio = {
  projects?: readonly Project[];
  documents?: readonly Listed[];
  session?: 'active' | 'paused';
};

const end = { nextCursor: null } as const;

/** The server of a writer who has this, and nothing else. */
export function studio({ projects = [], documents = [], session }: Studio): Handler[] {
  const find = <Item extends { id: string }>(items: readonly Item[], id: unknown, or: Item) =>
    items.find((item) => item.id === id) ?? or;
  const isEmpty = projects.length === 0;
  const nothing = { items: [], ...end };
  return [
    answer('listProjects', 200, { items: [...projects], ...end, total: projects.length }),
    answer('getProject', 200, ({ params }) =>
      find(projects, params['projectId'], bodyOf('getProject')),
    ),
    answer('listDocuments', 200, ({ request }) => {
      const { projectId }: Query = Object.fromEntries(new URL(request.url).searchParams);
      const items = documents.filter((one) => !projectId || one.projectId === projectId);
      return { ...bodyOf('listDocuments', 'page'), items, ...end };
    }),
    answer('getLiveWritingSession', 200, () => ({
      session: session === undefined ? null : buildLiveSession(session),
      includedSaves: [],
    })),
    ...(isEmpty
      ? [
          answer('listWritingSessions', 200, {
            ...bodyOf('listWritingSessions', 'page'),
            ...nothing,
          }),
          answer('listTrash', 200, { ...bodyOf('listTrash'), ...nothing }),
          answer('getCalendar', 200, { days: [] }),
          answer('getDailyWords', 200, ({ request }) => ({ words: noWords(request) })),
          answer('getCurrentObjectives', 200, {
            ...bodyOf('getCurrentObjectives'),
            words: 0,
            sessions: 0,
            streak: 0,
            achieved: false,
          }),
        ]
      : []),
  ];
}

/** One figure for each day that is asked for. */
function noWords({ url }: Request): null[] {
  const { from = '', to = '' }: Query = Object.fromEntries(new URL(url).searchParams);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return Array.from({ length: days }, () => null);
}
