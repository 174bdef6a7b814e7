import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type {
  ArchiveCounts,
  ArchiveImport,
  ArchiveProfile,
  ArchiveProject,
  ArchiveSkipped,
  ArchiveTargets,
} from '@ecritoire/contracts';
import { asWriter } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import { nextVersion } from '../database/versions.ts';
import { documents, projects, users, weeklyTargets, writingSessions } from '../database/schema.ts';
import {
  planDocument,
  writeDocument,
  type DocumentPlan,
  type Importing,
} from './import-document.ts';
import { sizeOfSession, writeSession } from './import-session.ts';
import { importedIds } from './imported-ids.ts';
import { dateBy } from './json.ts';
import type { OpenArchive } from './open-archive.ts';
import {
  documentFile,
  documentsIn,
  MOST_PROJECTS,
  MOST_SESSIONS,
  profileIn,
  projectsIn,
  sessionsIn,
  targetsIn,
} from './records.ts';
import { ArchiveRefused, NoRoom } from './refused.ts';

const NOTHING: ArchiveCounts = {
  projects: 0,
  documents: 0,
  journalEntries: 0,
  inTrash: 0,
  versions: 0,
  sessions: 0,
  published: 0,
  targets: 0,
  words: 0,
  size: 0,
};

type Reason = ArchiveSkipped['reason'];

/** What comes and what does not, as it is found. */
type Survey = {
  added: ArchiveCounts;
  skipped: Map<Reason, number>;
  projects: ReadonlyMap<string, ArchiveProject>;
  newProjects: ArchiveProject[];
  /** Their files. */
  newDocuments: string[];
  targets: ArchiveTargets[];
  profile: ArchiveProfile | undefined;
};

const skip = ({ skipped }: Survey, reason: Reason, count = 1) => {
  if (count > 0) skipped.set(reason, (skipped.get(reason) ?? 0) + count);
};

/** Whether a profile replaces nothing that its writer has made. */
async function mayTakeProfile(database: Database, userId: string): Promise<boolean> {
  const counts = [
    await database.$count(users, and(eq(users.id, userId), isNotNull(users.bio))),
    await database.$count(projects, eq(projects.ownerId, userId)),
    await database.$count(documents, eq(documents.ownerId, userId)),
    await database.$count(writingSessions, eq(writingSessions.writerId, userId)),
  ];
  return counts.every((count) => count === 0);
}

async function newProjects({ database, userId, ids }: Importing, all: readonly ArchiveProject[]) {
  const named = await Promise.all(
    all.map(async (project) => ({ project, id: await ids(project.id) })),
  );
  if (named.length === 0) return [];
  const here = await database
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, userId),
        inArray(
          projects.id,
          named.map(({ id }) => id),
        ),
      ),
    );
  const known = new Set(here.map(({ id }) => id));
  return named.filter(({ id }) => !known.has(id)).map(({ project }) => project);
}

async function begin(importing: Importing, archive: OpenArchive): Promise<Survey> {
  const { database, userId } = importing;
  const all = await projectsIn(archive);
  const targets = await targetsIn(archive);
  const profile = await profileIn(archive);
  const set = await database
    .select({ setOn: weeklyTargets.setOn })
    .from(weeklyTargets)
    .where(eq(weeklyTargets.userId, userId));
  const taken = new Set(set.map(({ setOn }) => setOn));
  const survey: Survey = {
    added: { ...NOTHING },
    skipped: new Map(),
    projects: new Map(all.map((project) => [project.id, project])),
    newProjects: await newProjects(importing, all),
    newDocuments: [],
    targets: targets.filter(({ setOn }) => !taken.has(setOn)),
    profile: profile && (await mayTakeProfile(database, userId)) ? profile : undefined,
  };
  survey.added.projects = survey.newProjects.length;
  survey.added.targets = survey.targets.length;
  skip(survey, 'alreadyHere', all.length - survey.newProjects.length);
  skip(survey, 'targetsSet', targets.length - survey.targets.length);
  return survey;
}

function countDocument({ added }: Survey, { document, versions, words, size }: DocumentPlan): void {
  if (document.entryDate == null) added.documents += 1;
  else added.journalEntries += 1;
  if (document.trashedAt != null) added.inTrash += 1;
  added.versions += versions.length;
  added.words += words;
  added.size += size;
}

/** The ids of all documents and sessions of the account. */
async function idsHere({ database, userId }: Importing) {
  const own = [
    await database
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.ownerId, userId)),
    await database
      .select({ id: writingSessions.id })
      .from(writingSessions)
      .where(eq(writingSessions.writerId, userId)),
  ];
  return new Set(own.flat().map(({ id }) => id));
}

