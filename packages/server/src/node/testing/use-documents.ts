import { beforeEach } from 'vitest';
import type { Document, ListedDocument, Project } from '@ecritoire/contracts';
import { openTestApi, type TestApi, type TestWriter } from '../../testing/test-api.ts';
import type { TestDatabase } from './databases.ts';
import { useDatabase } from './use-database.ts';

/** A writer with a project, and what is done to documents. */
class DocumentsDesk {
  readonly database: TestDatabase;
  api!: TestApi;
  writer!: TestWriter;
  project!: Project;

  constructor(database: TestDatabase) {
    this.database = database;
  }

  async begin(): Promise<void> {
    this.api = openTestApi(this.database.db);
    this.writer = await this.api.signIn();
    this.project = await this.writer.project();
  }

  create = async (title: string, projectId = this.project.id): Promise<Document> => {
    const body = { projectId, title, language: 'fr' };
    return (await this.writer.call('POST', '/documents', { body })).body;
  };

  move = (id: string, after: string | null, projectId = this.project.id) =>
    this.writer.call('POST', `/documents/${id}/move`, { body: { projectId, after } });

  list = async (query: string): Promise<ListedDocument[]> =>
    (await this.writer.call('GET', `/documents?${query}`)).body.items;

  titles = async (projectId = this.project.id): Promise<string> =>
    (await this.list(`projectId=${projectId}&limit=100`)).map(({ title }) => title).join('');
}

/** For the documents of a suite: their fixture, fresh for each test. */
export function useDocuments(open: () => Promise<TestDatabase>): DocumentsDesk {
  const desk = new DocumentsDesk(useDatabase(open));
  beforeEach(() => desk.begin());
  return desk;
}
