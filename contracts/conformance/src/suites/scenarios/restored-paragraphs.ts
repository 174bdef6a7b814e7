import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import { compare, partOf } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Exchange, type Scenario } from './steps.ts';
import {
  endLiveSession,
  moveOn,
  newDocument,
  newSession,
  put,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';

/** A restoration keeps what was there, counts no word of what it writes, and says what that was. */
export const restoredParagraphs: Scenario = {
  name: 'what a restoration writes, keeps and counts',
  about: ['restoreDocumentVersion', 'getDocument'],
  needs: [...WRITING, 'createDocumentVersion', 'listDocumentVersions', 'getDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const params = { documentId };
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    const [title = '', text = '', added = '', typed = '', unknown = ''] = ids;
    const save = (...changes: unknown[]) =>
      steps.expect('saveParagraphs', 200, { as, title: 'write', ...saving(documentId, changes) });
    const first = await newSession(steps, as, params);
    await save({ ...put(title, 'Un titre'), type: 'heading' }, put(text, 'comme avant', 0, 'a1'));
    const keep = { as, title: 'keep a version', params, body: {} };
    const { id: versionId } = await steps.expect('createDocumentVersion', 201, keep);
    await save(
      put(title, 'Un titre', 1),
      put(text, 'après', 1, 'a1'),
      put(added, 'en plus', 0, 'a2'),
    );
    await moveOn(steps, as, 'endWritingSession', first);

    await newSession(steps, as, params);
    await save(put(typed, 'tapé ici', 0, 'a3'));
    const restore = (what: string) =>
      steps.ask('restoreDocumentVersion', {
        as,
        title: what,
        params: { documentId, versionId },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body: { paragraphIds: [title, text, added, unknown] },
      });
    const hold = (exchange: Exchange, what: string, expected: unknown, received: unknown) => {
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, expected)) return;
      steps.blame(exchange, {
        message: `${what} (${exchange.testCase.title}).`,
        expected,
        received,
      });
    };
    const versionsOf = (body: unknown) =>
      rowsOf(body).flatMap(({ id, version }) =>
        id === typed ? [] : [`${String(id)} ${String(version)}`],
      );
    const count = { words: 6, stats: { words: 2, wordsRemoved: 0, paragraphs: 1 } };
    const restored = await restore('restore three paragraphs, and one of no text');
    const document = await steps.ask('getDocument', { as, title: 'read what there is', params });
    if (restored.answer?.status === 200) {
      const { paragraphs, deletedIds, words, session } = bodyOf(restored);
      const now = versionsOf(bodyOf(document)['paragraphs']).toSorted();
      hold(restored, 'Other paragraphs are written', now, versionsOf(paragraphs).toSorted());
      hold(restored, 'Other paragraphs are deleted', [added], deletedIds);
      compare(steps, restored, { words }, { words: count.words });
      compare(steps, restored, partOf(partOf({ session }, 'session'), 'stats'), count.stats);
    }
    const shown = rowsOf(bodyOf(document)['paragraphs']).map(({ id, type, content }) => [
      id,
      type,
      textOfRuns(content),
    ]);
    const expected = [
      [title, 'heading', 'Un titre'],
      [text, 'paragraph', 'comme avant'],
      [typed, 'paragraph', 'tapé ici'],
    ];
    hold(document, 'The document has other paragraphs after a restoration', expected, shown);
    compare(steps, document, bodyOf(document), { words: count.words });

    const look = () =>
      askWhole(steps, 'listDocumentVersions', { as, title: 'list the versions', params });
    const kept = await look();
    const [newest = {}] = itemsOf(bodyOf(kept));
    const step = { as, title: 'read it', params: { documentId, versionId: newest['id'] } };
    const version = await steps.ask('getDocumentVersion', step);
    const before = rowsOf(bodyOf(version)['paragraphs']).map(({ content }) => textOfRuns(content));
    if (restored.answer?.status === 200 && version.answer?.status === 200) {
      const due = ['restore', 'Un titre', 'après', 'en plus', 'tapé ici'];
      const is = [newest['reason'], ...before];
      hold(restored, 'No version of the text is stored first', due, is);
    }
    const again = await restore('restore them once more, which changes nothing');
    const { paragraphs, deletedIds } = bodyOf(again);
    hold(
      again,
      'Something is written where the text was the same',
      [[], []],
      [paragraphs, deletedIds],
    );
    const all = itemsOf(bodyOf(await look())).map(({ id }) => id);
    const ofBefore = itemsOf(bodyOf(kept)).map(({ id }) => id);
    hold(again, 'Versions are added or lost where the text was the same', ofBefore, all);
    await endLiveSession(steps, as);
  },
};
