import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import { OPEN_DOCUMENT as needs, openDocument } from './open-document.ts';
import { bodyOf, type Body, type Scenario } from './steps.ts';
import { moveOn, put, remove, saving } from './common-steps.ts';

const about = ['saveParagraphs'];

const namesOf = (body: Body, list: string) => {
  const all: unknown[] = Array.isArray(body[list]) ? body[list] : [];
  return all
    .map((one) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one))
    .map(String)
    .toSorted();
};

/** What a conflict says: the server's paragraphs, and which are gone. */
function saysConflict(conflict: Body, paragraphs: string[], deletedIds: string[]) {
  const said = [namesOf(conflict, 'paragraphs'), namesOf(conflict, 'deletedIds')];
  return isDeepStrictEqual(said, [paragraphs.toSorted(), deletedIds.toSorted()]);
}

export const conflicts: Scenario = {
  name: 'paragraph conflicts',
  about,
  needs,
  async run(steps) {
    const document = await openDocument(steps);
    const [a, b, c] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const key = 'paragraphs.conflict';
    const check = (conflict: Body, paragraphs: string[], deletedIds: string[], what: string) => {
      const exchange = document.last();
      if (conflict['messageKey'] !== key || !exchange) return;
      const isBare = !Array.isArray(conflict['paragraphs']);
      if (!isBare && saysConflict(conflict, paragraphs, deletedIds)) return;
      steps.blame(exchange, {
        // One that says nothing says it at every save: that is one fault.
        message: isBare
          ? 'A conflict does not hold the paragraphs of the server.'
          : `The conflict of ${what} names other paragraphs.`,
        expected: { paragraphs, deletedIds },
        received: conflict,
      });
    };

    await document.save('two new paragraphs', 200, [put(a, 'one'), put(b, 'two', 0, 'a1')]);
    await document.holds({ [a]: 'one', [b]: 'two' });
    // Two windows: both have seen version 1.
    await document.save('in the first window', 200, [put(a, 'first', 1)]);
    const stale = await document.save('in the second window', 409, [put(a, 'second', 1)], key);
    check(stale, [a], [], 'the second window');
    await document.holds({ [a]: 'first', [b]: 'two' });
    await document.save('from the server’s version', 200, [put(a, 'second', 2)]);
    await document.holds({ [a]: 'second', [b]: 'two' });
    // A version that there never was, and one that is there already.
    await document.save('from a version to come', 409, [put(a, 'early', 9)], key);
    await document.save('as new what is there', 409, [put(a, 'again', 0)], key);
    await document.save('a version of what never was', 409, [put(c, 'never', 3)], key);
    await document.holds({ [a]: 'second', [b]: 'two' });
    // All or nothing.
    const half = [put(c, 'new', 0, 'a2'), put(b, 'changed', 1, 'a1'), put(a, 'stale', 1)];
    check(
      await document.save('with one stale of three', 409, half, key),
      [a],
      [],
      'one stale of three',
    );
    await document.holds({ [a]: 'second', [b]: 'two' });
    // Deleted in another window.
    await document.save('a deletion from an old version', 409, [remove(a, 1)], key);
    await document.holds({ [a]: 'second', [b]: 'two' });
    await document.save('a deletion', 200, [remove(b, 1)]);
    const gone = await document.save('what was deleted', 409, [put(b, 'back', 1)], key);
    check(gone, [], [b], 'what was deleted');
    await document.save('a deletion a second time', 409, [remove(b, 1)], key);
    await document.holds({ [a]: 'second' });
    // Several at once: each of them is named.
    const [d, e] = [crypto.randomUUID(), crypto.randomUUID()];
    await document.save('two more', 200, [put(d, 'four', 0, 'a3'), put(e, 'five', 0, 'a4')]);
    await document.save('one more deletion', 200, [remove(e, 1)]);
    await document.save('over one of them', 200, [put(d, 'fourth', 1, 'a3')]);
    const all = [put(a, 'old', 2), put(b, 'gone', 1), put(d, 'old', 1, 'a3'), remove(e, 1)];
    check(
      await document.save('with four stale', 409, all, key),
      [a, d],
      [b, e],
      'four stale at once',
    );
    await document.holds({ [a]: 'second', [d]: 'fourth' });
  },
};

