import {
  examples,
  problems,
  type Example,
  type OperationId,
  type OperationTypes,
} from '@ecritoire/contracts';

type Responses<Id extends OperationId> = OperationTypes[Id]['responses'];

/** Every status that the contract has for an operation. */
export type StatusOf<Id extends OperationId> = keyof Responses<Id> & number;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

/** What an operation answers with a status. */
export type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = ContentOf<
  Responses<Id>[Status]
>;

export type ExampleName<Id extends OperationId> = keyof (typeof examples)[Id] & string;

export type ProblemKey = keyof typeof problems;

/** `contracts/examples/<operationId>.<name>.json`; the first that is a success where none is named. */
export function exampleOf<Id extends OperationId>(id: Id, name?: ExampleName<Id>): Example {
  const all: Record<string, Example> = examples[id];
  const found = name === undefined ? Object.values(all).find(isSuccess) : all[name];
  if (found === undefined) throw new Error(`${id} has no example ${name ?? 'of a success'}.`);
  return found;
}

const isSuccess = ({ status }: Example) => status < 400;

type Success<Id extends OperationId> = Extract<StatusOf<Id>, 200 | 201 | 202 | 204>;

/** What an operation answers in an example of a success. */
export function bodyOf<Id extends OperationId>(
  id: Id,
  name?: ExampleName<Id>,
): BodyOf<Id, Success<Id>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own tests hold each example to the schema that this type is made from.
  return exampleOf(id, name).body as BodyOf<Id, Success<Id>>;
}

/** The key's entry of the error catalogue as a problem (RFC 9457). */
export function problemOf(messageKey: ProblemKey) {
  const { status, title, detail } = problems[messageKey];
  return {
    status,
    body: { type: `urn:ecritoire:problem:${messageKey}`, title, status, detail, messageKey },
  };
}

/** A zip without a file is the record of its end. */
const EMPTY_ZIP = Uint8Array.from({ length: 22 }, (_, index) => [0x50, 0x4b, 5, 6][index] ?? 0);

/** An answer of the contract, with the headers that it declares there. */
export function respond(id: OperationId, status: number, body: unknown): Response {
  const headers = headersOf(id, status, body);
  if (id === 'archiveAccount' && status === 200) {
    headers.set('content-type', 'application/zip');
    return new Response(EMPTY_ZIP, { status, headers });
  }
  if (body === undefined) return new Response(null, { status, headers });
  headers.set('content-type', status < 400 ? 'application/json' : 'application/problem+json');
  return new Response(JSON.stringify(body), { status, headers });
}

/** Responses that may be cached publicly for a minute. */
const publicOperations = new Set<OperationId>(['listArticles', 'getArticle', 'listRedirects']);

/** Where what is made can be read. */
const madeAt: Partial<Record<OperationId, string>> = {
  createProject: '/projects',
  createDocument: '/documents',
  openJournalEntry: '/documents',
  startWritingSession: '/sessions',
  createDocumentVersion: '/documents/9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03/versions',
};

/** What is a file to be saved. */
const fileOf: Partial<Record<OperationId, string>> = {
  exportAccount: 'json',
  archiveAccount: 'zip',
};

function headersOf(id: OperationId, status: number, body: unknown): Headers {
  const isPublic = status === 200 && publicOperations.has(id);
  const headers = new Headers({
    'cache-control': isPublic ? 'public, max-age=60' : 'no-store',
    date: new Date().toUTCString(),
  });
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  if ([429, 503, 507].includes(status)) headers.set('retry-after', '1');
  // What is restored is a change of the text, which has no version in its answer.
  const version = id === 'restoreDocumentVersion' ? 1 : read(body, 'version');
  if (status < 400 && typeof version === 'number') headers.set('etag', `"${version}"`);
  const path = madeAt[id];
  if (status === 201 && path) headers.set('location', `/api${path}/${String(read(body, 'id'))}`);
  const extension = fileOf[id];
  if (status === 200 && extension) {
    const disposition = `attachment; filename="ecritoire-2026-11-21.${extension}"`;
    headers.set('content-disposition', disposition);
  }
  return headers;
}

const read = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
