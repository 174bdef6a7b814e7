import { and, eq, inArray } from 'drizzle-orm';
import type { ParagraphChange, SavedParagraphs } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { paragraphs } from '../database/schema.ts';
import { isStale, type IfMatch } from '../database/versions.ts';
import { findVersion } from './document-versions.ts';
import type { VersionRow } from './keep-version.ts';
import { saveParagraphs, type SaveOutcome } from './save-paragraphs.ts';
import type { HeldTallies } from './session-tallies.ts';
import { findPlace, planSave, type Place, type SavePlan } from './save-plan.ts';
import { changedBetween, changedParagraph } from './version-text.ts';
import { presentSession } from './writing-sessions.ts';

type Wanted = {
  documentId: string;
  versionId: string;
  paragraphIds: readonly string[] | undefined;
  tallies: HeldTallies;
};

type Restoration = { state: string; changes: ParagraphChange[]; plan: SavePlan | undefined };

type Restored =
  | Exclude<SaveOutcome, { kind: 'saved' | 'conflict' }>
  | { kind: 'restored'; answer: SavedParagraphs; version: number }
  | { kind: 'versionNotFound' }
  | { kind: 'stale' };

/** What makes the text what it was in a version. */
async function changesBack(
  database: Database,
  { document }: Place,
  { number }: VersionRow,
  paragraphIds: readonly string[] | undefined,
): Promise<ParagraphChange[]> {
  const now = document.lastVersion + 1;
  const { before, after, columns, isSame } = changedBetween(database, document.id, [number, now]);
  const rows = await database.select(columns).from(before).fullJoin(after, isSame);
  const chosen = paragraphIds && new Set(paragraphIds);
  const differing = rows.map(changedParagraph).filter(({ id }) => chosen?.has(id) ?? true);
  const versions = await versionsOf(
    database,
    document.id,
    differing.map(({ id }) => id),
  );
  return differing.flatMap(({ id, before: was, after: is }): ParagraphChange[] => {
    const parentVersion = versions.get(id) ?? 0;
    if (!was) return [{ operation: 'delete', id, parentVersion }];
    const text = chosen && is ? { ...was, position: is.position } : was;
    if (is && JSON.stringify(is) === JSON.stringify(text)) return [];
    return [{ operation: 'put', id, parentVersion, ...text }];
  });
}

async function versionsOf(database: Database, documentId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await database
    .select({ id: paragraphs.id, version: paragraphs.version })
    .from(paragraphs)
    .where(
      and(
        eq(paragraphs.documentId, documentId),
        inArray(paragraphs.id, [...ids]),
        eq(paragraphs.deleted, false),
      ),
    );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What a restoration writes, worked out before its transaction, as that of a save. */
async function planFrom(
  database: Database,
  place: Place,
  version: VersionRow,
  { paragraphIds, tallies }: Wanted,
): Promise<Restoration> {
  const { session, state } = place;
  const changes = await changesBack(database, place, version, paragraphIds);
  if (session?.status !== 'active' || changes.length === 0) {
    return { state, changes, plan: undefined };
  }
  const save = { changes, origin: 'restored' as const, tallies };
  return { state, changes, plan: await planSave(database, { ...place, session }, save) };
}

/** @returns undefined where there is nothing to restore, or nothing to restore it to. */
export async function planRestoration(
  database: Database,
  writerId: string,
  wanted: Wanted,
): Promise<Restoration | undefined> {
  const { documentId, versionId } = wanted;
  const version = await findVersion(database, writerId, documentId, versionId);
  if (!version) return undefined;
  const place = await findPlace(database, writerId, documentId);
  if (place?.session?.status !== 'active') return undefined;
  return planFrom(database, place, version, wanted);
}

/** Writes the text of a version as a save of restored text. Runs inside `asWriter`. */
export async function restoreVersion(
  transaction: Database,
  writerId: string,
  wanted: Wanted,
  {
    ifMatch,
    accountLimit,
    planned,
    now,
  }: { ifMatch: IfMatch; accountLimit: number; planned: Restoration | undefined; now: Date },
): Promise<Restored> {
  const { documentId, versionId, tallies } = wanted;
  const place = await findPlace(transaction, writerId, documentId);
  if (!place) return { kind: 'documentNotFound' };
  const version = await findVersion(transaction, writerId, documentId, versionId);
  if (!version) return { kind: 'versionNotFound' };
  const { document, session } = place;
  if (isStale(ifMatch, document)) return { kind: 'stale' };
  if (session?.status !== 'active') return { kind: 'noneActive' };
  const { changes, plan } =
    planned?.state === place.state ? planned : await planFrom(transaction, place, version, wanted);
  if (changes.length === 0) {
    const answer = {
      paragraphs: [],
      deletedIds: [],
      words: document.words,
      session: presentSession(session, now),
    };
    return { kind: 'restored', answer, version: document.version };
  }
  const outcome = await saveParagraphs(transaction, writerId, documentId, {
    changes,
    origin: 'restored',
    keepVersion: 'restore',
    tallies,
    accountLimit,
    plan,
    now,
  });
  if (outcome.kind === 'conflict') throw new Error('A restoration met a change of its own turn.');
  if (outcome.kind !== 'saved') return outcome;
  return { kind: 'restored', answer: outcome.answer, version: document.version };
}
