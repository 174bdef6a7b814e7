import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newSession,
  put,
  remove,
  saving,
  WRITING,
} from './common-steps.ts';

/** Its text before, or after, from its parts. */
const sideOf = (parts: unknown, left: string[]) =>
  rowsOf(parts)
    .filter(({ change }) => !left.includes(textOf(change)))
    .map(({ text }) => textOf(text))
    .join('');

const shownOf = ({ parts, ...item }: Body): Body => ({
  ...item,
  before: sideOf(parts, ['added', 'movedHere']),
  after: sideOf(parts, ['removed', 'movedAway']),
});

/** The same paragraphs compared from the other side. */
const turned = ({ before, after, change, type, typeBefore, ...item }: Body): Body => ({
  ...item,
  before: after,
  after: before,
  change: change === 'added' ? 'removed' : change === 'removed' ? 'added' : change,
  type: typeBefore ?? type,
  typeBefore: change === 'removed' ? null : type,
});

/** What two texts have differently, from either side, and nothing that they share. */
export const differences: Scenario = {
  name: 'what two versions have differently',
  about: ['getDocumentVersionDifference'],
  needs: [...WRITING, 'createDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    await newSession(steps, as, { documentId });
    const save = (...changes: unknown[]) =>
      steps.expect('saveParagraphs', 200, { as, title: 'write', ...saving(documentId, changes) });
    const keep = async () => {
      const step = { as, title: 'keep a version', params: { documentId }, body: {} };
      return (await steps.expect('createDocumentVersion', 201, step))['id'];
    };
    const [same, text, place, kind, look, gone, made, bare] = Array.from({ length: 8 }, () =>
      crypto.randomUUID(),
    );
    if (!same || !text || !place || !kind || !look || !gone || !made || !bare) return;
    await save(
      put(same, 'Ce qui reste.'),
      put(text, 'Le vent du nord.', 0, 'a1'),
      put(place, 'Une phrase à sa place.', 0, 'a2'),
      put(kind, 'Un titre', 0, 'a3'),
      put(look, 'En italique', 0, 'a4'),
      put(gone, 'Ce qui part.', 0, 'a5'),
    );
    const first = await keep();
    await save(
      put(text, 'Le vent du sud.', 1, 'a1'),
      put(place, 'Une phrase à sa place.', 1, 'a8'),
      { ...put(kind, 'Un titre', 1, 'a3'), type: 'heading' },
      { ...put(look, '', 1, 'a4'), content: [{ text: 'En italique', marks: ['emphasis'] }] },
      remove(gone, 1),
      { ...put(made, 'Du neuf.', 0, 'a6'), type: 'quote' },
      { ...put(bare, '', 0, 'a7'), type: 'sceneBreak' },
    );
    const second = await keep();
    await save(put(same, 'Ce qui reste, et change encore.', 1));
    const row = (id: string, position: string, before: string, after: string, more: Body = {}) => ({
      id,
      change: before === '' ? 'added' : after === '' ? 'removed' : 'changed',
      position,
      type: 'paragraph',
      typeBefore: before === '' ? null : 'paragraph',
      isMoved: false,
      isReformatted: false,
      before,
      after,
      ...more,
    });
    const rows: Body[] = [
      row(text, 'a1', 'Le vent du nord.', 'Le vent du sud.'),
      row(kind, 'a3', 'Un titre', 'Un titre', { type: 'heading', isReformatted: true }),
      row(look, 'a4', 'En italique', 'En italique', { isReformatted: true }),
      row(gone, 'a5', 'Ce qui part.', ''),
      row(made, 'a6', '', 'Du neuf.', { type: 'quote' }),
      row(bare, 'a7', '', '', { type: 'sceneBreak' }),
      row(place, 'a8', 'Une phrase à sa place.', 'Une phrase à sa place.', { isMoved: true }),
    ];
    const latest = row(same, 'a0', 'Ce qui reste.', 'Ce qui reste, et change encore.');
    const back = rows.map((one) => ({
      ...turned(one),
      position: one['id'] === place ? 'a2' : one['position'],
    }));
    const inOrder = (some: Body[]) =>
      some.toSorted((a, b) => (textOf(a['position']) < textOf(b['position']) ? -1 : 1));
    for (const [title, versionId, query, expected] of [
      ['with a later version', first, { with: second }, rows],
      ['with an earlier version', second, { with: first }, inOrder(back)],
      ['with itself', first, { with: first }, []],
      ['with the text as it is', first, {}, [latest, ...rows]],
      ['the last with the text as it is', second, {}, [latest]],
    ] as const) {
      const params = { documentId, versionId };
      const operation = 'getDocumentVersionDifference';
      const exchange = await askWhole(steps, operation, { as, title, params, query });
      if (exchange.answer?.status !== 200) continue;
      const received = itemsOf(bodyOf(exchange)).map(shownOf);
      if (isDeepStrictEqual(received, expected)) continue;
      const message = `A version differs in something else (${title}).`;
      steps.blame(exchange, { message, expected, received });
    }
    await endLiveSession(steps, as);
  },
};
