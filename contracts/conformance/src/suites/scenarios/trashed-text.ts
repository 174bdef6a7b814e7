import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { compare } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scenario, type Steps } from './steps.ts';
import { newDocument, newSession, moveOn, put, saving, textsOf, WRITING } from './common-steps.ts';

/** A text is in the trash with its words, and is whole again when it is restored. */
export const trashedText: Scenario = {
  name: 'a text that comes back from the trash',
  about: [
    'listTrash',
    'restoreFromTrash',
    'listDocumentVersions',
    'getWritingSession',
    'getWritingSessionText',
  ],
  needs: [...WRITING, 'deleteDocument', 'deleteProject', 'getDocument'],
  async run(steps) {
    const as = await steps.newcomer();
    const { id, projectId, title } = await newDocument(steps, as);
    const session = await newSession(steps, as, { documentId: id });
    const save = saving(id, [put(crypto.randomUUID(), 'Written to come back')]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
    await moveOn(steps, as, 'endWritingSession', session);
    const text = [...(await textsOf(steps, as, id)).values()];
    const listVersions = () =>
      askWhole(steps, 'listDocumentVersions', {
        as,
        title: 'list its versions',
        params: { documentId: id },
      });
    const kept = bodyOf(await listVersions())['items'];

    await drop(steps, as, id);
    await holdTrash(steps, as, 'once it is deleted', [
      { id, kind: 'document', title, projectId, documents: 0, words: 4 },
    ]);
    const step = { as, title: 'restore it', params: { trashItemId: id }, body: {} };
    const restored = await steps.ask('restoreFromTrash', step);
    const back = bodyOf(restored);
    const isBack = back['id'] === id && back['projectId'] === projectId;
    const now = [...(await textsOf(steps, as, id)).values()];
    if (!isBack || now.join() !== text.join()) {
      steps.blame(restored, {
        message: 'What was restored is not where it was, or not with its text.',
        expected: { id, projectId, text },
        received: { ...back, text: now },
      });
    }
    const versions = await listVersions();
    const { items } = bodyOf(versions);
    if (versions.answer?.status === 200 && !isDeepStrictEqual(items, kept)) {
      const message = 'What was restored has other versions.';
      steps.blame(versions, { message, expected: kept, received: items });
    }
    await holdTrash(steps, as, 'once it is back', []);
    const where = { projectId, documentId: id };
    await holdSession(steps, as, session, where);
    const params = { projectId };
    await steps.expect('deleteProject', 204, { as, title: 'delete its project', params });
    const whole = { as, title: 'restore that', params: { trashItemId: projectId }, body: {} };
    await steps.expect('restoreFromTrash', 200, whole);
    await holdSession(steps, as, session, where);
  },
};

/** A session names where it started, and has its text, once that is back. */
async function holdSession(steps: Steps, as: Caller, { id: sessionId }: Body, where: Body) {
  const step = { as, title: 'read its session once it is back', params: { sessionId } };
  const session = await steps.ask('getWritingSession', step);
  if (session.answer?.status === 200) compare(steps, session, bodyOf(session), where);
  const text = await steps.ask('getWritingSessionText', step);
  const sections = rowsOf(bodyOf(text)['sections']).map(({ documentId }) => documentId);
  if (text.answer?.status !== 200 || sections.join() === String(where['documentId'])) return;
  steps.blame(text, {
    message: 'The text of a session has other documents once one is back from the trash.',
    expected: [where['documentId']],
    received: sections,
  });
}

const drop = (steps: Steps, as: Caller, documentId: unknown) =>
  steps.expect('deleteDocument', 204, { as, title: 'delete it', params: { documentId } });

async function holdTrash(
  steps: Steps,
  as: Caller,
  when: string,
  expected: readonly Body[],
): Promise<void> {
  const list = await askWhole(steps, 'listTrash', { as, title: `list the trash ${when}` });
  const rows = itemsOf(bodyOf(list));
  const isRow = (row: Body, wanted: Body) =>
    Object.entries(wanted).every(([name, value]) => row[name] === value);
  const isSame =
    rows.length === expected.length &&
    expected.every((wanted) => rows.some((row) => isRow(row, wanted)));
  if (isSame) return;
  steps.blame(list, {
    message: `The trash holds something else than it should ${when}.`,
    expected,
    received: rows,
  });
}
