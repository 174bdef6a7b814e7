import { isDeepStrictEqual } from 'node:util';
import { callOf } from '../suite.ts';
import { steady } from '../check/steady.ts';
import type { Schema } from '../contract/document.ts';
import { isObject, rowsOf } from '../contract/places.ts';
import type { FindingKind } from '../finding.ts';
import { listWith, type Maker } from '../resources/maker.ts';

type Body = Record<string, unknown>;

/** part of the export → the ids of what was made for it. */
export type Made = Record<string, unknown[]>;

/** part of the export → what was said in one row of it. */
export type Said = Record<string, Body>;

/** The row itself, of a session that is exported with what it did. */
const rowOf = (row: Body): Body => (isObject(row['session']) ? row['session'] : row);
const idOf = (row: Body) => rowOf(row)['id'];

/** What the account holds by its own lists, beside what is known to have been made. */
const LISTS: Record<string, string> = {
  projects: 'listProjects',
  documents: 'listDocuments',
  writingSessions: 'listWritingSessions',
  invitations: 'listInvitations',
  subscribers: 'listSubscribers',
  subscriptions: 'listSubscriptions',
};

/** What the account's own list holds; nothing where the contract has none. */
const listedBy = async (maker: Maker, operationId: string | undefined) =>
  operationId !== undefined && maker.kit.operation(operationId)
    ? await listWith(maker, operationId)
    : [];

/** The same whatever the order of a choice of several. */
const asSaid = (value: unknown) => (Array.isArray(value) ? value.map(String).toSorted() : value);

/** Exports the account and looks for everything in it: each row, as it was said and as it is read. */
export async function exportAndCompare(maker: Maker, made: Made, said: Said): Promise<void> {
  const { kit, caller } = maker;
  const operation = kit.operation('exportAccount');
  if (!operation) return;
  const call = callOf(operation, caller);
  const testCase = { title: 'of an account with everything in it' };
  const answer = await kit.send(call, testCase);
  if (answer?.status !== 200 || !isObject(answer.body)) return;
  const { body } = answer;
  const blame = (
    message: string,
    expected: unknown,
    received: unknown,
    kind: FindingKind = 'broken-scenario',
  ) =>
    kit.report(call, answer, testCase, {
      kind,
      message,
      expected,
      received,
      pointer: `${operation.pointer}/responses/200`,
    });
  const schemaOf = (operationId: string | undefined): Schema | undefined =>
    kit.operation(operationId ?? '')?.responses['200']?.content?.['application/json']?.schema;
  /** Reports a row of the export that differs from what other operations read of it. */
  const hold = (part: string, exported: unknown, read: Body, schema: Schema | undefined) => {
    const [one, other] = [exported, read].map((row): Body =>
      Object(steady(row, schema, kit.contract)),
    );
    const names = Object.keys(other ?? {}).filter((name) => one && Object.hasOwn(one, name));
    const wrong = names.filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]));
    if (wrong.length === 0) return;
    blame(`${part} of the export: ${wrong.join(', ')} differ from what is read.`, read, exported);
  };

  let documents: Body[] = [];
  for (const part of new Set([...Object.keys(made), ...Object.keys(LISTS)])) {
    const listed = await listedBy(maker, LISTS[part]);
    const known = [...new Set([...(made[part] ?? []), ...listed.map(idOf)])];
    const rows = rowsOf(body[part]);
    const exported = rows.map(idOf);
    const missing = known.filter((id) => !exported.includes(id));
    if (missing.length > 0) blame(`The export lacks ${part} of the account.`, known, exported);
    const twice = exported.filter((id, index) => exported.indexOf(id) !== index);
    if (twice.length > 0) blame(`The export holds ${part} twice.`, known, exported);
    const stray = rows.filter((row) => !known.includes(idOf(row)));
    const trashed = stray.length > 0 ? (await listedBy(maker, 'listTrash')).map(idOf) : [];
    const isTrashed = (row: Body) =>
      trashed.includes(idOf(row)) || trashed.includes(row['projectId']);
    const own = stray.filter(isTrashed).map(idOf);
    if (own.length > 0) blame(`The export holds ${part} that are in the trash.`, known, own);
    const foreign = stray.filter((row) => !isTrashed(row)).map(idOf);
    if (foreign.length > 0) {
      const message = `The export holds ${part} that are none of the account's.`;
      blame(message, known, foreign, 'foreign-row-visible');
    }
    if (part === 'documents') documents = rows.filter((row) => !stray.includes(row));
    const page = schemaOf(LISTS[part]);
    const { items } = page ? (kit.contract.resolve(page).properties ?? {}) : {};
    const schema = items && kit.contract.resolve(items).items;
    for (const row of listed) {
      const same = rows.find((one) => idOf(one) === idOf(row));
      if (same) hold(part, rowOf(same), row, schema);
    }
  }
  for (const [part, parts] of Object.entries(said)) {
    const told = Object.entries(parts).filter(([, value]) => value !== undefined);
    const isSaid = (row: Body) =>
      told.every(([name, value]) => isDeepStrictEqual(asSaid(row[name]), asSaid(value)));
    if (rowsOf(body[part]).some(isSaid)) continue;
    blame(`The export lacks ${part} as they were said.`, Object.fromEntries(told), body[part]);
  }
  hold('user', body['user'], await maker.call('getCurrentUser'), schemaOf('getCurrentUser'));
  for (const document of documents) {
    const read = await maker.call('getDocument', { params: { documentId: document['id'] } });
    hold('documents', document, read, schemaOf('getDocument'));
  }
}
