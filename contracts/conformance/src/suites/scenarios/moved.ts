import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../http/call.ts';
import { askWhole, compare } from './listed.ts';
import { bodyOf, itemsOf, type Scenario, type Steps } from './steps.ts';
import { newDocument, newProject } from './common-steps.ts';

/** A document stands where it was moved to. */
export const moved: Scenario = {
  name: 'where a document is moved',
  about: ['moveDocument', 'getProject', 'getDocument', 'listDocuments', 'listDocumentVersions'],
  needs: ['createProject', 'createDocument', 'updateProject', 'createDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const ids: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await newDocument(steps, as, projectId))['id']);
    }
    const [first, second, third] = ids;
    const { id: otherId } = await newProject(steps, as);
    const { id: stranger } = await newDocument(steps, as, otherId);
    const cases = [
      { to: projectId, after: second, order: [second, first, third] },
      { to: projectId, after: third, order: [second, third, first] },
      { to: projectId, after: null, order: [first, second, third] },
      { to: projectId, order: [second, third, first] },
      { to: otherId, after: null, order: [first, stranger] },
      { to: projectId, after: null, order: [first, second, third] },
      { to: otherId, order: [stranger, first] },
      { to: projectId, after: null, order: [first, second, third] },
    ];
    for (const { to, after, order } of cases) {
      const move = await steps.ask('moveDocument', {
        as,
        title: titleOf(after),
        params: { documentId: first },
        // Left out where it is undefined.
        body: { projectId: to, after },
      });
      const title = 'look where it is';
      const list = await askWhole(steps, 'listDocuments', { as, title, query: { projectId: to } });
      const found = itemsOf(bodyOf(list)).map(({ id }) => id);
      if (move.answer?.status !== 200 || isDeepStrictEqual(found, order)) continue;
      steps.blame(move, {
        message: 'A document does not stand where it was moved to.',
        expected: order,
        received: found,
      });
    }
    await moveElsewhere(steps, as, projectId, ids);
  },
};

const titleOf = (after: unknown): string => {
  if (after === undefined) return 'move it to the end';
  return after === null ? 'move it to the front' : 'move it after another';
};

/** The first of three documents goes between the two of another project. */
async function moveElsewhere(steps: Steps, as: Caller, from: unknown, [first, ...stay]: unknown[]) {
  const { id: to, name } = await newProject(steps, as);
  const [front, back] = [await newDocument(steps, as, to), await newDocument(steps, as, to)];
  const params = { documentId: first };
  const keep = { as, title: 'keep a version of it', params, body: {} };
  const { id: kept } = await steps.expect('createDocumentVersion', 201, keep);
  const move = await steps.ask('moveDocument', {
    as,
    title: 'move it after another, in another project',
    params,
    body: { projectId: to, after: front['id'] },
  });
  if (move.answer?.status !== 200) return;
  const versions = await steps.ask('listDocumentVersions', { as, title: 'its versions', params });
  const ids = itemsOf(bodyOf(versions)).map(({ id }) => id);
  if (versions.answer?.status === 200 && !isDeepStrictEqual(ids, [kept])) {
    const message = 'A document that was moved has other versions.';
    steps.blame(versions, { message, expected: [kept], received: ids });
  }
  const title = 'look at both projects';
  for (const [projectId, order] of [
    [from, stay],
    [to, [front['id'], first, back['id']]],
  ] as const) {
    const list = await askWhole(steps, 'listDocuments', { as, title, query: { projectId } });
    const found = itemsOf(bodyOf(list)).map(({ id }) => id);
    if (!isDeepStrictEqual(found, order)) {
      steps.blame(move, {
        message: 'A document does not stand where it was moved to in another project.',
        expected: order,
        received: found,
      });
    }
    const project = await steps.ask('getProject', { as, title, params: { projectId } });
    const { documentCount } = bodyOf(project);
    if (project.answer?.status !== 200 || documentCount === order.length) continue;
    steps.blame(project, {
      message: 'documentCount is another one after a document was moved.',
      expected: order.length,
      received: documentCount ?? null,
    });
  }
  for (const [projectId, expected] of [
    [from, stay],
    [to, [front['id'], first, back['id']]],
  ] as const) {
    const query = { projectId, search: 'chapter' };
    const found = await askWhole(steps, 'listDocuments', { as, title: 'search there', query });
    compare(steps, found, {
      made: [first, ...stay],
      expected: expected.filter((id) => id !== front['id'] && id !== back['id']),
    });
  }
  const renamed = `${String(name)}, renamed`;
  await steps.expect('updateProject', 200, {
    as,
    title: 'give the project another name',
    params: { projectId: to },
    body: { name: renamed },
  });
  const read = await steps.ask('getDocument', { as, title, params: { documentId: first } });
  const list = await askWhole(steps, 'listDocuments', { as, title, query: { projectId: to } });
  for (const [exchange, { projectName } = {}] of [
    [read, bodyOf(read)],
    [list, itemsOf(bodyOf(list))[0]],
  ] as const) {
    if (exchange.answer?.status !== 200 || projectName === renamed) continue;
    steps.blame(exchange, {
      message: 'projectName of a document is not the name that its project has now.',
      expected: renamed,
      received: projectName ?? null,
    });
  }
}
