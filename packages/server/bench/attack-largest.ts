import type { Attacked } from './attack-account.ts';
import type { Filled } from './engines.ts';
import { startProcess, tokenFor } from './start-process.ts';

/** Milliseconds of work during which the server may answer nobody else. */
const MOST_TASK = 50;
const PARAGRAPHS = 19;
/** A document of the largest size: this many of the largest saves. */
const SAVES = 8;

/** Words of a paragraph of nearly the largest size, hardly one like another. */
function textOf(seed: number): string {
  let state = seed + 1;
  let text = '';
  while (text.length < 49_900) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${(state % 50_000).toString(36)} `;
  }
  return text.trim();
}

type Ids = string[];

const put = (id: string, index: number, parentVersion: number, text: string) => ({
  operation: 'put',
  id,
  parentVersion,
  position: `d${String(index).padStart(4, '0')}`,
  type: 'paragraph',
  content: [{ text, marks: [] }],
});

/** The longest task of the server in each operation with the largest body or text there may be. */
export async function largestOfEach({ writers, places }: Filled): Promise<Attacked[]> {
  const [writer] = writers;
  if (!writer) throw new Error('Nobody is there to write.');
  const server = await startProcess('api', places.api);
  const token = await tokenFor(writer.id);
  const call = async (method: string, path: string, body?: unknown): Promise<{ id: string }> => {
    const response = await fetch(`${server.origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  const results: Attacked[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await server.longestTask();
    const begunAt = performance.now();
    await work();
    const seconds = (performance.now() - begunAt) / 1000;
    const { longestTask } = await server.longestTask();
    const figures = `longest task ${longestTask.toFixed(0)} ms, ${seconds.toFixed(1)} s in all`;
    results.push({ name, figures, isMet: longestTask <= MOST_TASK });
  };
  const make = () =>
    call('POST', '/documents', { projectId: writer.projectId, title: 'Long', language: 'fr' });
  try {
    const { id: documentId } = await make();
    const { id: otherId } = await make();
    const { id: sessionId } = await call('POST', '/sessions', { timeZone: 'UTC', documentId });
    const save = (document: string, changes: unknown, origin = 'written') =>
      call('PATCH', `/documents/${document}/paragraphs`, { changes, origin });
    const newIds = (): Ids => Array.from({ length: PARAGRAPHS }, () => crypto.randomUUID());
    const putsOf = (ids: Ids, from: number, version: number, seed: number) =>
      ids.map((id, index) => put(id, from + index, version, textOf(seed + index)));
    const written = newIds();
    await measure('a new text is saved', () => save(documentId, putsOf(written, 0, 0, 0)));
    for (let count = 1; count < SAVES; count += 1) {
      await save(documentId, putsOf(newIds(), count * PARAGRAPHS, 0, count * PARAGRAPHS));
    }
    await measure('a document is read', () => call('GET', `/documents/${documentId}`));
    await measure('a session’s text is read', () => call('GET', `/sessions/${sessionId}/text`));
    const imported = newIds();
    await measure('a text is imported', () =>
      save(otherId, putsOf(imported, 0, 0, 1_000), 'imported'),
    );
    await measure('an imported text is rewritten', () =>
      save(otherId, putsOf(imported, 0, 1, 2_000)),
    );
    await measure('a text is restored', () =>
      save(otherId, putsOf(newIds(), PARAGRAPHS, 0, 1_990), 'restored'),
    );
    await measure('a text is deleted', () =>
      save(
        otherId,
        imported.map((id) => ({ operation: 'delete', id, parentVersion: 2 })),
      ),
    );
    await call('POST', `/sessions/${sessionId}/end`);
    await measure('a session is published', () =>
      call('POST', `/sessions/${sessionId}/publish`, { visibility: 'public' }),
    );
    await measure('a published text is read', () =>
      call('GET', `/published-sessions/${sessionId}`),
    );
    await measure('an account is exported', () => call('GET', '/account/export'));
    await measure('a document is found by its text', () => call('GET', '/documents?search=zzzz'));
    return results;
  } finally {
    await server.stop();
  }
}
