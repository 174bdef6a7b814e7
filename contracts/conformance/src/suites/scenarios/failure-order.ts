import type { Caller } from '../../http/call.ts';
import type { Scenario, Steps } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  WRITING,
} from './common-steps.ts';

type Step = Parameters<Steps['ask']>[1];
type Repeat = { operationId: string; step: Step; status: number };

/** Holds a repeat to the success that it was given first, whatever has become of it since. */
async function holdRepeat(steps: Steps, { operationId, step, status }: Repeat, after: string) {
  const again = await steps.ask(operationId, { ...step, title: `the same again ${after}` });
  if (!again.answer || again.answer.status === status) return;
  steps.blame(again, {
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
  async run(steps) {
    const as = await steps.writer();
    await endLiveSession(steps, as);
    const operationId = 'startWritingSession';
    const step = underKey(as, 'start a session under a key', { timeZone: 'Europe/Paris' });
    await steps.expect(operationId, 201, step);
    await newSession(steps, as);
    await holdRepeat(steps, { operationId, step, status: 201 }, 'while another session lives');
  },
};

/** A repeat comes before what is not there, and before text that is read-only. */
export const repeatBeforeMissing: Scenario = {
  name: 'a repeat of what would not be found now',
  about: ['createDocument', 'saveParagraphs'],
  needs: [...WRITING, 'deleteDocument', 'deleteProject'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as, projectId);
    await newSession(steps, as, { projectId, documentId });
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
      await steps.expect(operationId, status, step);
    }
    await endLiveSession(steps, as);
    await holdRepeat(steps, save, 'when no session lives');
    const params = { documentId };
    await steps.expect('deleteDocument', 204, { as, title: 'delete the document', params });
    await holdRepeat(steps, save, 'when the document is gone');
    await steps.expect('deleteProject', 204, { as, title: 'delete it', params: { projectId } });
    await holdRepeat(steps, make, 'when the project is gone');
  },
};
