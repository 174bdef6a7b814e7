import type { operations, OperationId, OperationTypes } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import type { Services } from '../services.ts';

type Parameters<Id extends OperationId> = OperationTypes[Id]['parameters'];
type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = NonNullable<
  Parameters<Id>[Name]
>;

type RequestBody<Id extends OperationId> = OperationTypes[Id]['requestBody'];

type JsonOf<Body> = Body extends { content: { 'application/json': infer Json } }
  ? Json
  : Body extends { content: { 'application/zip': unknown } }
    ? Uint8Array
    : never;

type BodyOf<Id extends OperationId> = [NonNullable<RequestBody<Id>>] extends [never]
  ? undefined
  : JsonOf<NonNullable<RequestBody<Id>>> | Extract<RequestBody<Id>, undefined>;

/** What a handler is given: it has passed the contract's validators. */
export type RequestOf<Id extends OperationId> = {
  params: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  headers: Part<Id, 'header'>;
  body: BodyOf<Id>;
};

type Responses<Id extends OperationId> = OperationTypes[Id]['responses'];

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

/** What the server says of itself, the same everywhere (respond.ts); handlers leave it out. */
type SaidByServer<Name, Value> = Name extends 'WWW-Authenticate' | 'Date'
  ? true
  : // One that is pinned is the handler's to say.
    [Name, string] extends ['Cache-Control', Value]
    ? true
    : false;

/** The headers that the contract declares for an answer and that only its handler can know. */
type HeadersOf<Response> = Response extends { headers: infer Declared }
  ? {
      [
        Name in keyof Declared as string extends Name
          ? never
          : SaidByServer<Name, Declared[Name]> extends true
            ? never
            : Name
      ]: Declared[Name];
    }
  : never;

type WithHeaders<Headers> = [keyof Headers] extends [never]
  ? { headers?: undefined }
  : { headers: Headers };

type WithBody<Body> = [Body] extends [undefined]
  ? { body?: undefined }
  : { body: Body } | { stream: ReadableStream<Uint8Array>; contentType?: string };

/**
 * What a handler may answer: a status that the contract declares, with the headers and the body of
 * that status. A body that is long is given as a stream of its JSON.
 */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: { status: Status } & WithHeaders<
    HeadersOf<Responses<Id>[Status]>
  > &
    WithBody<ContentOf<Responses<Id>[Status]>>;
}[keyof Responses<Id>];

type Secured<Id extends OperationId> = (typeof operations)[Id]['secured'];

/** What is known of a call beside its request. */
type Calling = Services & {
  clientAddress: string;
  /** The User-Agent header. */
  userAgent: string | null;
  /** Names the account of the call for the log, where no access token does. */
  logAccount: (userId: string) => void;
  /** Warns in the log, with the request and whose it is. */
  warn: (message: string) => Promise<void>;
};

/** Without a user for visitors, where the contract lets them in beside the signed-in. */
export type ContextOf<Id extends OperationId> =
  Secured<Id> extends true
    ? Calling & { userId: string; deviceId: string }
    : Secured<Id> extends 'optional'
      ? Calling & { userId: string | undefined }
      : Calling;

export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: ContextOf<Id>,
) => Promise<AnswerOf<Id>>;

/**
 * A handler with heavy work that needs no transaction: it gives what is left for the one in which the
 * request is carried out. Of one account, one is served at a time, so that the work still holds then.
 */
type PreparedHandler<Id extends OperationId> = {
  prepare: (
    request: RequestOf<Id>,
    context: ContextOf<Id>,
  ) => Promise<(database: Database) => Promise<AnswerOf<Id>>>;
};

/** One handler for each operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> | PreparedHandler<Id> };
