import { compare } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scenario } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newProject,
  newSession,
  put,
  remove,
  saving,
  WRITING,
} from './common-steps.ts';

/** The words of a project are those that its documents have now, whatever they had before. */
export const projectWords: Scenario = {
  name: 'the words of a project after changes',
  about: ['getProject', 'listProjects', 'getDocument', 'listDocuments', 'saveParagraphs'],
  needs: [...WRITING, 'moveDocument', 'deleteDocument', 'restoreFromTrash'],
  async run(steps) {
    const as = await steps.writer();
    const [{ id: project }, { id: other }] = [
      await newProject(steps, as),
      await newProject(steps, as),
    ];
    const { id: first } = await newDocument(steps, as, project);
    const { id: second } = await newDocument(steps, as, project);
    await newSession(steps, as, { projectId: project });
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
    const holdOne = async (
      ids: Body,
      operations: [string, string],
      title: string,
      words: number,
    ) => {
      const [read, list] = operations;
      const one = await steps.ask(read, { as, title, params: ids });
      if (one.answer?.status === 200) compare(steps, one, bodyOf(one), { words });
      const all = await askWhole(steps, list, { as, title });
      const [id] = Object.values(ids);
      const row = itemsOf(bodyOf(all)).find((item) => item['id'] === id);
      if (row) compare(steps, all, row, { words });
    };
    const hold = async (title: string, words: { project: number; other: number }) => {
      const operations: [string, string] = ['getProject', 'listProjects'];
      await holdOne({ projectId: project }, operations, title, words.project);
      await holdOne({ projectId: other }, operations, title, words.other);
    };
    const save = async (title: string, changes: unknown[], words: number) => {
      const saved = await steps.ask('saveParagraphs', { as, title, ...saving(first, changes) });
      if (saved.answer?.status === 200) compare(steps, saved, bodyOf(saved), { words });
      await holdOne({ documentId: first }, ['getDocument', 'listDocuments'], title, words);
    };
    const beside = saving(second, [put(crypto.randomUUID(), 'six')]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write in another', ...beside });
    await save('write in it', [put(a, 'one two three'), put(b, 'four five', 0, 'a1')], 5);
    await hold('after both were written in', { project: 6, other: 0 });
    await save('shorten a paragraph', [put(a, 'one', 1)], 3);
    await save('delete a paragraph', [remove(b, 1)], 1);
    await hold('after words went', { project: 2, other: 0 });
    await steps.expect('moveDocument', 200, {
      as,
      title: 'move one to another project',
      params: { documentId: first },
      body: { projectId: other, after: null },
    });
    await hold('after one was moved', { project: 1, other: 1 });
    const params = { documentId: second };
    await steps.expect('deleteDocument', 204, { as, title: 'delete the other', params });
    await hold('after the other was deleted', { project: 0, other: 1 });
    const back = { as, title: 'bring it back', params: { trashItemId: second }, body: {} };
    await steps.expect('restoreFromTrash', 200, back);
    await hold('after it came back', { project: 1, other: 1 });
    await endLiveSession(steps, as);
  },
};
