import type { operations, OperationId, OperationTypes } from '@ecritoire/contracts';
import type { Services } from '../services.ts';

type Parameters<Id extends OperationId> = OperationTypes[Id]['parameters'];
type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = NonNullable<
  Parameters<Id>[Name]
>;

type RequestBody<Id extends OperationId> = OperationTypes[Id]['requestBody'];

type BodyOf<Id extends OperationId> = [NonNullable<RequestBody<Id>>] extends [never]
  ? undefined
  : | NonNullable<RequestBody<Id>>['content']['application/json']
    | Extract<RequestBody<Id>, undefined>;

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

/** What a handler may answer: a status that the contract declares, with the body of that status. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: ContentOf<Responses<Id>[Status]> extends undefined
    ? { status: Status; body?: undefined }
    : { status: Status; body: ContentOf<Responses<Id>[Status]> };
}[keyof Responses<Id>];

export type ContextOf<Id extends OperationId> = (typeof operations)[Id]['secured'] extends true
  ? Services & { userId: string }
  : Services;

export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: ContextOf<Id>,
) => Promise<AnswerOf<Id>>;

/** One handler for each operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
