import { asWriter } from '../database/as-writer.ts';
import { listProjects } from '../domain/project-list.ts';
import { listTexts } from '../domain/project-texts.ts';
import * as domain from '../domain/projects.ts';
import type { Handlers } from '../http/operation.ts';
import { problem, tooManyRequests } from '../http/problem.ts';
import { created, versioned } from '../http/versions.ts';

const refusals = {
  notFound: problem('projects.notFound'),
  stale: problem('request.staleVersion'),
};

export const projectHandlers: Pick<
  Handlers,
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'listProjectTexts'
  | 'updateProject'
  | 'deleteProject'
> = {
  async listProjects({ query }, { database, userId }) {
    return { status: 200, body: await listProjects(database, userId, query) };
  },

  async createProject({ body }, { database, clock, userId }) {
    const project = await asWriter(database, userId, (transaction) =>
      domain.createProject(transaction, userId, body, clock.now()),
    );
    return created(`/projects/${project.id}`, project);
  },

  async getProject({ params }, { database, userId }) {
    const project = await domain.findProject(database, userId, params.projectId);
    return project ? versioned(project) : problem('projects.notFound');
  },

  async listProjectTexts({ params: { projectId }, query }, context) {
    const { database, userId, longReads } = context;
    const page = await listTexts(database, userId, projectId, query);
    if (!(await domain.findProject(database, userId, projectId))) return refusals.notFound;
    const read = await longReads.read(context, page.size, () => Promise.resolve(page));
    return typeof read === 'object' ? { status: 200, stream: read.stream } : tooManyRequests(1);
  },

  async updateProject({ params, headers, body }, { database, clock, userId }) {
    const project = await domain.updateProject(database, {
      ownerId: userId,
      id: params.projectId,
      changes: body,
      ifMatch: headers['If-Match'],
      now: clock.now(),
    });
    return typeof project === 'string' ? refusals[project] : versioned(project);
  },

  async deleteProject({ params, headers, query }, { database, clock, userId }) {
    const seen = { ifMatch: headers['If-Match'], updatedAt: query.updatedAt };
    const outcome = await asWriter(database, userId, (transaction) =>
      domain.deleteProject(transaction, {
        ownerId: userId,
        id: params.projectId,
        seen,
        now: clock.now(),
      }),
    );
    return outcome === 'deleted' ? { status: 204 } : refusals[outcome];
  },
};
