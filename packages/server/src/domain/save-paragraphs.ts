import { eq, sql } from 'drizzle-orm';
import type { Paragraph, SavedParagraphs } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import { documents, paragraphs } from '../database/schema.ts';
import { touchProject } from './documents.ts';
import { keepVersion, reasonToKeep, storeRevisions } from './keep-version.ts';
import { findPlace, planSave, type Save, type SavePlan } from './save-plan.ts';
import { writeSession } from './session-words.ts';
import { takeRoom, versionSize, type LimitReached } from './sizes.ts';
import { presentSession } from './writing-sessions.ts';

export type SaveOutcome =
  | { kind: 'saved'; answer: SavedParagraphs }
  | { kind: 'conflict'; paragraphs: Paragraph[]; deletedIds: string[] }
  | LimitReached
  | { kind: 'documentNotFound' }
  | { kind: 'noneActive' };

type ParagraphRow = typeof paragraphs.$inferInsert;

async function write(transaction: Database, rows: readonly ParagraphRow[]): Promise<void> {
  const sizeOf = ({ folded }: ParagraphRow) => 2 * folded.length;
  for (const portion of portionsOf(rows, sizeOf)) {
    await transaction
      .insert(paragraphs)
      .values(portion)
      .onConflictDoUpdate({
        target: [paragraphs.documentId, paragraphs.id],
        set: {
          position: sql`excluded.position`,
          type: sql`excluded.type`,
          content: sql`excluded.content`,
          words: sql`excluded.words`,
          version: sql`excluded.version`,
          updatedAt: sql`excluded.updated_at`,
          deleted: sql`excluded.deleted`,
          folded: sql`excluded.folded`,
          fromNumber: sql`excluded.from_number`,
          isIndexed: false,
        },
      });
  }
}

/**
 * What a save will write, worked out before its transaction: a large one takes a while, and the
 * embedded database has one connection for all.
 *
 * @returns undefined where there is nothing to write in.
 */
export async function planSaveOf(
  database: Database,
  writerId: string,
  documentId: string,
  save: Save,
): Promise<SavePlan | undefined> {
  const place = await findPlace(database, writerId, documentId);
  if (place?.session?.status !== 'active') return undefined;
  return planSave(database, { ...place, session: place.session }, save);
}

/**
 * The one way to write text: all of the changes, or none. Runs inside `asWriter`, so that no other
 * save of this writer comes between reading the versions and writing them.
 *
 * @param save its changes: at most one for each paragraph, ids in lower case; imported and
 * restored text is stored like any other, but it is not the session's words; the largest size of
 * an account; its plan, which is computed again where something has changed since.
 */
export async function saveParagraphs(
  transaction: Database,
  writerId: string,
  documentId: string,
  save: Save & { accountLimit: number; plan: SavePlan | undefined; now: Date },
): Promise<SaveOutcome> {
  const { now } = save;
  const place = await findPlace(transaction, writerId, documentId);
  if (!place) return { kind: 'documentNotFound' };
  const { document, session } = place;
  if (session?.status !== 'active') return { kind: 'noneActive' };
  const plan =
    save.plan?.state === place.state
      ? save.plan
      : await planSave(transaction, { ...place, session }, save);
  if (plan.kind === 'conflict') {
    return { kind: 'conflict', paragraphs: plan.paragraphs, deletedIds: plan.deletedIds };
  }
  const { documentGrowth, sessionGrowth, writes } = plan;
  const saving = { ...save, wordsRemoved: plan.wordsRemoved };
  const reason = reasonToKeep(document, session.id, saving, now);
  const lastVersion = document.lastVersion + (reason ? 1 : 0);
  const replaced = plan.replaced.filter(({ fromNumber }) => fromNumber <= lastVersion);
  const revisionsSize = replaced.reduce((sum, { size }) => sum + size, 0);
  const versionsGrowth = revisionsSize + (reason ? versionSize(reason) : 0);
  const room = await takeRoom(
    transaction,
    writerId,
    {
      document: document.size,
      session: session.size,
      documentGrowth,
      sessionGrowth,
      versionsGrowth,
    },
    save.accountLimit,
  );
  if (room.kind === 'limitReached') return room;
  if (!writes) throw new Error('There is room for a save that was found too large.');
  if (reason) await keepVersion(transaction, document, { reason }, now);
  await storeRevisions(transaction, document.id, replaced, lastVersion);
  const fromNumber = lastVersion + 1;
  await write(
    transaction,
    writes.rows.map((row) => ({ ...row, fromNumber, updatedAt: now })),
  );
  const words = document.words + writes.wordsGained;
  await transaction
    .update(documents)
    .set({
      words,
      size: document.size + documentGrowth,
      updatedAt: now,
      newTextSince: reason ? now : (document.newTextSince ?? now),
      lastSessionId: session.id,
      lastOrigin: save.origin,
      versionsSize: sql`${documents.versionsSize} + ${revisionsSize}`,
    })
    .where(eq(documents.id, document.id));
  if (document.projectId) await touchProject(transaction, document.projectId, now);
  const size = session.size + sessionGrowth;
  const sessionSave = { plan: writes.session, size, tallies: save.tallies, now };
  const counted = await writeSession(transaction, session, document.id, sessionSave);
  const answer: SavedParagraphs = {
    paragraphs: writes.rows
      .filter((row) => !row.deleted)
      .map(({ id, version }) => ({ id, version })),
    deletedIds: writes.rows.filter((row) => row.deleted).map(({ id }) => id),
    words,
    ...(room.nearLimits.length > 0 ? { nearLimits: room.nearLimits } : {}),
    session: presentSession(counted, now),
  };
  return { kind: 'saved', answer };
}
