import type { Document } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { etagOf } from '../database/versions.ts';
import { documentPieces } from '../domain/document-pieces.ts';
import { findSmallDocument } from '../domain/documents.ts';
import { tooManyRequests } from '../http/problem.ts';
import { versioned } from '../http/versions.ts';
import type { LongReads } from '../services.ts';

type Reading = {
  database: Database;
  userId: string;
  clientAddress: string;
  longReads: LongReads;
};

/** A document with its text, whatever its size; undefined where there is none. */
export async function readDocument(context: Reading, id: string) {
  const { database, userId, longReads } = context;
  const small: Document | undefined = await findSmallDocument(database, userId, id);
  if (small) return versioned(small);
  const read = await longReads.read(context, Infinity, () => documentPieces(database, userId, id));
  if (read === 'busy') return tooManyRequests(1);
  if (!read) return undefined;
  return { status: 200 as const, headers: { ETag: etagOf(read.text) }, stream: read.stream };
}
