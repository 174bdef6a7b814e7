import { bodyOf, type Scenario } from './scene.ts';
import { moveOn, newDocument, newProject, newSession, put, saving, WRITING } from './steps.ts';

/** A project goes with its documents; the sessions that were written in what is gone stay. */
export const deletions: Scenario = {
  name: 'what goes with a project or a document, and what stays',
  about: ['deleteProject', 'deleteDocument', 'getDocument', 'getWritingSession'],
  needs: WRITING,
  async run(scene) {
    const as = await scene.writer();
    for (const operationId of ['deleteDocument', 'deleteProject']) {
      const { id: projectId } = await newProject(scene, as);
      const { id: documentId } = await newDocument(scene, as, projectId);
      const { id: sessionId } = await newSession(scene, as, { projectId, documentId });
      const save = saving(documentId, [put(crypto.randomUUID(), 'Written to stay')]);
      await scene.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
      await moveOn(scene, as, 'endWritingSession', { id: sessionId });
      const params = operationId === 'deleteProject' ? { projectId } : { documentId };
      await scene.expect(operationId, 204, { as, title: 'delete what was written in', params });
      await scene.expect('getDocument', 404, {
        as,
        title: `read the document after ${operationId}`,
        params: { documentId },
      });
      const read = await scene.ask('getWritingSession', {
        as,
        title: `read the session after ${operationId}`,
        params: { sessionId },
      });
      const gone = operationId === 'deleteProject' ? ['projectId', 'documentId'] : ['documentId'];
      const isWhole = read.answer?.status === 200;
      if (isWhole && gone.every((name) => bodyOf(read)[name] === null)) continue;
      scene.blame(read, {
        message: `After ${operationId} the session is gone as well, or names what is gone.`,
        expected: `200, and null in ${gone.join(' and ')}`,
        received: `${read.answer?.status} ${read.answer?.text.slice(0, 300)}`,
      });
    }
  },
};
