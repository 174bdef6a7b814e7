import { asWriter } from '../database/as-writer.ts';
import { pageRequest } from '../database/pages.ts';
import * as domain from '../domain/documents.ts';
import { findProject } from '../domain/projects.ts';
import type { Handlers } from '../http/operation.ts';
import { invalid, problem } from '../http/problem.ts';

export const documentHandlers: Pick<
  Handlers,
  'listDocuments' | 'createDocument' | 'getDocument' | 'updateDocument' | 'deleteDocument'
> = {
  async listDocuments({ query }, { database, userId }) {
    const page = pageRequest(query);
    if (!page) return invalid([{ field: 'cursor', messageKey: 'validation.cursor' }]);
    const { projectId } = query;
    if (projectId !== undefined && !(await findProject(database, userId, projectId))) {
      return problem('projects.notFound');
    }
    return { status: 200, body: await domain.listDocuments(database, userId, projectId, page) };
  },

  async createDocument({ body }, { database, clock, userId }) {
    const document = await asWriter(database, userId, (transaction) =>
      domain.createDocument(transaction, userId, body, clock.now()),
    );
    return document ? { status: 201, body: document } : problem('projects.notFound');
  },

  async getDocument({ params }, { database, userId }) {
    const document = await domain.findDocument(database, userId, params.documentId);
    return document ? { status: 200, body: document } : problem('documents.notFound');
  },

  async updateDocument({ params, body }, { database, clock, userId }) {
    const document = await asWriter(database, userId, (transaction) =>
      domain.updateDocument(transaction, userId, params.documentId, body, clock.now()),
    );
    return document ? { status: 200, body: document } : problem('documents.notFound');
  },

  async deleteDocument({ params }, { database, userId }) {
    const isDeleted = await asWriter(database, userId, (transaction) =>
      domain.deleteDocument(transaction, userId, params.documentId),
    );
    return isDeleted ? { status: 204 } : problem('documents.notFound');
  },
};
