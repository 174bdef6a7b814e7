import { asWriter } from '../database/as-writer.ts';
import { listDocuments } from '../domain/document-list.ts';
import { findTitles } from '../domain/document-titles.ts';
import * as domain from '../domain/documents.ts';
import { moveDocument } from '../domain/move-document.ts';
import { findProject } from '../domain/projects.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';
import { created, versioned } from '../http/versions.ts';
import { readDocument } from './read-document.ts';

const refusals = {
  notFound: problem('documents.notFound'),
  stale: problem('request.staleVersion'),
  isJournalEntry: problem('documents.isJournalEntry'),
  isJournal: problem('projects.isJournal'),
  documentNotFound: problem('documents.notFound'),
  projectNotFound: problem('projects.notFound'),
};

export const documentHandlers: Pick<
  Handlers,
  | 'listDocuments'
  | 'findDocumentTitles'
  | 'createDocument'
  | 'getDocument'
  | 'updateDocument'
  | 'moveDocument'
  | 'deleteDocument'
> = {
  async listDocuments({ query }, { database, userId }) {
    const { projectId } = query;
    const page = await listDocuments(database, userId, query);
    if (projectId !== undefined && !(await findProject(database, userId, projectId))) {
      return refusals.projectNotFound;
    }
    return { status: 200, body: page };
  },

  async findDocumentTitles({ query }, { database, userId }) {
    return { status: 200, body: await findTitles(database, userId, query.search) };
  },

  async createDocument({ body }, { database, clock, userId }) {
    const document = await asWriter(database, userId, (transaction) =>
      domain.createDocument(transaction, userId, body, clock.now()),
    );
    switch (document) {
      case 'notFound':
        return refusals.projectNotFound;
      case 'isJournal':
        return refusals.isJournal;
      default:
        return created(`/documents/${document.id}`, document);
    }
  },

  async getDocument({ params }, context) {
    return (await readDocument(context, params.documentId)) ?? refusals.notFound;
  },

  async updateDocument({ params, headers, body }, { database, clock, userId }) {
    const document = await asWriter(database, userId, (transaction) =>
      domain.updateDocument(transaction, {
        ownerId: userId,
        id: params.documentId,
        changes: body,
        ifMatch: headers['If-Match'],
        now: clock.now(),
      }),
    );
    return typeof document === 'string' ? refusals[document] : versioned(document);
  },

  async moveDocument({ params, headers, body }, { database, clock, userId }) {
    const document = await asWriter(database, userId, (transaction) =>
      moveDocument(transaction, {
        ownerId: userId,
        id: params.documentId,
        changes: body,
        ifMatch: headers['If-Match'],
        now: clock.now(),
      }),
    );
    return typeof document === 'string' ? refusals[document] : versioned(document);
  },

  async deleteDocument({ params, headers, query }, { database, clock, userId }) {
    const seen = { ifMatch: headers['If-Match'], updatedAt: query.updatedAt };
    const outcome = await asWriter(database, userId, (transaction) =>
      domain.deleteDocument(transaction, {
        ownerId: userId,
        id: params.documentId,
        seen,
        now: clock.now(),
      }),
    );
    return outcome === 'deleted' ? { status: 204 } : refusals[outcome];
  },
};
