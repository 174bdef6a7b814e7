import type { Scenario } from './steps.ts';
import { endLiveSession, newDocument, newProject } from './common-steps.ts';

const messageKey = 'documents.notFound';

/** What a move goes after is another document of its project. */
export const misnamedPlaces: Scenario = {
  name: 'a place after what is not in the project',
  about: ['moveDocument'],
  needs: ['createProject', 'createDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as, projectId);
    const { id: elsewhere } = await newDocument(steps, as);
    for (const [after, title] of [
      [documentId, 'move it after itself'],
      [elsewhere, 'move it after one of another project'],
    ]) {
      await steps.expect('moveDocument', 404, {
        as,
        title: String(title),
        params: { documentId },
        body: { projectId, after },
        messageKey,
      });
    }
  },
};

/** What a session starts in is a document of its project. */
export const misnamedDocument: Scenario = {
  name: 'a session in a document of another project',
  about: ['startWritingSession'],
  needs: [
    'createProject',
    'createDocument',
    'getLiveWritingSession',
    'endWritingSession',
    'discardWritingSession',
  ],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as);
    await endLiveSession(steps, as);
    await steps.expect('startWritingSession', 404, {
      as,
      title: 'start a session in a document of another project',
      body: { timeZone: 'Europe/Paris', projectId, documentId },
      messageKey,
    });
  },
};
