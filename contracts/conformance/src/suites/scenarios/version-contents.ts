import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { compare } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario, type Steps } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newSession,
  put,
  remove,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';

/** What a version or a document has of its paragraphs; the runs of the kit's own are one each. */
const shownOf = (paragraphs: unknown) =>
  rowsOf(paragraphs).map(({ id, position, type, content }) => {
    const marks = rowsOf(content).flatMap((run) => run['marks']);
    return { id, position, type, text: textOfRuns(content), marks };
  });

/** A document with a way to keep versions of it, and to read and list them. */
async function openVersions(steps: Steps, as: Caller) {
  const { id: documentId } = await newDocument(steps, as);
  const session = await newSession(steps, as, { documentId });
  const save = (...changes: unknown[]) =>
    steps.expect('saveParagraphs', 200, { as, title: 'write', ...saving(documentId, changes) });
  const keep = (title: string, body: Body = {}) =>
    steps.expect('createDocumentVersion', 201, { as, title, params: { documentId }, body });
  const read = (title: string, { id: versionId }: Body) =>
    steps.ask('getDocumentVersion', { as, title, params: { documentId, versionId } });
  const holdText = async (title: string, version: Body, expected: Body[]) => {
    const exchange = await read(title, version);
    const received = shownOf(bodyOf(exchange)['paragraphs']);
    if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, expected)) return;
    const message = `A version has not the paragraphs of its text (${title}).`;
    steps.blame(exchange, { message, expected, received });
  };
  const holdListed = async (title: string, { id }: Body, expected: Body) => {
    const list = await askWhole(steps, 'listDocumentVersions', {
      as,
      title,
      params: { documentId },
    });
    const row = itemsOf(bodyOf(list)).find((item) => item['id'] === id);
    if (list.answer?.status === 200) compare(steps, list, row ?? {}, expected);
  };
  return { documentId, session, save, keep, holdText, holdListed };
}

const paragraph = (id: string, position: string, text: string, more: Body = {}): Body => ({
  id,
  position,
  type: 'paragraph',
  text,
  marks: [],
  ...more,
});

/** A version is a text of its own: with its kinds and marks, its name, and the changes it is asked for with. */
export const versionContents: Scenario = {
  name: 'what a version is of',
  about: ['createDocumentVersion', 'getDocumentVersion', 'listDocumentVersions'],
  needs: [...WRITING, 'getDocument', 'renameDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { documentId, session, save, keep, holdText, holdListed } = await openVersions(steps, as);
    const [title, text, more] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const heading = {
      ...put(title, ''),
      type: 'heading',
      content: [{ text: 'Un titre', marks: ['emphasis'] }],
    };
    await save(heading, put(text, 'deux mots', 0, 'a1'));
    const whole = await keep('keep it', { name: '  Le matin ' });
    const rows = [
      paragraph(title, 'a0', 'Un titre', { type: 'heading', marks: ['emphasis'] }),
      paragraph(text, 'a1', 'deux mots'),
    ];
    await holdText('the text as it was', whole, rows);
    await holdListed('as it was kept', whole, { name: 'Le matin', sessionId: session['id'] });
    const look = async () => {
      const step = { as, title: 'look at the document', params: { documentId } };
      return bodyOf(await steps.ask('getDocument', step));
    };
    const before = await look();
    const changes = [put(more, 'trois', 0, 'a2'), put(text, 'autre', 1, 'a1'), remove(title, 1)];
    const side = await keep('keep the side of a conflict', { reason: 'conflict', changes });
    await holdText('the text with its changes', side, [
      paragraph(text, 'a1', 'autre'),
      paragraph(more, 'a2', 'trois'),
    ]);
    await holdListed('with its changes', side, { words: 2, wordsAdded: 2, wordsRemoved: 4 });
    const now = await look();
    if (!isDeepStrictEqual(now, before)) {
      const step = { as, title: 'keep another side', params: { documentId }, body: { changes } };
      steps.blame(await steps.ask('createDocumentVersion', step), {
        message: 'A version with changes changed the document.',
        expected: before,
        received: now,
      });
    }
    for (const name of ['Le soir', null]) {
      await steps.expect('renameDocumentVersion', 200, {
        as,
        title: name === null ? 'take its name away' : 'give it another name',
        params: { documentId, versionId: whole['id'] },
        body: { name },
      });
      await holdListed('after another name', whole, { name });
    }
    await holdText('the text as it was, at last', whole, rows);
    await endLiveSession(steps, as);
  },
};

/** A version that is deleted takes nothing of the others along, and leaves its words to the next. */
export const deletedVersions: Scenario = {
  name: 'versions beside one that is deleted',
  about: ['deleteDocumentVersion', 'getDocumentVersion', 'listDocumentVersions'],
  needs: [...WRITING, 'createDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { documentId, save, keep, holdText, holdListed } = await openVersions(steps, as);
    const [same, grown] = [crypto.randomUUID(), crypto.randomUUID()];
    await save(put(same, 'one'));
    const first = await keep('keep one word');
    await save(put(grown, 'two', 0, 'a1'));
    const second = await keep('keep two words');
    await save(put(grown, 'two three four', 1, 'a1'));
    const third = await keep('keep four words');
    await holdListed('before a deletion', third, { wordsAdded: 2, wordsRemoved: 0 });
    const params = { documentId, versionId: textOf(second['id']) };
    await steps.expect('deleteDocumentVersion', 204, { as, title: 'delete the second', params });
    await holdText('before what was deleted', first, [paragraph(same, 'a0', 'one')]);
    await holdText('after what was deleted', third, [
      paragraph(same, 'a0', 'one'),
      paragraph(grown, 'a1', 'two three four'),
    ]);
    await holdListed('after a deletion', third, { wordsAdded: 3, wordsRemoved: 0 });
    await endLiveSession(steps, as);
  },
};
