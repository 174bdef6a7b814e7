import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../http/call.ts';
import { rowsOf } from '../../contract/places.ts';
import { newDocument, newSession, put, saving, WRITING } from './common-steps.ts';
import { bodyOf, type Exchange, type Scenario, type Steps } from './steps.ts';

/** The size of the largest document. */
const LIMIT = 8_000_000;
const NEAR = 0.95 * LIMIT;
/** What a paragraph of one run adds to its characters. */
const OVERHEAD = 50 + 20;
/** The size of the largest paragraph of one run. */
const LARGEST = 50_000 + OVERHEAD;
/** Of the largest paragraphs, so many fit in one body. */
const A_SAVE = 20;

type Change = ReturnType<typeof put>;

const textOf = (size: number, letter = 'a') => letter.repeat(size - OVERHEAD);

/** As few new paragraphs as are so large together. */
function filling(size: number, placeOf: (index: number) => string): Change[] {
  const count = Math.floor(size / LARGEST);
  return Array.from({ length: count + 1 }, (_, index) => {
    const text = textOf(index < count ? LARGEST : size - count * LARGEST);
    return put(crypto.randomUUID(), text, 0, placeOf(index));
  });
}

/** Near the largest size a save says so; beyond it nothing is written. */
export const largestDocument: Scenario = {
  name: 'a document of the largest size',
  about: ['saveParagraphs'],
  needs: [...WRITING, 'deleteDocument'],
  async run(steps) {
    const as = await steps.newcomer();
    const { id: documentId } = await newDocument(steps, as);
    await newSession(steps, as, { documentId });
    const changes = filling(NEAR - 1, (index) => `c${String(index).padStart(3, '0')}`);
    const last = changes.at(-1);
    let saved: Exchange | undefined;
    for (let at = 0; at < changes.length; at += A_SAVE) {
      saved = await save(steps, as, documentId, 'fill it', changes.slice(at, at + A_SAVE));
      // An account may have less room than its largest document.
      if (saved.answer?.status !== 200) return;
    }
    if (!saved || !last) return;
    holdNear(steps, saved, []);
    const size = NEAR - Math.floor(NEAR / LARGEST) * LARGEST;
    const change = (version: number, text: string) => [put(last.id, text, version, last.position)];
    holdNear(steps, await save(steps, as, documentId, 'reach 95 %', change(1, textOf(size))), [
      { of: 'document', limit: LIMIT, used: NEAR },
    ]);
    const rest = filling(LIMIT - NEAR, (index) => `d000${index}`);
    const full = [{ of: 'document', limit: LIMIT, used: LIMIT }];
    holdNear(steps, await save(steps, as, documentId, 'fill it up', rest), full);
    const tooLong = change(2, textOf(size + 1));
    const refusal = await save(steps, as, documentId, 'write one letter more', tooLong);
    const { messageKey, limit, used } = bodyOf(refusal);
    const said = { status: refusal.answer?.status, messageKey, limit, used };
    const due = { status: 409, messageKey: 'documents.tooLong', limit: LIMIT, used: LIMIT };
    if (!isDeepStrictEqual(said, due)) {
      const message = 'A document too large is not refused for that.';
      steps.blame(refusal, { message, expected: due, received: said });
    }
    const asLong = change(2, textOf(size, 'A'));
    holdNear(steps, await save(steps, as, documentId, 'write as much', asLong), full);
    await steps.expect('deleteDocument', 204, { as, title: 'delete it', params: { documentId } });
  },
};

const save = (steps: Steps, as: Caller, id: unknown, title: string, changes: Change[]) =>
  steps.ask('saveParagraphs', { as, title, ...saving(id, changes) });

/** Says so when a save lists other sizes of the document than it has. */
function holdNear(steps: Steps, exchange: Exchange, expected: unknown[]): void {
  const listed = rowsOf(bodyOf(exchange)['nearLimits']).filter((one) => one['of'] === 'document');
  if (exchange.answer?.status === 200 && isDeepStrictEqual(listed, expected)) return;
  const message = 'A save says something else of how large its document is.';
  steps.blame(exchange, { message, expected, received: listed });
}