/**
 * Reads and judges all of the archive, and finds out what is new in the account.
 *
 * @throws ArchiveRefused
 */
async function surveyOf(importing: Importing, archive: OpenArchive): Promise<Survey> {
  const { ids } = importing;
  const survey = await begin(importing, archive);
  const here = await idsHere(importing);
  for await (const record of documentsIn(archive, survey.projects)) {
    const { id, projectId } = record.document;
    if (here.has(await ids(id))) {
      skip(survey, 'alreadyHere');
      continue;
    }
    survey.newDocuments.push(documentFile(id));
    const project = survey.projects.get(projectId ?? '');
    countDocument(survey, await planDocument(importing, record, project));
  }
  for await (const record of sessionsIn(archive)) {
    if (here.has(await ids(record.session.id))) {
      skip(survey, 'alreadyHere');
      continue;
    }
    survey.added.sessions += 1;
    survey.added.published += Number(record.session.status === 'published');
    survey.added.size += sizeOfSession(record);
  }
  return survey;
}

/** @throws ArchiveRefused where the account would have too many projects or sessions. */
async function holdCounts({ database, userId }: Importing, { added }: Survey): Promise<void> {
  const own = eq(projects.ownerId, userId);
  const written = eq(writingSessions.writerId, userId);
  const isOver =
    added.projects > Math.max(0, MOST_PROJECTS - (await database.$count(projects, own))) ||
    added.sessions > Math.max(0, MOST_SESSIONS - (await database.$count(writingSessions, written)));
  if (isOver) throw new ArchiveRefused('archives.tooLarge');
}

/** Projects, targets and profile, in one step. */
async function writeBeginning(importing: Importing, survey: Survey): Promise<void> {
  const { database, userId, ids, now } = importing;
  const rows = await Promise.all(
    survey.newProjects.map(async ({ id, trashedAt, createdAt, updatedAt, ...project }) => ({
      ...project,
      id: await ids(id),
      ownerId: userId,
      createdAt: dateBy(now, createdAt),
      updatedAt: dateBy(now, updatedAt),
      trashedAt: trashedAt === null ? null : now,
    })),
  );
  await asWriter(database, userId, async (transaction) => {
    if (survey.profile && (await mayTakeProfile(transaction, userId))) {
      await transaction
        .update(users)
        .set({ ...survey.profile, version: nextVersion(users.version) })
        .where(eq(users.id, userId));
    }
    for (const portion of portionsOf(rows, ({ description }) => description?.length ?? 0)) {
      await transaction.insert(projects).values(portion).onConflictDoNothing();
    }
    if (survey.targets.length === 0) return;
    const version = sql<number>`(SELECT coalesce(max(version), 1) + 1 FROM weekly_targets WHERE user_id = ${userId})`;
    await transaction
      .insert(weeklyTargets)
      .values(survey.targets.map((one) => Object.assign(one, { userId, version })))
      .onConflictDoNothing();
  });
}

/** Reads again what is new. */
async function write(importing: Importing, archive: OpenArchive, survey: Survey): Promise<void> {
  await writeBeginning(importing, survey);
  const unread = { ...archive, documents: survey.newDocuments };
  for await (const record of documentsIn(unread, survey.projects)) {
    const project = survey.projects.get(record.document.projectId ?? '');
    await writeDocument(importing, await planDocument(importing, record, project));
  }
  if (survey.added.sessions === 0) return;
  for await (const record of sessionsIn(archive)) await writeSession(importing, record);
}

/**
 * Takes an archive into an account: judged as a whole, then written in steps (docs/decisions/0056).
 *
 * @throws ArchiveRefused, NoRoom
 */
export async function importArchive(
  archive: OpenArchive,
  account: Omit<Importing, 'ids'>,
  isDryRun: boolean,
): Promise<ArchiveImport> {
  const { id: archiveId, createdAt: archivedAt } = archive.manifest;
  const importing = { ...account, ids: importedIds(account.userId, archiveId) };
  const survey = await surveyOf(importing, archive);
  await holdCounts(importing, survey);
  const { database, userId, accountLimit: limit } = account;
  const [user] = await database
    .select({ used: users.size })
    .from(users)
    .where(eq(users.id, userId));
  const used = user?.used ?? 0;
  if (used + survey.added.size > limit) throw new NoRoom({ limit, used });
  if (!isDryRun) await write(importing, archive, survey);
  return {
    archiveId,
    archivedAt,
    isDryRun,
    added: survey.added,
    isProfileAdded: survey.profile !== undefined,
    skipped: Array.from(survey.skipped, ([reason, count]) => ({ reason, count })),
  };
}
