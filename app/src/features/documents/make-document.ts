import type { ApiClient } from '@ecritoire/api-client';
import type { Locales } from '@ecritoire/i18n';
import type { NewDocument } from './NewDocumentDialog.tsx';

type Making = {
  api: Pick<ApiClient, 'createProject' | 'createDocument'>;
  keyOf: (request: object) => string;
  language: Locales;
  /** Called as soon as there is a project, even if the document fails. */
  onProjectMade: (projectId: string) => void;
};

/** Makes a document, and before it the project that it is to be in where that is new. */
export async function makeDocument(
  { api, keyOf, language, onProjectMade }: Making,
  { title, project }: NewDocument,
) {
  let projectId = project.kind === 'known' ? project.id : '';
  if (project.kind === 'new') {
    const body = { name: project.name, type: 'plain' } as const;
    const made = await api.createProject(body, { idempotencyKey: keyOf(body) });
    if (!made.success) return made;
    projectId = made.data.id;
    onProjectMade(projectId);
  }
  const body = { projectId, title, language };
  return api.createDocument(body, { idempotencyKey: keyOf(body) });
}
