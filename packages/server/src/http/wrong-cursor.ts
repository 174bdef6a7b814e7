import type { FieldError, Language, OperationId } from '@ecritoire/contracts';
import { isCursorOf, TIMED_KEY, type KeyShape } from '../database/pages.ts';
import { articleKey } from '../domain/articles.ts';
import { VERSION_KEY } from '../domain/document-versions.ts';
import { DOCUMENT_KEY } from '../domain/document-list.ts';
import { DIFFERENCE_KEY } from '../domain/version-difference.ts';
import { ENTRY_KEY } from '../domain/journal.ts';
import { ORDER_KEYS } from '../domain/list-order.ts';
import { WEEK_KEY } from '../domain/objectives.ts';
import { sessionKey, type SessionOrder } from '../domain/session-list.ts';
import type { RequestOf } from './operation.ts';

type Query = Record<string, unknown>;
type HasCursor<Of> = [Of] extends [never] ? false : 'cursor' extends keyof Of ? true : false;
/** The operations that answer page by page: a new one does not compile without its shape. */
type PagedId = {
  [Id in OperationId]: HasCursor<RequestOf<Id>['query']> extends true ? Id : never;
}[OperationId];

const ORDERS: Record<SessionOrder, KeyShape> = {
  newest: sessionKey('newest'),
  oldest: sessionKey('oldest'),
  mostWords: sessionKey('mostWords'),
};
const LANGUAGES: Record<Language, KeyShape> = { fr: articleKey('fr'), en: articleKey('en') };

const shapeBy = (shapes: Record<string, KeyShape>, value: unknown): KeyShape | undefined =>
  typeof value === 'string' && Object.hasOwn(shapes, value) ? shapes[value] : undefined;

/** What the cursors of each list are made of; undefined where the rest of its query is wrong. */
const shapes: Record<PagedId, (query: Query) => KeyShape | undefined> = {
  listProjects: ({ sort = 'lastWritten' }) => shapeBy(ORDER_KEYS, sort),
  listDocuments: ({ projectId, sort }) =>
    sort === undefined && projectId !== undefined
      ? DOCUMENT_KEY
      : shapeBy(ORDER_KEYS, sort ?? 'lastWritten'),
  listProjectTexts: () => DOCUMENT_KEY,
  listTrash: () => TIMED_KEY,
  listDocumentVersions: () => VERSION_KEY,
  getDocumentVersionDifference: () => DIFFERENCE_KEY,
  listJournalEntries: () => ENTRY_KEY,
  listWritingSessions: ({ sort = 'newest' }) => shapeBy(ORDERS, sort),
  listObjectiveWeeks: () => WEEK_KEY,
  listPublishedSessions: () => TIMED_KEY,
  listSubscribers: () => TIMED_KEY,
  listDevices: () => TIMED_KEY,
  listInvitations: () => TIMED_KEY,
  listSubscriptions: () => TIMED_KEY,
  listArticles: ({ language }) => shapeBy(LANGUAGES, language),
};

const isPaged = (operationId: OperationId): operationId is PagedId =>
  Object.hasOwn(shapes, operationId);

/** The cursor that its list did not give out, where nothing else is said of it. */
export function wrongCursor(
  operationId: OperationId,
  query: Query,
  errors: readonly FieldError[],
): FieldError[] {
  const { cursor } = query;
  const isNamed = errors.some(({ field }) => field === 'cursor');
  if (isNamed || typeof cursor !== 'string' || !isPaged(operationId)) return [];
  const shape = shapes[operationId](query);
  const isRight = shape === undefined || isCursorOf(cursor, shape);
  return isRight ? [] : [{ field: 'cursor', messageKey: 'validation.cursor' }];
}
