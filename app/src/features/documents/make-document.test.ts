import { expect, test } from 'vitest';
import { makeDocument } from './make-document.ts';

const refusal = { success: false, data: null, error: { status: 503 } };

/** A server that makes projects and refuses documents. */
function attempt(project: Parameters<typeof makeDocument>[1]['project']) {
  const calls: unknown[] = [];
  const answers = {
    createProject: (body: unknown) => {
      calls.push(body);
      return Promise.resolve({ success: true, data: { id: 'p1' }, error: null });
    },
    createDocument: (body: unknown) => {
      calls.push(body);
      return Promise.resolve(refusal);
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of the answers
  const api = answers as unknown as Parameters<typeof makeDocument>[0]['api'];
  const answer = makeDocument(
    { api, keyOf: () => 'key', language: 'fr', onProjectMade: (id) => calls.push(`made ${id}`) },
    { title: 'Le départ', project },
  );
  return answer.then((answered) => ({ answered, calls }));
}

const refused = { projectId: 'p1', title: 'Le départ', language: 'fr' };

// PAGE-127
test('a new project is reported although its document is refused', async () => {
  const { answered, calls } = await attempt({ kind: 'new', name: 'Marées' });
  expect(answered).toBe(refusal);
  expect(calls).toEqual([{ name: 'Marées', type: 'plain' }, 'made p1', refused]);
});

test('the next try is in the project that is there', async () => {
  const { calls } = await attempt({ kind: 'known', id: 'p1' });
  expect(calls).toEqual([refused]);
});
