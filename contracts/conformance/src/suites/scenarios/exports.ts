import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import { isFine } from './change-times.ts';
import { bodyOf, textOf, type Body, type Scenario } from './steps.ts';
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

/** Rows that begin with an id, in one order. */
const byId = (rows: unknown[][]) =>
  rows.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : Number(String(a) > String(b))));

const sorted = (words: unknown) => (Array.isArray(words) ? words.map(String).toSorted() : words);

/** What was done to each paragraph; one to which nothing was done may stand there or not. */
const changesOf = (rows: unknown) =>
  byId(
    rowsOf(rows)
      .filter(({ added, removed }) => !isDeepStrictEqual([added, removed], [[], []]))
      .map(({ paragraphId, baseline = [], added, removed }) =>
        [paragraphId, baseline, added, removed].map(sorted),
      ),
  );

const copiesOf = (rows: unknown) =>
  byId(
    rowsOf(rows).map(({ id, documentId, documentTitle, language, position, type, content }) => {
      return [id, documentId, documentTitle, language, position, type, textOfRuns(content)];
    }),
  );

/** An export says whose it is, when it was made, what each session did and what it published. */
export const exportedSessions: Scenario = {
  name: 'what an export says of sessions',
  about: ['exportAccount'],
  needs: [...WRITING, 'publishWritingSession', 'unpublishWritingSession', 'discardWritingSession'],
  async run(steps) {
    const { issuer, newcomer } = steps.kit.users;
    const own = newcomer && (await steps.newcomer());
    const as = own ?? (await steps.writer());
    const { id: documentId, title: documentTitle, language } = await newDocument(steps, as);
    const save = async (changes: unknown[], origin = 'written') => {
      const { body, ...parts } = saving(documentId, changes);
      const step = { as, title: 'write or paste', ...parts, body: { ...body, origin } };
      await steps.expect('saveParagraphs', 200, step);
    };
    const newId = () => crypto.randomUUID();
    const [changed, gone, cut, fresh, brief] = [newId(), newId(), newId(), newId(), newId()];

    const before = await newSession(steps, as, { documentId });
    await save([
      put(changed, 'un deux trois'),
      put(gone, 'quatre cinq', 0, 'a1'),
      put(cut, 'dix onze', 0, 'a2'),
    ]);
    await moveOn(steps, as, 'endWritingSession', before);
    const session = await newSession(steps, as, { documentId });
    await save([
      put(changed, 'un six', 1),
      put(cut, 'dix', 1, 'a2'),
      put(fresh, 'douze', 0, 'a3'),
      put(brief, 'sept', 0, 'a4'),
    ]);
    // Imported text ends the count of what was written so far.
    await save([put(cut, 'dix collé', 2, 'a2'), put(fresh, 'douze collé', 1, 'a3')], 'imported');
    await save([remove(gone, 1), remove(brief, 1)]);
    await moveOn(steps, as, 'endWritingSession', session);
    await moveOn(steps, as, 'publishWritingSession', session);

    const copy = (id: unknown, position: string, text: string) => [
      id,
      documentId,
      documentTitle,
      language,
      position,
      'paragraph',
      text,
    ];
    const due: Body = {
      changes: byId([
        [changed, ['deux', 'trois', 'un'], ['six'], ['deux', 'trois']],
        [gone, ['cinq', 'quatre'], [], ['cinq', 'quatre']],
      ]),
      carried: byId([
        [cut, [], [], ['onze']],
        [fresh, [], ['douze'], []],
      ]),
      published: byId([
        copy(changed, 'a0', 'un six'),
        copy(cut, 'a2', 'dix collé'),
        copy(fresh, 'a3', 'douze collé'),
      ]),
      signIn: own && issuer ? { issuer: issuer.url, subject: own.person.subject } : undefined,
    };
    /** @returns when the export says that it was made. */
    const hold = async (title: string, expected: Body) => {
      const exchange = await steps.ask('exportAccount', { as, title });
      const { writingSessions, signIn, exportedAt } = bodyOf(exchange);
      const is = ({ session: one }: Body) => Object(one).id === session['id'];
      const { changes, carried, published } = rowsOf(writingSessions).find(is) ?? {};
      const received: Body = {
        changes: changesOf(changes),
        carried: changesOf(carried),
        published: copiesOf(published),
        signIn,
        exportedAt: textOf(exportedAt),
      };
      for (const [name, one] of Object.entries(expected)) {
        if (one === undefined || isDeepStrictEqual(received[name], one)) continue;
        steps.blame(exchange, {
          message: `${name} of the export is not what was done (${title}).`,
          expected: one,
          received: received[name],
        });
      }
      return { exchange, exportedAt: textOf(exportedAt) };
    };
    const first = await hold('of a published session', due);

    await moveOn(steps, as, 'unpublishWritingSession', session);
    const later = await newSession(steps, as, { documentId });
    await save([put(changed, 'un plus tard', 2)]);
    await moveOn(steps, as, 'endWritingSession', later);
    const second = await hold('of a draft that was published', due);
    const times = [first, second].map(({ exportedAt }) => exportedAt);
    const [was = 0, is = 0] = times.map(Date.parse);
    // A clock of whole seconds may stand still from one export to the next.
    if (is < was || (is === was && times.some(isFine))) {
      steps.blame(second.exchange, {
        message: 'exportedAt is not when the export was made: a later one says the same.',
        expected: `later than ${times[0]}`,
        received: times[1],
      });
    }
    await moveOn(steps, as, 'discardWritingSession', session);
    await hold('of a session that was published and is discarded', { published: [] });
  },
};
