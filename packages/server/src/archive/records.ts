import {
  archiveDocumentLine,
  archiveProfile,
  archiveProject,
  archiveSessionLine,
  archiveTargets,
} from '@ecritoire/contracts/archive';
import type {
  ArchiveCarriedWords,
  ArchiveDocument,
  ArchiveDocumentLine,
  ArchiveParagraph,
  ArchiveProfile,
  ArchiveProject,
  ArchivePublishedParagraph,
  ArchiveRevision,
  ArchiveSession,
  ArchiveSessionLine,
  ArchiveSessionWords,
  ArchiveTargets,
  ArchiveVersion,
} from '@ecritoire/contracts';
import { LARGEST_DOCUMENT, LARGEST_SESSION, paragraphSize, VERSION_SIZE } from '../domain/sizes.ts';
import type { OpenArchive } from './open-archive.ts';
import { ArchiveRefused } from './refused.ts';
import { lineSize } from './session-size.ts';

/** Of an account, with what an import adds: their rows cost no room, or give it back. */
export const MOST_PROJECTS = 10_000;
export const MOST_SESSIONS = 100_000;
const MOST_TARGETS = 10_000;
/** Of a document: it is held in memory with its text. */
const LARGEST_HISTORY = 8 * LARGEST_DOCUMENT;

/** A document with all that belongs to it. */
export type DocumentRecord = {
  document: ArchiveDocument;
  paragraphs: ArchiveParagraph[];
  versions: ArchiveVersion[];
  revisions: ArchiveRevision[];
};

/** A session with all that belongs to it. */
export type SessionRecord = {
  session: ArchiveSession;
  words: ArchiveSessionWords[];
  carried: ArchiveCarriedWords[];
  published: ArchivePublishedParagraph[];
  /** Of its own line, its words and those it carried. */
  wordsSize: number;
  publishedSize: number;
};

/** Characters of one document or session, which is held whole: more than the largest here has. */
const MOST_OF_ONE = 128 * 1024 ** 2;

/** Counts what is held. */
class Held {
  #size = 0;

  /** @throws ArchiveRefused where it is too much. */
  readonly add = (length: number): void => {
    this.#size += length;
    if (this.#size > MOST_OF_ONE) throw new ArchiveRefused('archives.tooLarge');
  };

  release(): void {
    this.#size = 0;
  }
}

const invalid = (place: string) => new ArchiveRefused('archives.invalid', place);

/** @throws ArchiveRefused where two of them are one. */
function holdApart<Row>(rows: readonly Row[], keyOf: (row: Row) => string, place: string): void {
  const keys = new Set(rows.map((row) => keyOf(row).toLowerCase()));
  if (keys.size < rows.length) throw invalid(`${place}: named twice`);
}

async function collect<Value>(values: AsyncGenerator<Value>, most: number): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) {
    if (all.length === most) throw new ArchiveRefused('archives.tooLarge');
    all.push(value);
  }
  return all;
}

export const targetsIn = (archive: OpenArchive): Promise<ArchiveTargets[]> =>
  collect(archive.valuesOf<ArchiveTargets>('data/targets.jsonl', archiveTargets), MOST_TARGETS);

export async function profileIn(archive: OpenArchive): Promise<ArchiveProfile | undefined> {
  const [profile] = await collect(
    archive.valuesOf<ArchiveProfile>('data/profile.json', archiveProfile),
    1,
  );
  return profile;
}

export async function projectsIn(archive: OpenArchive): Promise<ArchiveProject[]> {
  const name = 'data/projects.jsonl';
  const projects = await collect(
    archive.valuesOf<ArchiveProject>(name, archiveProject),
    MOST_PROJECTS,
  );
  holdApart(projects, ({ id }) => id, name);
  return projects;
}

/** @throws ArchiveRefused where the parts of a document do not fit each other. */
function checkDocument(name: string, record: DocumentRecord, project: ArchiveProject | undefined) {
  const { document, paragraphs, versions, revisions } = record;
  const { lastVersion, journalEntry, trashedAt } = document;
  if (project && trashedAt === null && (journalEntry !== null) !== (project.type === 'journal')) {
    throw invalid(`${name}: not of its project`);
  }
  if (journalEntry && document.title !== journalEntry.localDate) throw invalid(`${name}: title`);
  holdApart(paragraphs, ({ id }) => id, name);
  holdApart(versions, ({ id }) => id, name);
  holdApart(versions, ({ number }) => String(number), name);
  holdApart(revisions, ({ paragraphId, untilNumber }) => `${paragraphId} ${untilNumber}`, name);
  const isWithin =
    paragraphs.every(({ fromNumber }) => fromNumber <= lastVersion + 1) &&
    versions.every(({ number }) => number <= lastVersion) &&
    revisions.every(
      ({ fromNumber, untilNumber }) => fromNumber < untilNumber && untilNumber <= lastVersion + 1,
    );
  if (!isWithin) throw invalid(`${name}: numbers of versions`);
}

