import { createApiClient } from '@ecritoire/api-client';
import { createDocumentSync } from '@ecritoire/document-sync';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createSafeNotes } from '../../boot/safe-session.ts';
import { createSessionWords } from '../../shared/runtime/session-words.ts';
import { useOpenDocument } from './use-open-document.ts';

const api = createApiClient({
  baseUrl: 'http://localhost/api',
  tokens: {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  },
});

const sync = createDocumentSync({
  api,
  userId: 'u1',
  storage: createSafeNotes(() => localStorage),
  wordCount: createSessionWords(),
  isSessionActive: () => false,
  onAcknowledged: () => {},
  onOutboxRun: () => {},
});
const onFailed = vi.fn<() => void>();

function OpenText({ id }: { id: string }) {
  const nothing = () => {};
  const opening = useOpenDocument(sync, {
    documentId: id,
    onSaved: nothing,
    untilReady: () => Promise.resolve(),
    onClosed: nothing,
    onFailed,
  });
  if (opening.status === 'retrying') {
    return (
      <button type="button" onClick={opening.retry}>
        retry
      </button>
    );
  }
  return opening.status === 'open' ? <p>{opening.opened.document.id}</p> : null;
}

/**
 * Shows documents, each for as long as it is named; the server does not answer for the first until it
 * is let, and refuses a `busy` one once.
 *
 * @param retryAfter seconds
 */
function openTexts(retryAfter = 0) {
  const first = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const id = request.url.split('/').at(-1) ?? '';
    asked.push(id);
    if (id === 'first') await first.promise;
    if (id.startsWith('busy') && asked.length === 1) {
      return new Response(null, { status: 503, headers: { 'Retry-After': `${retryAfter}` } });
    }
    if (id === 'missing')
      return Response.json({ messageKey: 'documents.notFound' }, { status: 404 });
    return Response.json({ id, title: '', words: 0, paragraphs: [] });
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onUncaughtError: () => {} });
  const show = (...ids: string[]) => root.render(ids.map((id) => <OpenText key={id} id={id} />));
  return { place, asked, show, answerFirst: first.resolve, leave: () => root.unmount() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  onFailed.mockClear();
});

// SAVE-30
test('a text opens before another’s response arrives', async () => {
  const { place, asked, show, answerFirst, leave } = openTexts();
  show('first');
  await vi.waitFor(() => expect(asked).toEqual(['first']));
  show('second');
  await vi.waitFor(() => expect(place.textContent).toBe('second'));
  answerFirst();
  leave();
});

// SAVE-30
test('reopening a text waits for its close', async () => {
  const { place, asked, show, answerFirst, leave } = openTexts();
  show('first');
  await vi.waitFor(() => expect(asked).toEqual(['first']));
  show('second');
  await vi.waitFor(() => expect(place.textContent).toBe('second'));
  show('first', 'third');
  await vi.waitFor(() => expect(place.textContent).toBe('third'));
  expect(asked).toEqual(['first', 'second', 'third']);
  answerFirst();
  await vi.waitFor(() => expect(place.textContent).toBe('firstthird'));
  expect(asked).toEqual(['first', 'second', 'third', 'first']);
  leave();
});

// SAVE-40
test('a 503 is retried automatically', async () => {
  const { place, asked, show, leave } = openTexts();
  show('busy-1');
  await vi.waitFor(() => expect(place.querySelector('button')).not.toBeNull());
  await vi.waitFor(() => expect(place.textContent).toBe('busy-1'), { timeout: 2000 });
  expect(asked).toHaveLength(2);
  leave();
});

// SAVE-40
test('a document refused with 503 is retried on press', async () => {
  const { place, asked, show, leave } = openTexts(3600);
  show('busy-2');
  await vi.waitFor(() => expect(place.querySelector('button')).not.toBeNull());
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.textContent).toBe('busy-2'));
  expect(asked).toHaveLength(2);
  leave();
});

// SESSION-8
test('a failure to open is reported to waiting code', async () => {
  const { show, leave } = openTexts();
  show('missing');
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  leave();
});
