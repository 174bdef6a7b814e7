import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole } from './listed.ts';
import { bodyOf, textOf, type Body, type Scenario, type Steps } from './steps.ts';
import {
  moveOn,
  newDocument,
  newSession,
  put,
  remove,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';

/** What there is of each version of a document, the newest first. */
async function versionsOf(steps: Steps, as: Caller, documentId: unknown, title: string) {
  const params = { documentId };
  const list = await askWhole(steps, 'listDocumentVersions', { as, title, params });
  const rows = rowsOf(bodyOf(list)['items']);
  const texts: string[] = [];
  for (const { id: versionId, words } of rows) {
    const step = { as, title: `${title}, one of them`, params: { documentId, versionId } };
    const version = await steps.ask('getDocumentVersion', step);
    const body = bodyOf(version);
    texts.push(
      rowsOf(body['paragraphs'])
        .map(({ content }) => textOfRuns(content))
        .join(' | '),
    );
    if (body['words'] === words) continue;
    steps.blame(version, {
      message: 'A version has other words than its list says.',
      expected: words,
      received: body['words'],
    });
  }
  const hold = (what: string, expected: unknown, received: unknown) => {
    if (isDeepStrictEqual(expected, received)) return;
    steps.blame(list, { message: `${what} (${title}).`, expected, received });
  };
  return { rows, texts, hold };
}

/** Saves the one paragraph of a document. */
const saveOf =
  (steps: Steps, as: Caller, documentId: unknown, id: string) =>
  (text: string, version: number, more: Body = {}) => {
    const { body, ...step } = saving(documentId, [put(id, text, version)]);
    const title = 'write a paragraph';
    return steps.expect('saveParagraphs', 200, { as, title, ...step, body: { ...body, ...more } });
  };

/** None is kept where the text has not changed, but when its writer asks, or for a conflict. */
export const unchangedVersions: Scenario = {
  name: 'versions of a text that has not changed',
  about: ['createDocumentVersion', 'saveParagraphs', 'listDocumentVersions'],
  needs: WRITING,
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const session = await newSession(steps, as, { documentId });
    const id = crypto.randomUUID();
    const save = saveOf(steps, as, documentId, id);
    const reasons: unknown[] = [];
    const made: unknown[] = [];
    const ask = async (reason: string, body: Body = { reason }) => {
      const step = { as, title: `a version for a ${reason}`, params: { documentId }, body };
      const exchange = await steps.ask('createDocumentVersion', step);
      const { status } = exchange.answer ?? {};
      if (status !== 201) {
        const message = 'A version that was asked for is not kept.';
        steps.blame(exchange, { message, expected: 201, received: status });
        return;
      }
      const { id: version } = bodyOf(exchange);
      if (made.includes(version)) {
        steps.blame(exchange, {
          message: 'A version of a text that has not changed is the one before.',
          expected: 'another id',
          received: version,
        });
      }
      made.push(version);
      reasons.unshift(reason);
    };
    const hold = async (title: string) => {
      const { rows, hold: judge } = await versionsOf(steps, as, documentId, title);
      const received = rows.map(({ reason }) => reason);
      judge('The versions are not those that there are reasons for', reasons, received);
    };

    await save('one two three', 0);
    await ask('conflict');
    await ask('conflict');
    await ask('request');
    await hold('asked for three times');
    for (const body of [{}, {}, { name: 'Le matin' }, { name: 'Le soir' }]) {
      await ask('request', body);
    }
    await hold('asked for again, without a reason and by name');
    await save('one two four', 1, { keepVersion: 'replacement' });
    await hold('before a replacement of a text that is kept already');
    await ask('request');
    await save('one two five', 2, { keepVersion: 'conflict' });
    reasons.unshift('conflict');
    await hold('before a conflict');
    await moveOn(steps, as, 'endWritingSession', session);
  },
};

/** Words of a long text. */
const MANY = Array.from({ length: 40 }, (_, index) => `word${index}`);

