import { createContract, type Contract } from '../contract/contract.ts';
import type { OpenApiDocument } from '../contract/document.ts';

const problemOf = (keys: string[]) => ({
  'x-message-keys': keys,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const noteAnswer = {
  headers: { ETag: { required: true, schema: { type: 'string', pattern: '^"[0-9]+"$' } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
};
const id = { type: 'string', format: 'uuid' };
const failures = {
  '401': problemOf(['auth.required']),
  '422': problemOf(['validation']),
};
const noteId = { name: 'noteId', in: 'path' as const, required: true, schema: id };

/** A contract of five operations, with one of everything that the kit looks at. */
export const notesDocument: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  security: [{ bearer: [] }],
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 10 } },
        ],
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['items'],
                  properties: {
                    items: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
                  },
                },
              },
            },
          },
          ...failures,
        },
      },
      post: {
        operationId: 'createNote',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewNote' } } },
        },
        responses: {
          '201': noteAnswer,
          '400': problemOf(['request.malformedJson']),
          '413': { ...problemOf(['request.tooLarge']), 'x-max-body-bytes': 2048 },
          '415': problemOf(['request.unsupportedMediaType']),
          ...failures,
        },
      },
    },
    '/notes/{noteId}': {
      parameters: [noteId],
      get: {
        operationId: 'getNote',
        responses: { '200': noteAnswer, '404': problemOf(['notes.notFound']), ...failures },
      },
      delete: {
        operationId: 'deleteNote',
        responses: { '204': {}, '404': problemOf(['notes.notFound']), ...failures },
      },
    },
    '/health': {
      get: { operationId: 'getHealth', security: [], responses: { '204': {} } },
    },
  },
  components: {
    schemas: {
      Note: {
        type: 'object',
        required: ['id', 'title', 'colour', 'tags', 'due'],
        properties: {
          id,
          title: { type: 'string' },
          colour: { $ref: '#/components/schemas/Colour' },
          tags: { type: 'array', items: { type: 'string' } },
          due: { type: ['string', 'null'], format: 'date-time' },
        },
      },
      NewNote: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 20, pattern: String.raw`\S` },
          colour: { $ref: '#/components/schemas/Colour' },
          tags: {
            type: 'array',
            maxItems: 3,
            uniqueItems: true,
            items: { type: 'string', enum: ['home', 'work'] },
          },
          due: { type: ['string', 'null'], format: 'date-time' },
          rank: { type: 'integer', minimum: 1, maximum: 5 },
        },
      },
      Colour: { type: 'string', enum: ['red', 'blue'] },
      Problem: {
        type: 'object',
        required: ['type', 'status', 'messageKey'],
        properties: {
          type: { type: 'string' },
          status: { type: 'integer' },
          messageKey: { type: 'string' },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field'],
              properties: { field: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};

export const notesContract = (): Contract =>
  createContract(notesDocument, JSON.stringify(notesDocument, null, 2), 'notes.json');
