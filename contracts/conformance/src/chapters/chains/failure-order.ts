import type { Caller } from '../../http/call.ts';
import type { Scenario, Scene } from './scene.ts';
import {
  endLiveSession,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  WRITING,
} from './steps.ts';

type Step = Parameters<Scene['ask']>[1];
type Repeat = { operationId: string; step: Step; status: number };

/** Holds a repeat to the success that it was given first, whatever has become of it since. */
async function holdRepeat(scene: Scene, { operationId, step, status }: Repeat, after: string) {
  const again = await scene.ask(operationId, { ...step, title: `the same again ${after}` });
  if (!again.answer || again.answer.status === status) return;
  scene.blame(again, {
    message: `A repeat is refused for what came later (${after}).`,
    expected: status,
    received: `${again.answer.status} ${again.answer.text.slice(0, 300)}`,
  });
}

const underKey = (as: Caller, title: string, body: unknown): Step => ({
  as,
  title,
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body,
});

/** A repeat comes before a conflict. */
export const repeatBeforeConflict: Scenario = {
  name: 'a repeat of what would be a conflict now',
  about: ['startWritingSession'],
  needs: ['getLiveWritingSession', 'endWritingSession', 'discardWritingSession'],
  async run(scene) {
    const as = await scene.writer();
    await endLiveSession(scene, as);
    const operationId = 'startWritingSession';
    const step = underKey(as, 'start a session under a key', { timeZone: 'Europe/Paris' });
    await scene.expect(operationId, 201, step);
    await newSession(scene, as);
    await holdRepeat(scene, { operationId, step, status: 201 }, 'while another session lives');
  },
};

/** A repeat comes before what is not there, and before text that is read-only. */
export const repeatBeforeMissing: Scenario = {
  name: 'a repeat of what would not be found now',
  about: ['createDocument', 'saveParagraphs'],
  needs: [...WRITING, 'deleteDocument', 'deleteProject'],
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as);
    const { id: documentId } = await newDocument(scene, as, projectId);
    await newSession(scene, as, { projectId, documentId });
    const save = {
      operationId: 'saveParagraphs',
      step: {
        as,
        title: 'save under a key',
        ...saving(documentId, [put(crypto.randomUUID(), 'Once')]),
      },
      status: 200,
    };
    const make = {
      operationId: 'createDocument',
      step: underKey(as, 'make a document', { projectId, title: 'Once', language: 'en' }),
      status: 201,
    };
    for (const { operationId, step, status } of [save, make]) {
      await scene.expect(operationId, status, step);
    }
    await endLiveSession(scene, as);
    await holdRepeat(scene, save, 'when no session lives');
    const params = { documentId };
    await scene.expect('deleteDocument', 204, { as, title: 'delete the document', params });
    await holdRepeat(scene, save, 'when the document is gone');
    await scene.expect('deleteProject', 204, { as, title: 'delete it', params: { projectId } });
    await holdRepeat(scene, make, 'when the project is gone');
  },
};