export const documentFile = (id: string) => `data/documents/${id}.jsonl`;

async function readDocument(
  archive: OpenArchive,
  name: string,
  projects: ReadonlyMap<string, ArchiveProject>,
): Promise<DocumentRecord> {
  const record: Omit<DocumentRecord, 'document'> = { paragraphs: [], versions: [], revisions: [] };
  let document: ArchiveDocument | undefined;
  let [size, history] = [0, 0];
  const held = new Held();
  const lines = archive.valuesOf<ArchiveDocumentLine>(name, archiveDocumentLine, held.add);
  for await (const line of lines) {
    if ((line.kind === 'document') !== (document === undefined)) throw invalid(`${name}: order`);
    if (line.kind === 'paragraph') size += paragraphSize(line.content);
    else if (line.kind === 'version') history += VERSION_SIZE;
    else if (line.kind === 'revision') history += paragraphSize(line.content);
    if (size > LARGEST_DOCUMENT) throw invalid(`${name}: too long`);
    if (history > LARGEST_HISTORY) throw new ArchiveRefused('archives.tooLarge');
    if (line.kind === 'document') document = line;
    else if (line.kind === 'paragraph') record.paragraphs.push(line);
    else if (line.kind === 'version') record.versions.push(line);
    else record.revisions.push(line);
  }
  if (!document || name !== documentFile(document.id)) throw invalid(`${name}: id`);
  const whole = { document, ...record };
  checkDocument(name, whole, projects.get(document.projectId ?? ''));
  return whole;
}

/** Each document of the archive, one at a time. */
export async function* documentsIn(
  archive: OpenArchive,
  projects: ReadonlyMap<string, ArchiveProject>,
): AsyncGenerator<DocumentRecord> {
  for (const name of archive.documents) {
    yield await readDocument(archive, name, projects);
  }
}

const keyOfWords = (one: { documentId: string; paragraphId: string }) =>
  `${one.documentId} ${one.paragraphId}`;

/** @throws ArchiveRefused where the parts of a session do not fit each other. */
function checkSession({ session, words, carried, published }: SessionRecord): void {
  const place = `data/sessions.jsonl, session ${session.id}`;
  const isOver = !['active', 'paused'].includes(session.status);
  if (isOver !== (session.endedAt !== null)) throw invalid(`${place}: its end`);
  if ((session.status === 'published') !== (session.publishedAt !== null)) {
    throw invalid(`${place}: its publication`);
  }
  holdApart(words, keyOfWords, place);
  holdApart(carried, (one) => `${keyOfWords(one)} ${one.layer}`, place);
  holdApart(published, keyOfWords, place);
}

const emptyRecord = (session: ArchiveSession): SessionRecord => ({
  session,
  words: [],
  carried: [],
  published: [],
  wordsSize: lineSize(session),
  publishedSize: 0,
});

/** @throws ArchiveRefused where the session becomes too large. */
function countLine(record: SessionRecord, line: ArchiveSessionLine): void {
  record[line.kind === 'published' ? 'publishedSize' : 'wordsSize'] += lineSize(line);
  if (Math.max(record.wordsSize, record.publishedSize) <= LARGEST_SESSION) return;
  throw new ArchiveRefused('archives.tooLarge');
}

/** Each session of the archive, one at a time. */
export async function* sessionsIn(archive: OpenArchive): AsyncGenerator<SessionRecord> {
  const name = 'data/sessions.jsonl';
  const ids = new Set<string>();
  let record: SessionRecord | undefined;
  const held = new Held();
  const lines = archive.valuesOf<ArchiveSessionLine>(name, archiveSessionLine, held.add);
  for await (const line of lines) {
    if (line.kind === 'session') {
      held.release();
      if (record) {
        checkSession(record);
        yield record;
      }
      if (ids.has(line.id)) throw invalid(`${name}: a session twice`);
      ids.add(line.id);
      record = emptyRecord(line);
      continue;
    }
    if (!record) throw invalid(`${name}: order`);
    countLine(record, line);
    if (line.kind === 'words') record.words.push(line);
    else if (line.kind === 'carried') record.carried.push(line);
    else record.published.push(line);
  }
  if (!record) return;
  checkSession(record);
  yield record;
}
