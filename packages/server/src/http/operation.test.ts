import { describe, expectTypeOf, it } from 'vitest';
import type { Health, WritingSession } from '@ecritoire/contracts';
import type { AnswerOf, ContextOf, Handler, Handlers, RequestOf } from './operation.ts';
import { problem, tooManyRequests } from './problem.ts';
import { created, versioned } from './versions.ts';

describe('the types of handlers', () => {
  it('know the parts of a request', () => {
    expectTypeOf<RequestOf<'getProject'>['params']>().toEqualTypeOf<{ projectId: string }>();
    expectTypeOf<RequestOf<'getProject'>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<undefined>().toExtend<RequestOf<'publishWritingSession'>['body']>();
    expectTypeOf<undefined>().not.toExtend<RequestOf<'createProject'>['body']>();
  });

  it('accept an answer that the contract declares', () => {
    expectTypeOf<{ status: 200; body: Health }>().toExtend<AnswerOf<'getHealth'>>();
    expectTypeOf<{ status: 204 }>().toExtend<AnswerOf<'deleteProject'>>();
    expectTypeOf(problem('projects.notFound')).toExtend<AnswerOf<'getProject'>>();
  });

  it('need the contract’s headers that only a handler knows', () => {
    expectTypeOf(versioned<WritingSession>).returns.toExtend<AnswerOf<'getWritingSession'>>();
    expectTypeOf(created<WritingSession>).returns.toExtend<AnswerOf<'startWritingSession'>>();
    expectTypeOf<{ status: 200; body: WritingSession }>().not.toExtend<
      AnswerOf<'getWritingSession'>
    >();
    expectTypeOf<{ status: 201; headers: { ETag: string }; body: WritingSession }>().not.toExtend<
      AnswerOf<'startWritingSession'>
    >();
    expectTypeOf(tooManyRequests(1)).toExtend<AnswerOf<'signInWithGoogle'>>();
    expectTypeOf(problem('request.tooManyRequests')).not.toExtend<AnswerOf<'signInWithGoogle'>>();
  });

  it('refuse a wrong body', () => {
    expectTypeOf<{ status: 200; body: { status: 'well' } }>().not.toExtend<AnswerOf<'getHealth'>>();
    expectTypeOf<{ status: 204; body: Health }>().not.toExtend<AnswerOf<'deleteProject'>>();
  });

  it('refuse a status that the contract does not declare', () => {
    expectTypeOf<{ status: 201; body: Health }>().not.toExtend<AnswerOf<'getHealth'>>();
    expectTypeOf(problem('projects.notFound')).not.toExtend<AnswerOf<'createProject'>>();
  });

  it('refuse a set of handlers in which one is missing', () => {
    expectTypeOf<Omit<Handlers, 'getHealth'>>().not.toExtend<Handlers>();
  });

  it('give the user only where a token is asked for', () => {
    expectTypeOf<ContextOf<'getProject'>>().toHaveProperty('userId');
    expectTypeOf<ContextOf<'getHealth'>>().not.toHaveProperty('userId');
    expectTypeOf<ContextOf<'listPublishedSessions'>['userId']>().toEqualTypeOf<
      string | undefined
    >();
    expectTypeOf<Handler<'getHealth'>>().returns.resolves.toExtend<{ status: number }>();
  });
});
