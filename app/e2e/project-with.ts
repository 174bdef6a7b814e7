import { ask, type Page } from './test.ts';

export async function projectWith(
  page: Page,
  name: string,
  titles: readonly string[],
): Promise<string> {
  const project = await ask<{ id: string }>(page, 'POST', '/api/projects', { name, type: 'plain' });
  for (const title of titles) {
    await ask(page, 'POST', '/api/documents', { projectId: project.id, title, language: 'fr' });
  }
  return project.id;
}
