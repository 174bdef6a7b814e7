import { changeOnServer } from '@ecritoire/document-sync';
import { expect, test, vi } from 'vitest';
import { restoreOnServer, restoreText, writtenSinceKey } from './restore-text.ts';

vi.mock('@ecritoire/document-sync', () => ({ changeOnServer: vi.fn<() => Promise<object>>() }));
vi.mock('../../shared/session/writing-session.ts', () => ({
  sessionIsThere: () => Promise.resolve(),
  sessionSaved: () => {},
  startIn: () => {},
}));

const paragraph = (id: string, version: number) =>
  ({ id, position: id, type: 'paragraph', content: [], version }) as const;
const restored = [paragraph('a', 4), paragraph('b', 2)];

/** A server whose text is this by now. */
function server(paragraphs: readonly ReturnType<typeof paragraph>[]) {
  const restoreDocumentVersion = vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ success: true }),
  );
  const getDocument = () => Promise.resolve({ success: true, data: { paragraphs } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of the responses
  const api = { getDocument, restoreDocumentVersion } as unknown as Parameters<
    typeof restoreOnServer
  >[0];
  return { api, restoreDocumentVersion };
}

const undo = { versionId: 'v', onlyFrom: restored };

test('VERS-16 a restoration is undone while the text is the same', async () => {
  const { api, restoreDocumentVersion } = server(restored.toReversed());
  expect(await restoreOnServer(api, 'd', undo, 'key')).toMatchObject({ success: true });
  expect(restoreDocumentVersion).toHaveBeenCalledWith('d', 'v', {}, { idempotencyKey: 'key' });
});

test.each([
  ['a paragraph was typed in', [paragraph('a', 5), paragraph('b', 2)]],
  ['a paragraph was added', [...restored, paragraph('c', 5)]],
  ['a paragraph was deleted', [paragraph('a', 4)]],
])('VERS-16 undoing is refused after %s', async (_, now) => {
  const { api, restoreDocumentVersion } = server(now);
  const { error } = await restoreOnServer(api, 'd', undo, 'key');
  expect(error?.messageKey).toBe(writtenSinceKey);
  expect(restoreDocumentVersion).not.toHaveBeenCalled();
});

test.each([
  ['a change', ['a'], { hasChanged: true, undo: { versionId: 'before', onlyFrom: restored } }],
  ['no change', [], { hasChanged: false }],
])('VERS-16 %s says how it is undone', async (_, ids, expected) => {
  const data = { paragraphs: ids.map((id) => ({ id })), deletedIds: [], session: {} };
  const document = { id: 'd', paragraphs: restored };
  vi.mocked(changeOnServer).mockResolvedValue(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of the response
    { kind: 'changed', data, document } as unknown as Awaited<ReturnType<typeof changeOnServer>>,
  );
  const active = { can: () => false, hasTag: () => true };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of the services
  const services = {
    api: {
      listDocumentVersions: () => Promise.resolve({ data: { items: [{ id: 'before' }] } }),
    },
    queryClient: { setQueryData: () => {} },
    session: { getSnapshot: () => active },
    documentSync: () => ({}),
  } as unknown as Parameters<typeof restoreText>[0];
  const of = { id: 'd', projectId: 'p' };
  const result = await restoreText(services, of, { versionId: 'v' }, 'key');
  expect(result.data).toEqual(expected);
});
