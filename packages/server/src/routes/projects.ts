import { asWriter } from '../database/as-writer.ts';
import { pageRequest } from '../database/pages.ts';
import * as domain from '../domain/projects.ts';
import type { Handlers } from '../http/operation.ts';
import { invalid, problem } from '../http/problem.ts';

export const projectHandlers: Pick<
  Handlers,
  'listProjects' | 'createProject' | 'getProject' | 'updateProject' | 'deleteProject'
> = {
  async listProjects({ query }, { database, userId }) {
    const page = pageRequest(query);
    if (!page) return invalid([{ field: 'cursor', messageKey: 'validation.cursor' }]);
    return { status: 200, body: await domain.listProjects(database, userId, page) };
  },

  async createProject({ body }, { database, clock, userId }) {
    const project = await asWriter(database, userId, (transaction) =>
      domain.createProject(transaction, userId, body, clock.now()),
    );
    return { status: 201, body: project };
  },

  async getProject({ params }, { database, userId }) {
    const project = await domain.findProject(database, userId, params.projectId);
    return project ? { status: 200, body: project } : problem('projects.notFound');
  },

  async updateProject({ params, body }, { database, clock, userId }) {
    const project = await asWriter(database, userId, (transaction) =>
      domain.updateProject(transaction, userId, params.projectId, body, clock.now()),
    );
    return project ? { status: 200, body: project } : problem('projects.notFound');
  },

  async deleteProject({ params }, { database, userId }) {
    const isDeleted = await asWriter(database, userId, (transaction) =>
      domain.deleteProject(transaction, userId, params.projectId),
    );
    return isDeleted ? { status: 204 } : problem('projects.notFound');
  },
};
