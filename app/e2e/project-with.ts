import { makeDocument, makeProject, type Page } from './test.ts';

export async function projectWith(
  page: Page,
  name: string,
  titles: readonly string[],
): Promise<string> {
  const project = await makeProject(page, { name });
  for (const title of titles) await makeDocument(page, project, { title });
  return project.id;
}
