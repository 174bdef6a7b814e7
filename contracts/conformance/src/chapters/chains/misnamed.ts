import type { Scenario } from './scene.ts';
import { endLiveSession, newDocument, newProject } from './steps.ts';

const messageKey = 'documents.notFound';

/** What a move goes after is another document of its project. */
export const misnamedPlaces: Scenario = {
  name: 'a place after what is not in the project',
  about: ['moveDocument'],
  needs: ['createProject', 'createDocument'],
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as);
    const { id: documentId } = await newDocument(scene, as, projectId);
    const { id: elsewhere } = await newDocument(scene, as);
    for (const [after, title] of [
      [documentId, 'move it after itself'],
      [elsewhere, 'move it after one of another project'],
    ]) {
      await scene.expect('moveDocument', 404, {
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
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as);
    const { id: documentId } = await newDocument(scene, as);
    await endLiveSession(scene, as);
    await scene.expect('startWritingSession', 404, {
      as,
      title: 'start a session in a document of another project',
      body: { timeZone: 'Europe/Paris', projectId, documentId },
      messageKey,
    });
  },
};
