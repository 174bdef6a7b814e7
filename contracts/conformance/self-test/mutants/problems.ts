import { spoilt, type Mutant, type Spoilt } from './mutant.ts';

const problem = (body: Spoilt['body'], status: number, messageKey: string) => ({
  ...body,
  status,
  messageKey,
});

/** Problems that are not what the contract says, or in the place of another. */
export const problemMutants: Mutant[] = [
  spoilt(
    'a problem as plain JSON',
    'getDocument',
    404,
    'wrong-content-type',
    ({ headers }) => {
      headers.set('content-type', 'application/json');
    },
    'ownership',
  ),
  spoilt(
    'a problem without messageKey',
    'getProject',
    404,
    'wrong-body',
    ({ body }) => {
      delete body.messageKey;
    },
    'ownership',
  ),
  spoilt(
    'a message key of another resource',
    'getProject',
    404,
    'undocumented-message-key',
    ({ body }) => {
      body.messageKey = 'documents.notFound';
    },
    'ownership',
  ),
  spoilt(
    'a message key that nobody knows',
    'getWritingSession',
    404,
    ['wrong-body', 'undocumented-message-key'],
    ({ body }) => {
      body.messageKey = 'oops';
    },
    'ownership',
  ),
  spoilt(
    'another status in the body',
    'deleteDocument',
    404,
    'wrong-problem-status',
    ({ body }) => {
      body.status = 400;
    },
    'ownership',
  ),
  spoilt(
    'a stack trace in a problem',
    'updateProject',
    404,
    'undeclared-property',
    ({ body }) => {
      body.stack = 'at handler (server.js:1:1)';
    },
    'ownership',
  ),
  spoilt(
    '403 in place of 404',
    'getDocument',
    404,
    'wrong-refusal',
    (answer) => {
      answer.status = 403;
      answer.body = problem(answer.body, 403, 'auth.accountDeactivated');
    },
    'ownership',
  ),
  spoilt(
    '404 in place of 401',
    'getCurrentUser',
    401,
    ['undocumented-status', 'wrong-refusal'],
    (answer) => {
      answer.status = 404;
      answer.body = problem(answer.body, 404, 'request.notFound');
    },
    'credentials',
  ),
  spoilt(
    '400 in place of 422',
    'createProject',
    422,
    'wrong-refusal',
    (answer) => {
      answer.status = 400;
      answer.headers.set('content-type', 'application/problem+json');
      const { errors: _, ...body } = answer.body;
      answer.body = problem(body, 400, 'request.malformedJson');
    },
    'invalid',
  ),
  spoilt(
    'a field error that names another field',
    'createProject',
    422,
    ['field-not-named', 'unknown-field'],
    ({ body }) => {
      for (const error of body.errors) error.field = error.field === 'type' ? 'name' : 'type';
    },
    'invalid',
  ),
  spoilt(
    // SERVER-8
    'a field called wrong that is right',
    'createProject',
    422,
    'right-field-named',
    ({ body }) => {
      body.errors.push({ ...body.errors[0], field: 'type' });
    },
    'invalid',
  ),
  spoilt(
    'a field error of a field that is not there',
    'updateProfile',
    422,
    'unknown-field',
    ({ body }) => {
      for (const error of body.errors) error.field = `data.attributes.${error.field}`;
    },
    'invalid',
  ),
  ...(['askQuestion', 'updateProfile', 'createDocument'] as const).map((operation) =>
    spoilt(
      `everything that is wrong with ${operation} called missing`,
      operation,
      422,
      'wrong-reason',
      ({ body }) => {
        for (const error of body.errors) error.messageKey = 'validation.required';
      },
      'invalid',
    ),
  ),
  spoilt(
    'a 422 without its errors',
    'createDocument',
    422,
    'wrong-body',
    ({ body }) => {
      delete body.errors;
    },
    'invalid',
  ),
];
