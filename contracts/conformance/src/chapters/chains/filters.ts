import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import {
  bodyOf,
  itemsOf,
  textOf,
  type Body,
  type Exchange,
  type Scenario,
  type Scene,
} from './scene.ts';
import { moveOn, newDocument, newProject, newSession, published, put, saving } from './steps.ts';

/** An account in which there is nothing else, where one can be made. */
const ownAccount = (scene: Scene): Promise<Caller> =>
  scene.kit.users.newcomer ? scene.newcomer() : scene.writer();

/** What is asked for, the same words in every run. */
const inWords = (query: Body) =>
  JSON.stringify(query).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, '…');

const read = (scene: Scene, as: Caller, operationId: string, query: Body, params: Body = {}) =>
  scene.ask(operationId, {
    as,
    title: `only those of ${inWords(query)}`,
    query: { limit: 100, ...query },
    params,
  });

/**
 * Says so when a list does not hold, of the rows that the scenario made, exactly those expected.
 *
 * @param made the ids of all the rows that the scenario made.
 */
function compare(
  scene: Scene,
  exchange: Exchange,
  { made, expected, inOrder }: { made: unknown[]; expected: unknown[]; inOrder?: boolean },
): void {
  if (exchange.answer?.status !== 200) return;
  const listed = itemsOf(bodyOf(exchange))
    .map(({ id }) => id)
    .filter((id) => made.includes(id));
  const sorted = (ids: unknown[]) => (inOrder === true ? ids : ids.map(String).toSorted());
  if (isDeepStrictEqual(sorted(listed), sorted(expected))) return;
  const isSame = isDeepStrictEqual(listed.map(String).toSorted(), expected.map(String).toSorted());
  const { title } = exchange.trial;
  scene.blame(exchange, {
    message: isSame ? `The order is another one (${title}).` : `Other rows are listed (${title}).`,
    expected,
    received: listed,
  });
}

/** Says so when a list holds a row that its filter does not let through. */
function lookAtEach(scene: Scene, exchange: Exchange, fits: (item: Body) => boolean): void {
  const stray = itemsOf(bodyOf(exchange)).find((item) => !fits(item));
  if (stray === undefined) return;
  scene.blame(exchange, {
    message: `A row is listed that does not belong there (${exchange.trial.title}).`,
    expected: exchange.call.query,
    received: stray,
  });
}

/** Says so when a list is not in the order of what it says of its rows: the greatest first. */
function lookAtOrder(scene: Scene, exchange: Exchange, keyOf: (item: Body) => string): void {
  const keys = itemsOf(bodyOf(exchange)).map(keyOf);
  const before = keys.find((key, index) => key < (keys[index + 1] ?? ''));
  if (before === undefined) return;
  scene.blame(exchange, {
    message: `The order is another one (${exchange.trial.title}).`,
    expected: keys.toSorted().toReversed(),
    received: keys,
  });
}

/** An instant as text whose order is that of time. */
const instantOf = (text: unknown) => new Date(textOf(text)).toISOString();

