import {
  diffWords,
  foldText,
  localDateIn,
  positionBetween,
  segmentWords,
  sessionWords,
  textOf,
} from '@ecritoire/prose';
import { columnDefaults } from '../src/database/column-defaults.ts';
import {
  writingSessions,
  type documents,
  type paragraphs,
  type projects,
  type publishedParagraphs,
  type sessionParagraphs,
  type weeklyTargets,
} from '../src/database/schema.ts';
import { move, type SessionRow } from '../src/domain/session-life.ts';
import { idleMsAfterEdit } from '../src/domain/session-stats.ts';
import { PARAGRAPH_SIZE, paragraphSize } from '../src/domain/sizes.ts';
import { textOrNull } from '../src/domain/text-or-null.ts';
import { reviewed } from '../src/domain/writing-sessions.ts';
import { TIME_ZONE, type Act } from './life.ts';

type ProjectRow = typeof projects.$inferSelect;
type DocumentRow = typeof documents.$inferSelect;
type ParagraphRow = typeof paragraphs.$inferSelect;
type Measured = typeof sessionParagraphs.$inferSelect;
type PublishedRow = typeof publishedParagraphs.$inferSelect;

/** What an account holds once its acts are done. */
export type Rows = {
  projects: ProjectRow[];
  documents: DocumentRow[];
  paragraphs: ParagraphRow[];
  sessions: SessionRow[];
  sessionParagraphs: Measured[];
  publishedParagraphs: PublishedRow[];
  targets: (typeof weeklyTargets.$inferSelect)[];
  /** Of the account. */
  size: number;
};

const LANGUAGE = 'fr';
/** As of a text that was written before there were versions. */
const WITHOUT_VERSIONS = {
  lastVersion: 0,
  newTextSince: null,
  lastSessionId: null,
  lastOrigin: null,
  versionsSize: 0,
  thinAt: null,
  trashedAt: null,
  trashedProjectId: null,
  isTrashedWithProject: false,
};
const wordsOf = ({ content }: Pick<ParagraphRow, 'content'>) =>
  segmentWords(textOf(content), LANGUAGE);

const countsOf = (measured: readonly Measured[]) => ({
  ...sessionWords(measured),
  paragraphs: measured.filter(({ added }) => added.length > 0).length,
});

function take<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id);
  if (item === undefined) throw new Error(`There is no ${id}.`);
  return item;
}