/** An empty run of a paragraph is not stored, and is no reason to refuse the rest. */
export const emptyRuns: Scenario = {
  name: 'runs without text and marks named twice',
  about,
  needs,
  async run(steps) {
    const { as, documentId, save } = await openDocument(steps);
    const content = [
      { text: '', marks: ['strong'] },
      { text: 'Le vent', marks: ['strong', 'emphasis', 'strong'] },
      { text: '', marks: [] },
    ];
    const change = { ...put(crypto.randomUUID(), ''), content };
    await save('runs without text and marks named twice', 200, [change]);
    const step = { as, title: 'read what was kept of them', params: { documentId } };
    const exchange = await steps.ask('getDocument', step);
    const received = rowsOf(bodyOf(exchange)['paragraphs'])[0]?.['content'];
    const [run, ...others] = rowsOf(received);
    const marks = Array.isArray(run?.['marks']) ? run['marks'].map(String).toSorted() : [];
    const isKept = run?.['text'] === 'Le vent' && others.length === 0;
    if (isKept && isDeepStrictEqual(marks, ['emphasis', 'strong'])) return;
    steps.blame(exchange, {
      message: 'A run without text, or a mark named twice, is kept.',
      expected: [{ text: 'Le vent', marks: ['strong', 'emphasis'] }],
      received,
    });
  },
};

/** Many windows on one paragraph at once: each version is won by one. */
export const manyWindows: Scenario = {
  name: 'many windows on one paragraph',
  about,
  needs,
  async run(steps) {
    const document = await openDocument(steps);
    const id = crypto.randomUUID();
    await document.save('a new paragraph', 200, [put(id, 'start')]);
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const all = await Promise.all(
      texts.map((text) =>
        steps.ask('saveParagraphs', {
          as: document.as,
          title: 'in five windows at once',
          ...saving(document.documentId, [put(id, text, 1)]),
        }),
      ),
    );
    const won = texts.filter((_, index) => all[index]?.answer?.status === 200);
    const [first] = all;
    if (won.length !== 1 && first) {
      steps.blame(first, {
        message: `Of five windows with the same version, ${won.length} were saved.`,
        expected: 1,
        received: all.map(({ answer }) => answer?.status),
      });
    } else await document.holds({ [id]: won[0] ?? '' });
  },
};

/** Text is read-only unless a session is active. */
export const readOnly: Scenario = {
  name: 'read-only without an active session',
  about,
  needs,
  async run(steps) {
    const document = await openDocument(steps);
    const { as, session } = document;
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const key = 'writingSessions.noneActive';
    await document.save('while active', 200, [put(id, 'kept')]);
    for (const [operationId, status] of [
      ['pauseWritingSession', 'paused'],
      ['endWritingSession', 'ended'],
      ['discardWritingSession', 'discarded'],
    ] as const) {
      await moveOn(steps, as, operationId, session);
      const lost = [put(id, 'lost', 1), put(other, 'lost too', 0, 'a1')];
      await document.save(`while ${status}`, 409, lost, key);
      await document.holds({ [id]: 'kept' });
    }
  },
};

/** Imported and restored text is stored like any other, and adds no word to the session. */
export const origins: Scenario = {
  name: 'imported and restored text does not count',
  about,
  needs: [...needs, 'getWritingSession'],
  async run(steps) {
    const document = await openDocument(steps);
    const { as, documentId, session } = document;
    const [written, imported] = [crypto.randomUUID(), crypto.randomUUID()];
    await document.save('three words', 200, [put(written, 'three written words')]);
    const step = saving(documentId, [put(imported, 'four words from elsewhere', 0, 'a1')]);
    await steps.expect('saveParagraphs', 200, {
      as,
      title: 'imported text',
      ...step,
      body: { ...step.body, origin: 'imported' },
    });
    await document.save('typing over what was imported', 200, [
      put(imported, 'four words from elsewhere indeed', 1, 'a1'),
    ]);
    const restored = saving(documentId, [put(crypto.randomUUID(), 'as it once was', 0, 'a2')]);
    await steps.expect('saveParagraphs', 200, {
      as,
      title: 'restored text',
      ...restored,
      body: { ...restored.body, origin: 'restored' },
    });
    const exchange = await steps.ask('getWritingSession', {
      as,
      title: 'count the words of the session',
      params: { sessionId: session['id'] },
    });
    const { words }: Body = Object(bodyOf(exchange)['stats']);
    if (words !== 4) {
      steps.blame(exchange, {
        message: 'The session counts other words than those written in it.',
        expected: 4,
        received: words,
      });
    }
  },
};
