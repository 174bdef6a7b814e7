import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { newProject } from './common-steps.ts';
import { askWhole, instantOf, lookAtOrder } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario } from './steps.ts';

/** Milliseconds that something is in the trash. */
const THIRTY_DAYS = 30 * 86_400_000;

/** What is deleted is in the trash, and comes back from there with what was deleted with it. */
export const trash: Scenario = {
  name: 'what is in the trash',
  about: ['listTrash', 'restoreFromTrash', 'deleteFromTrash', 'emptyTrash'],
  needs: ['createProject', 'createDocument', 'deleteProject', 'deleteDocument', 'listDocuments'],
  async run(steps) {
    const as = await steps.newcomer();
    const { id: projectId, name } = await newProject(steps, as);
    const document = async (title: string) => {
      const body = { projectId, title, language: 'en' };
      return steps.expect('createDocument', 201, { as, title: 'make a document', body });
    };
    const remove = (operationId: string, params: Body) =>
      steps.expect(operationId, 204, { as, title: `${operationId} of what is there`, params });
    const restore = (id: unknown, status: number) =>
      steps.expect('restoreFromTrash', status, {
        as,
        title: 'bring it back',
        params: { trashItemId: id },
        body: {},
      });
    const readTrash = async (title: string, expected: Body[]) => {
      const exchange = await askWhole(steps, 'listTrash', { as, title });
      const items = itemsOf(bodyOf(exchange));
      if (exchange.answer?.status !== 200) return items;
      const received = items.map((item) => ({
        title: item['title'],
        documents: item['documents'],
        projectId: item['projectId'],
        projectName: item['projectName'],
      }));
      const sorted = (rows: Body[]) => rows.map((row) => JSON.stringify(row)).toSorted();
      if (!isDeepStrictEqual(sorted(received), sorted(expected))) {
        const message = `The trash does not hold what was deleted (${title}).`;
        steps.blame(exchange, { message, expected, received });
      }
      lookAtOrder(steps, exchange, ({ deletedAt }) => instantOf(deletedAt));
      for (const { deletedAt, purgedAt } of items) {
        const days = Date.parse(textOf(purgedAt)) - Date.parse(textOf(deletedAt));
        if (days === THIRTY_DAYS) continue;
        const message = 'What is in the trash is not deleted for good after 30 days.';
        steps.blame(exchange, { message, expected: deletedAt, received: purgedAt });
      }
      return items;
    };
    const idOf = (items: Body[], title: string) =>
      items.find((item) => item['title'] === title)?.['id'];

    const first = await document('Deleted first');
    await document('Deleted with it');
    const alone = { title: 'Deleted first', documents: 0, projectId, projectName: name };
    await remove('deleteDocument', { documentId: first['id'] });
    // A server may tell its times in whole seconds.
    await pause(1100);
    await remove('deleteProject', { projectId });
    const both = await readTrash('after two deletions', [
      { title: name, documents: 1, projectId: null, projectName: null },
      { ...alone, projectId: null },
    ]);
    await restore(idOf(both, textOf(name)), 200);
    const rest = await readTrash('after its project came back', [alone]);
    const readDocuments = async (expected: string[], message: string) => {
      const query = { projectId };
      const list = await askWhole(steps, 'listDocuments', { as, title: 'what came back', query });
      const received = itemsOf(bodyOf(list)).map(({ title }) => title);
      if (list.answer?.status !== 200 || isDeepStrictEqual(received, expected)) return;
      steps.blame(list, { message, expected, received });
    };
    await readDocuments(
      ['Deleted with it'],
      'A project came back with other documents than were deleted with it.',
    );
    await restore(idOf(rest, 'Deleted first'), 200);
    await readDocuments(
      ['Deleted first', 'Deleted with it'],
      'A document did not come back to its place.',
    );
    await remove('deleteDocument', { documentId: first['id'] });
    const again = await readTrash('after it was deleted again', [alone]);
    const item = idOf(again, 'Deleted first');
    const seen = again.find(({ id }) => id === item)?.['deletedAt'];
    const beside = (milliseconds: number) =>
      new Date(Date.parse(textOf(seen)) + milliseconds).toISOString();
    const deleteSeen = (deletedAt: unknown, status: number, title: string) =>
      steps.expect('deleteFromTrash', status, {
        as,
        title,
        params: { trashItemId: item },
        query: { deletedAt },
      });
    await deleteSeen(beside(-1000), 404, 'delete what was deleted later than was seen');
    await deleteSeen(beside(1000), 404, 'delete what was deleted before it was seen');
    await deleteSeen(seen, 204, 'delete what was seen');
    await restore(item, 404);

    for (const title of ['Seen', 'Not seen']) {
      await remove('deleteDocument', { documentId: (await document(title))['id'] });
      await pause(1100);
    }
    const unseen = { title: 'Not seen', documents: 0, projectId, projectName: name };
    const items = await readTrash('before it is emptied', [{ ...unseen, title: 'Seen' }, unseen]);
    const until = items.find(({ title }) => title === 'Seen')?.['deletedAt'];
    const empty = (query: Body) =>
      steps.expect('emptyTrash', 204, { as, title: 'empty the trash', query });
    await empty({ until });
    await readTrash('after what was seen was deleted', [unseen]);
    await empty({});
    await readTrash('after it was emptied', []);
  },
};