/** The rows that the API writes for the same acts, but no versions, without asking it for each: `seed.test.ts` compares. */
export function rowsOf(ownerId: string, acts: Iterable<Act>): Rows {
  const allProjects = new Map<string, ProjectRow>();
  const allDocuments = new Map<string, DocumentRow>();
  const allParagraphs = new Map<string, ParagraphRow>();
  const allSessions = new Map<string, SessionRow>();
  const rest: Pick<Rows, 'sessionParagraphs' | 'publishedParagraphs' | 'targets'> = {
    sessionParagraphs: [],
    publishedParagraphs: [],
    targets: [],
  };
  /** The position of the last document of a project; of a journal, of the first. */
  const places = new Map<string, string>();
  let current = '';
  /** What the current session did to each paragraph. */
  let live = new Map<string, Measured>();

  const addDocument = (
    { id, projectId, at }: { id: string; projectId: string; at: Date },
    title: string,
    position: string,
    entryDate: string | null,
  ) => {
    places.set(projectId, position);
    take(allProjects, projectId).updatedAt = at;
    allDocuments.set(id, {
      id,
      ownerId,
      projectId,
      title,
      position,
      entryDate,
      language: LANGUAGE,
      words: 0,
      size: 0,
      version: 1,
      createdAt: at,
      updatedAt: at,
      entryTimeZone: entryDate === null ? null : TIME_ZONE,
      foldedTitle: foldText(title),
      ...WITHOUT_VERSIONS,
    });
  };

  const save = ({ documentId, paragraph, at }: Extract<Act, { kind: 'save' }>) => {
    const { id, position, content, parentVersion } = paragraph;
    const document = take(allDocuments, documentId);
    const session = take(allSessions, current);
    const old = allParagraphs.get(id);
    const after = wordsOf({ content });
    const before = old ? wordsOf(old) : [];
    const sizes = { before: old ? paragraphSize(old.content) : 0, after: paragraphSize(content) };
    allParagraphs.set(id, {
      documentId,
      ownerId,
      isIndexed: false,
      id,
      position,
      type: 'paragraph',
      content,
      words: after.length,
      version: parentVersion + 1,
      updatedAt: at,
      deleted: false,
      folded: foldText(textOf(content)),
      fromNumber: 0,
    });
    const baseline = before;
    const measured = { baseline, ...diffWords(baseline, after), copied: [], copiedFrom: [] };
    live.set(id, { sessionId: session.id, documentId, paragraphId: id, ...measured });
    document.words += after.length - before.length;
    document.size += sizes.after - sizes.before;
    document.updatedAt = at;
    document.newTextSince = at;
    take(allProjects, document.projectId ?? '').updatedAt = at;
    Object.assign(session, {
      size: session.size + Math.max(sizes.before, sizes.after),
      idleMs: idleMsAfterEdit(session, at),
      lastWrittenAt: at,
    });
  };

  /** In the order in which they are read. */
  const writtenDocuments = ({ projectId }: SessionRow) => {
    const ids = new Set([...live.values()].map(({ documentId }) => documentId));
    const keyOf = (row: DocumentRow) =>
      [row.projectId === projectId ? '0' : '1', row.projectId, row.position, row.id].join(' ');
    return [...ids]
      .map((id) => take(allDocuments, id))
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  };

  const publish = (session: SessionRow) => {
    for (const [index, document] of writtenDocuments(session).entries()) {
      for (const { documentId, paragraphId } of live.values()) {
        if (documentId !== document.id) continue;
        const { position, type, content } = take(allParagraphs, paragraphId);
        rest.publishedParagraphs.push({
          sessionId: session.id,
          documentId,
          paragraphId,
          position,
          type,
          content,
          language: document.language,
          documentTitle: document.title,
          section: index + 1,
        });
      }
    }
  };

  const moveOn = ({ id, transition, review, at }: Extract<Act, { kind: 'move' }>) => {
    const session = take(allSessions, id);
    const moved = move(session, transition, at);
    if (!moved) throw new Error(`No ${transition} of a session that is ${session.status}.`);
    if (transition === 'end') Object.assign(session, countsOf([...live.values()]));
    Object.assign(session, moved, reviewed(session, review), { version: session.version + 1 });
    if (transition === 'publish') publish(session);
    if (!['publish', 'saveDraft', 'discard'].includes(transition)) return;
    if (transition === 'discard') {
      session.size = Math.min(session.size, PARAGRAPH_SIZE * live.size);
      const none = { baseline: [], added: [], removed: [] };
      live = new Map([...live].map(([key, row]) => [key, { ...row, ...none }]));
    }
    rest.sessionParagraphs.push(...live.values());
    live = new Map();
  };

  for (const act of acts) {
    switch (act.kind) {
      case 'project': {
        const { id, name, description, type, at } = act;
        const times = { createdAt: at, updatedAt: at, trashedAt: null };
        const row = { id, ownerId, name, type, version: 1, ...times };
        allProjects.set(id, { ...row, description: textOrNull(description) });
        break;
      }
      case 'document': {
        const position = positionBetween(places.get(act.projectId) ?? null, null);
        addDocument(act, act.title, position, null);
        break;
      }
      case 'entry': {
        const position = positionBetween(null, places.get(act.projectId) ?? null);
        addDocument(act, act.localDate, position, act.localDate);
        break;
      }
      case 'start':
        current = act.id;
        allSessions.set(act.id, startedSession(ownerId, take(allDocuments, act.documentId), act));
        break;
      case 'save':
        save(act);
        break;
      case 'move':
        moveOn(act);
        break;
      case 'targets': {
        const { words, sessions, at } = act;
        const version = (rest.targets.at(-1)?.version ?? 1) + 1;
        const setOn = localDateIn(at, TIME_ZONE);
        rest.targets.push({ userId: ownerId, setOn, words, sessions, version });
        break;
      }
      default:
        act satisfies never;
    }
  }
  const sized = [...allDocuments.values(), ...allSessions.values()];
  return {
    projects: [...allProjects.values()],
    documents: [...allDocuments.values()],
    paragraphs: [...allParagraphs.values()],
    sessions: [...allSessions.values()],
    ...rest,
    size: sized.reduce((sum, { size }) => sum + size, 0),
  };
}

const startedSession = (
  writerId: string,
  { id: documentId, projectId }: DocumentRow,
  { id, at }: { id: string; at: Date },
): SessionRow => ({
  ...columnDefaults(writingSessions),
  id,
  writerId,
  projectId,
  documentId,
  status: 'active',
  startedAt: at,
  timeZone: TIME_ZONE,
  localDate: localDateIn(at, TIME_ZONE),
});