/** Without accents, in small letters. */
const folded = (text: unknown) =>
  textOf(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

// It is never the same day in both.
const EAST = 'Pacific/Kiritimati';
const WEST = 'Pacific/Pago_Pago';

type Kind = { timeZone: string; text: string; review: Body; transition?: string };

/** In the order in which they begin; no two agree in what can be asked for. */
const KINDS: Kind[] = [
  {
    timeZone: EAST,
    text: 'one two three',
    review: { title: 'Élan du matin', sentiment: 'positive', visibility: 'private' },
    transition: 'saveWritingSessionDraft',
  },
  {
    timeZone: WEST,
    text: 'one two three four five',
    review: { comment: 'un élan tardif', sentiment: 'negative', visibility: 'public' },
    transition: 'publishWritingSession',
  },
  {
    timeZone: WEST,
    text: 'one',
    review: { title: 'Pluie', sentiment: 'neutral', visibility: 'team' },
  },
];

async function sessionOf(scene: Scene, as: Caller, projectId: unknown, kind: Kind): Promise<Body> {
  const { id: documentId } = await newDocument(scene, as, projectId);
  const started = await newSession(scene, as, { projectId, documentId, timeZone: kind.timeZone });
  const save = saving(documentId, [put(crypto.randomUUID(), kind.text)]);
  await scene.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
  await moveOn(scene, as, 'endWritingSession', started);
  const reviewed = await moveOn(scene, as, 'updateWritingSession', started, kind.review);
  return kind.transition === undefined ? reviewed : moveOn(scene, as, kind.transition, started);
}

const wordsOf = ({ stats }: Body) => Number(isObject(stats) ? stats['words'] : 0);

/** Every filter of the sessions lets through what it names, and every order is one. */
export const sessionFilters: Scenario = {
  name: 'filters and orders of sessions',
  about: ['listWritingSessions'],
  needs: [
    'createProject',
    'createDocument',
    'startWritingSession',
    'getLiveWritingSession',
    'saveParagraphs',
    'endWritingSession',
    'updateWritingSession',
    'saveWritingSessionDraft',
    'publishWritingSession',
  ],
  async run(scene) {
    const as = await ownAccount(scene);
    const sessions: Body[] = [];
    for (const kind of KINDS) {
      const { id: projectId } = await newProject(scene, as);
      sessions.push(await sessionOf(scene, as, projectId, kind));
    }
    const [first = {}, second = {}, third = {}] = sessions;
    const idsOf = (some: Body[]) => some.map(({ id }) => id);
    const made = idsOf(sessions);
    const attempt = async (query: Body, fits: (session: Body) => boolean) => {
      const expected = idsOf(sessions.filter(fits));
      compare(scene, await read(scene, as, 'listWritingSessions', query), { made, expected });
    };
    for (const name of ['status', 'sentiment', 'visibility', 'projectId']) {
      for (const { [name]: value } of [first, second]) {
        await attempt({ [name]: value }, (session) => session[name] === value);
      }
    }
    const { localDate: east } = first;
    const { localDate: west } = second;
    await attempt({ from: east }, ({ localDate }) => localDate === east);
    await attempt({ to: west }, ({ localDate }) => localDate === west);
    await attempt({ from: west, to: west }, ({ localDate }) => localDate === west);
    for (const search of ['elan', 'ÉLAN', 'pluie', 'nowhere in any of them']) {
      await attempt({ search }, ({ title, comment }) =>
        [title, comment].some((text) => folded(text).includes(folded(search))),
      );
    }
    const orders: Record<string, Body[]> = {
      newest: [third, second, first],
      oldest: [first, second, third],
      mostWords: sessions.toSorted((a, b) => wordsOf(b) - wordsOf(a)),
    };
    for (const [sort, expected] of Object.entries(orders)) {
      const exchange = await read(scene, as, 'listWritingSessions', { sort });
      compare(scene, exchange, { made, expected: idsOf(expected), inOrder: true });
    }
  },
};

/** Documents are found by their project, their title and their text. */
export const documentFilters: Scenario = {
  name: 'filters and order of documents',
  about: ['listDocuments'],
  needs: [
    'createProject',
    'createDocument',
    'moveDocument',
    'startWritingSession',
    'getLiveWritingSession',
    'saveParagraphs',
  ],
  async run(scene) {
    const as = await ownAccount(scene);
    const { id: projectId } = await newProject(scene, as);
    const document = async (title: string, project: unknown = projectId) => {
      const body = { projectId: project, title, language: 'fr' };
      return scene.expect('createDocument', 201, { as, title: 'make a document', body });
    };
    const { id: byTitle } = await document('Le bel été');
    const { id: byText } = await document('Hiver');
    const { id: neither } = await document('Automne');
    const { id: elsewhere } = await document(
      'Un été ailleurs',
      (await newProject(scene, as))['id'],
    );
    await newSession(scene, as, { projectId });
    const save = saving(byText, [put(crypto.randomUUID(), 'Cet ÉTÉ-là, il neigeait.')]);
    await scene.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
    const made = [byTitle, byText, neither, elsewhere];
    const attempt = async (query: Body, expected: unknown[], inOrder = false) => {
      const exchange = await read(scene, as, 'listDocuments', query);
      compare(scene, exchange, { made, expected, inOrder });
      return exchange;
    };
    lookAtOrder(scene, await attempt({}, made), ({ updatedAt }) => instantOf(updatedAt));
    await attempt({ projectId }, [byTitle, byText, neither], true);
    await scene.expect('moveDocument', 200, {
      as,
      title: 'move it before the others',
      params: { documentId: neither },
      body: { projectId, after: null },
    });
    await attempt({ projectId }, [neither, byTitle, byText], true);
    for (const search of ['ete', 'Été']) {
      await attempt({ search }, [byTitle, byText, elsewhere]);
      await attempt({ search, projectId }, [byTitle, byText]);
    }
    await attempt({ search: 'neigeait' }, [byText]);
    await attempt({ search: 'printemps' }, []);
  },
};

/** Entries up to a day are the ones of that day and before. */
export const journalFilters: Scenario = {
  name: 'the entries until a day',
  about: ['listJournalEntries'],
  needs: ['createProject', 'openJournalEntry'],
  async run(scene) {
    const as = await scene.writer();
    const { id: projectId } = await newProject(scene, as, 'journal');
    const made: unknown[] = [];
    for (const localDate of ['2026-01-16', '2026-01-15', '2026-01-17']) {
      const { id } = await scene.expect('openJournalEntry', 201, {
        as,
        title: 'open the entry of a day',
        params: { projectId, localDate },
        body: { language: 'en', timeZone: 'Europe/Paris' },
      });
      made.push(id);
    }
    const [second, first, third] = made;
    const attempt = async (until: string, expected: unknown[]) => {
      const query = { until, limit: 20 };
      const exchange = await read(scene, as, 'listJournalEntries', query, { projectId });
      compare(scene, exchange, { made, expected, inOrder: true });
    };
    await attempt('2026-01-14', []);
    await attempt('2026-01-16', [second, first]);
    await attempt('2026-01-17', [third, second, first]);
  },
};

/** What is published can be asked for by author. */
export const authorFilter: Scenario = {
  name: 'what one author has published',
  about: ['listPublishedSessions'],
  needs: ['getCurrentUser', 'startWritingSession', 'publishWritingSession', 'saveParagraphs'],
  async run(scene) {
    const authors = [await scene.writer(), await scene.other()];
    const rows: { author: unknown; id: unknown }[] = [];
    for (const as of authors) {
      const me = await scene.expect('getCurrentUser', 200, { as, title: 'who am I' });
      rows.push({ author: me['id'], id: (await published(scene, as, 'public')).session['id'] });
    }
    const [as] = authors;
    if (!as) return;
    for (const { author, id } of rows) {
      const query = { authorId: author };
      const exchange = await read(scene, as, 'listPublishedSessions', query);
      compare(scene, exchange, { made: rows.map((row) => row.id), expected: [id] });
      lookAtEach(
        scene,
        exchange,
        (item) => isObject(item['author']) && item['author']['id'] === author,
      );
    }
  },
};

/** Articles are listed by language and by tag; the kit takes what there is. */
export const articleFilters: Scenario = {
  name: 'articles of a language and a tag',
  about: ['listArticles'],
  async run(scene) {
    const as = scene.kit.users.writer;
    for (const language of ['fr', 'en']) {
      const all = await read(scene, as, 'listArticles', { language });
      lookAtEach(scene, all, (item) => item['language'] === language);
      const items = itemsOf(bodyOf(all));
      const tagsOf = ({ tags }: Body): unknown[] => (Array.isArray(tags) ? tags : []);
      for (const tag of [...new Set(items.flatMap(tagsOf))].slice(0, 3)) {
        const exchange = await read(scene, as, 'listArticles', { language, tag });
        lookAtEach(scene, exchange, (item) => tagsOf(item).includes(tag));
        const count = itemsOf(bodyOf(exchange)).length;
        const expected = items.filter((item) => tagsOf(item).includes(tag)).length;
        if (count >= expected) continue;
        scene.blame(exchange, {
          message: 'An article that carries the tag is not listed.',
          expected,
          received: count,
        });
      }
    }
  },
};
