import { isDeepStrictEqual } from 'node:util';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Scenario } from './scene.ts';
import { newDocument, newProject } from './steps.ts';

/** A document stands where it was moved to. */
export const moved: Scenario = {
  name: 'where a document is moved',
  about: ['moveDocument'],
  needs: ['createProject', 'createDocument', 'listDocuments'],
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as);
    const ids: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await newDocument(scene, as, projectId))['id']);
    }
    const [first, second, third] = ids;
    const cases = [
      { after: second, order: [second, first, third] },
      { after: third, order: [second, third, first] },
      { after: null, order: [first, second, third] },
    ];
    for (const { after, order } of cases) {
      const move = await scene.ask('moveDocument', {
        as,
        title: after === null ? 'move it to the front' : 'move it after another',
        params: { documentId: first },
        body: { projectId, after },
      });
      const title = 'look where it is';
      const list = await askWhole(scene, 'listDocuments', { as, title, query: { projectId } });
      const found = itemsOf(bodyOf(list)).map(({ id }) => id);
      if (move.answer?.status !== 200 || isDeepStrictEqual(found, order)) continue;
      scene.blame(move, {
        message: 'A document does not stand where it was moved to.',
        expected: order,
        received: found,
      });
    }
  },
};