/** A version is kept at the end of a session that changed the text, and before much is changed. */
export const versions: Scenario = {
  name: 'versions of a text',
  about: ['listDocumentVersions', 'getDocumentVersion'],
  needs: WRITING,
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const id = crypto.randomUUID();
    const texts: string[] = [];
    const reasons: string[] = [];
    const keeps = (reason: string, text: string) => {
      texts.unshift(text);
      reasons.unshift(reason);
    };
    const session = () => newSession(steps, as, { documentId });
    const end = (one: Body) => moveOn(steps, as, 'endWritingSession', one);
    const save = saveOf(steps, as, documentId, id);
    const hold = async (title: string, added?: number, removed = 0) => {
      const found = await versionsOf(steps, as, documentId, title);
      found.hold('The versions are not those of the text as it was', texts, found.texts);
      const sizes = texts.map((text) => text.split(' ').filter((word) => word !== '').length);
      found.hold(
        'The words are not those',
        sizes,
        found.rows.map(({ words }) => words),
      );
      const told = found.rows.map(({ reason }) => reason);
      found.hold('The versions have other reasons', reasons, told);
      if (added === undefined) return found.rows[0] ?? {};
      found.hold('The words added are not those', added, found.rows[0]?.['wordsAdded']);
      found.hold('The words removed are not those', removed, found.rows[0]?.['wordsRemoved']);
      return found.rows[0] ?? {};
    };

    await hold('before anything was written');
    const first = await session();
    await save('one two three', 0);
    await end(first);
    keeps('sessionEnd', 'one two three');
    const version = await hold('after a session', 3);
    const told = [version['reason'], version['sessionId'], version['name']];
    const { hold: judge } = await versionsOf(steps, as, documentId, 'of what kind it is');
    judge('A version says another reason', ['sessionEnd', first['id'], null], told);
    await end(await session());
    await hold('after a session in which nothing was written');
    const second = await session();
    await save('one two three four', 1);
    await hold('before its end');
    const long = 'one two three four and many more'.split(' ').concat(MANY);
    await save(long.join(' '), 2, { keepVersion: 'replacement' });
    keeps('replacement', 'one two three four');
    await hold('before a replacement', 1);
    // Far less than a third, then more than that and less than a half, of words as of characters.
    const shorter = long.slice(0, -3);
    await save(shorter.join(' '), 3);
    await hold('before a little is removed');
    const rest = long.slice(0, 25);
    const text = rest.join(' ');
    await save(text, 4);
    keeps('removal', shorter.join(' '));
    await hold('before much is removed', shorter.length - 4);
    await save(`${text} imported`, 5, { origin: 'imported' });
    keeps('import', text);
    await hold('before an import', 0, shorter.length - rest.length);
    await save(`${text} imported restored`, 6, { origin: 'restored' });
    keeps('restore', `${text} imported`);
    await save(`${text} imported restored merged`, 7, { keepVersion: 'conflict' });
    keeps('conflict', `${text} imported restored`);
    await hold('before a restoration and a conflict', 1);
    await end(second);
    keeps('sessionEnd', `${text} imported restored merged`);
    await hold('after a second session', 1);
    const third = await session();
    const nothing = saving(documentId, [remove(id, 8)]);
    await steps.expect('saveParagraphs', 200, { as, title: 'remove it', ...nothing });
    await end(third);
    keeps('sessionEnd', '');
    await hold('after a session that removed everything', 0, rest.length + 3);
    const { id: other } = await newDocument(steps, as);
    const misplaced = {
      as,
      title: 'a version of another document',
      params: { documentId: other, versionId: textOf(version['id']) },
      messageKey: 'documentVersions.notFound',
    };
    await steps.expect('getDocumentVersion', 404, misplaced);
    await steps.expect('getDocumentVersionDifference', 404, misplaced);
    const named = { ...misplaced, body: { name: 'Le soir' } };
    await steps.expect('renameDocumentVersion', 404, named);
    await steps.expect('restoreDocumentVersion', 404, { ...misplaced, body: {} });
  },
};
