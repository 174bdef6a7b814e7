import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Scenario, type Steps } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  textsOf,
  WRITING,
} from './common-steps.ts';

const upper = (id: unknown) => String(id).toUpperCase();

/** A filter by an id finds the same rows in either letter case. */
async function filterByCapitals(steps: Steps, as: Caller): Promise<void> {
  const { id: projectId } = await newProject(steps, as);
  const { id } = await newDocument(steps, as, projectId);
  const list = await askWhole(steps, 'listDocuments', {
    as,
    title: 'documents of a project whose id is in capitals',
    query: { projectId: upper(projectId) },
  });
  const ids = itemsOf(bodyOf(list)).map((item) => item['id']);
  if (list.answer?.status !== 200 || isDeepStrictEqual(ids, [id])) return;
  steps.blame(list, {
    message: 'A filter by an id in capitals lists other rows than the same in small letters.',
    expected: [id],
    received: ids,
  });
}

/** One paragraph has one id, in whatever letters it is named. */
async function saveInCapitals(steps: Steps, as: Caller): Promise<void> {
  const { id: documentId } = await newDocument(steps, as);
  await newSession(steps, as, { documentId });
  const id = `${crypto.randomUUID().slice(0, -1)}a`;
  const first = saving(documentId, [put(id, 'Written in small letters')]);
  const made = await steps.expect('saveParagraphs', 200, { as, title: 'make one', ...first });
  const version = rowsOf(made['paragraphs'])[0]?.['version'] ?? 1;
  const key = crypto.randomUUID();
  await steps.expect('saveParagraphs', 200, {
    as,
    title: 'replace a paragraph whose id is in capitals',
    ...saving(upper(documentId), [put(upper(id), 'Replaced', Number(version))], key),
  });
  const texts = [...(await textsOf(steps, as, documentId)).values()];
  const exchange = await steps.ask('saveParagraphs', {
    as,
    title: 'one paragraph under its id in small letters and in capitals',
    ...saving(documentId, [put(id, 'One', 2), put(upper(id), 'The other', 2)]),
  });
  if (!isDeepStrictEqual(texts, ['Replaced'])) {
    steps.blame(exchange, {
      message: 'A paragraph whose id is in capitals is another than in small letters.',
      expected: ['Replaced'],
      received: texts,
    });
  }
  if (exchange.answer?.status !== 422) {
    steps.blame(exchange, {
      message: 'A save that names one paragraph in two letter cases is not refused.',
      expected: '422 changes.1.id',
      received: `${exchange.answer?.status} ${exchange.answer?.text.slice(0, 300)}`,
    });
  }
  const query = { saves: upper(key) };
  const live = await steps.ask('getLiveWritingSession', {
    as,
    title: 'a save, in capitals',
    query,
  });
  const { includedSaves } = bodyOf(live);
  if (live.answer?.status === 200 && !isDeepStrictEqual(includedSaves, [key])) {
    steps.blame(live, {
      message: 'The key of a save in capitals is not the key in small letters.',
      expected: [key],
      received: includedSaves,
    });
  }
  await endLiveSession(steps, as);
}

/** An id is the same in capitals, in a body and in a query as in a path. */
export const letterCase: Scenario = {
  name: 'ids in capitals in bodies and queries',
  about: ['listDocuments', 'saveParagraphs', 'getLiveWritingSession'],
  needs: [...WRITING, 'getDocument', 'discardWritingSession'],
  async run(steps) {
    if (!steps.kit.contract.has('idsInAnyLetterCase')) return;
    const as = await steps.writer();
    await filterByCapitals(steps, as);
    await saveInCapitals(steps, as);
  },
};
