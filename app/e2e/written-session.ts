import { ask, makeDocument, makeProject, type Page } from './test.ts';

export type WrittenSession = { id: string; projectId: string; documentId: string };

type Wanted = {
  text: string;
  title?: string;
  visibility?: 'private' | 'team' | 'public';
  language?: 'fr' | 'en';
  /** Its final transition; without one it is left to be reviewed. */
  outcome?: 'save-draft' | 'publish' | 'discard' | 'live';
};

/** A session in a document of its own, written through the API, where no test is about writing. */
export async function writtenSession(page: Page, wanted: Wanted): Promise<WrittenSession> {
  const { text, language = 'fr', outcome, ...review } = wanted;
  const project = await makeProject(page, { name: 'La Maison de l’estuaire' });
  const { id: documentId } = await makeDocument(page, project, { language });
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/sessions', {
    documentId,
    timeZone: 'Europe/Paris',
  });
  await ask(page, 'PATCH', `/api/documents/${documentId}/paragraphs`, {
    changes: [
      {
        operation: 'put',
        id: crypto.randomUUID(),
        parentVersion: 0,
        position: 'a0',
        type: 'paragraph',
        content: [{ text, marks: [] }],
      },
    ],
  });
  const written = { id, projectId: project.id, documentId };
  if (outcome === 'live') return written;
  await ask(page, 'POST', `/api/sessions/${id}/end`);
  if (outcome === 'discard') await ask(page, 'POST', `/api/sessions/${id}/discard`);
  else if (outcome !== undefined) await ask(page, 'POST', `/api/sessions/${id}/${outcome}`, review);
  return written;
}
