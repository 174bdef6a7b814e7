import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ParagraphType, Run, VersionParagraph } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { documentVersions, paragraphRevisions, paragraphs } from '../database/schema.ts';

/*
 * A paragraph belongs to the versions from the number at which it became what it is, until it changed
 * (docs/decisions/0046). The text as it is now is what a version of the next number would be.
 */

/** The paragraphs of one version, by its number, in no order. */
export function paragraphsAt(
  database: Database,
  documentId: string,
  number: number,
  also: { current?: SQL | undefined; revisions?: SQL | undefined } = {},
) {
  const current = database
    .select({
      id: sql<string>`${paragraphs.id}`.as('paragraph_id'),
      position: paragraphs.position,
      type: paragraphs.type,
      content: paragraphs.content,
    })
    .from(paragraphs)
    .where(
      and(
        eq(paragraphs.documentId, documentId),
        eq(paragraphs.deleted, false),
        lte(paragraphs.fromNumber, number),
        also.current,
      ),
    );
  const revisions = database
    .select({
      id: sql<string>`${paragraphRevisions.paragraphId}`.as('paragraph_id'),
      position: paragraphRevisions.position,
      type: paragraphRevisions.type,
      content: paragraphRevisions.content,
    })
    .from(paragraphRevisions)
    .where(
      and(
        eq(paragraphRevisions.documentId, documentId),
        lte(paragraphRevisions.fromNumber, number),
        gt(paragraphRevisions.untilNumber, number),
        also.revisions,
      ),
    );
  return unionAll(current, revisions);
}

/** For a query of the paragraphs that two versions have differently, the earlier one first. */
export function changedBetween(
  database: Database,
  documentId: string,
  [earlier, later]: readonly [number, number],
) {
  const before = database
    .select({
      id: sql<string>`${paragraphRevisions.paragraphId}`.as('before_id'),
      position: paragraphRevisions.position,
      type: paragraphRevisions.type,
      content: paragraphRevisions.content,
    })
    .from(paragraphRevisions)
    .where(
      and(
        eq(paragraphRevisions.documentId, documentId),
        lte(paragraphRevisions.fromNumber, earlier),
        gt(paragraphRevisions.untilNumber, earlier),
        lte(paragraphRevisions.untilNumber, later),
      ),
    )
    .as('before');
  const after = paragraphsAt(database, documentId, later, {
    current: gt(paragraphs.fromNumber, earlier),
    revisions: gt(paragraphRevisions.fromNumber, earlier),
  }).as('after');
  const columns = {
    id: sql<string>`coalesce(${before.id}, ${after.id})`,
    positionBefore: before.position,
    typeBefore: before.type,
    contentBefore: before.content,
    positionAfter: after.position,
    typeAfter: after.type,
    contentAfter: after.content,
  };
  return { before, after, columns, isSame: sql`${before.id} = ${after.id}` };
}

export type ChangedText = Pick<VersionParagraph, 'position' | 'type' | 'content'>;
/** A paragraph as two texts have it; null where one has it not. */
export type ChangedParagraph = {
  id: string;
  before: ChangedText | null;
  after: ChangedText | null;
};

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

const textOf = ({ position, type, content }: Nullable<ChangedText>): ChangedText | null =>
  position === null || type === null || content === null ? null : { position, type, content };

/** A row of {@link changedBetween}. */
export function changedParagraph(row: {
  id: string;
  positionBefore: string | null;
  typeBefore: ParagraphType | null;
  contentBefore: Run[] | null;
  positionAfter: string | null;
  typeAfter: ParagraphType | null;
  contentAfter: Run[] | null;
}): ChangedParagraph {
  return {
    id: row.id,
    before: textOf({
      position: row.positionBefore,
      type: row.typeBefore,
      content: row.contentBefore,
    }),
    after: textOf({ position: row.positionAfter, type: row.typeAfter, content: row.contentAfter }),
  };
}

/** The number of the newest version before one; undefined where there is none. */
export async function versionBefore(
  database: Database,
  documentId: string,
  number: number,
): Promise<number | undefined> {
  const [previous] = await database
    .select({ number: sql<number | null>`max(${documentVersions.number})` })
    .from(documentVersions)
    .where(
      and(eq(documentVersions.documentId, documentId), sql`${documentVersions.number} < ${number}`),
    );
  return previous?.number ?? undefined;
}
