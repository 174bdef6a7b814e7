import { isObject } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { compare, ownAccount, read } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario, type Scene } from './scene.ts';
import { EAST, newProject, WEST, writtenSession, type Kind } from './steps.ts';

/** Without accents, in small letters. */
const folded = (text: unknown) =>
  textOf(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

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

const wordsOf = ({ stats }: Body) => Number(isObject(stats) ? stats['words'] : 0);

/** Says so when the order is another one from page to page. */
async function compareByPages(scene: Scene, as: Caller, query: Body, expected: unknown[]) {
  const ids: unknown[] = [];
  let cursor: unknown;
  do {
    const page = { ...query, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
    const title = `page ${ids.length + 1} of ${String(query['sort'])}`;
    const exchange = await scene.ask('listWritingSessions', { as, title, query: page });
    const [item] = itemsOf(bodyOf(exchange));
    if (exchange.answer?.status !== 200) return;
    if (item?.['id'] !== expected[ids.length]) {
      scene.blame(exchange, {
        message: `Page ${ids.length + 1} of the sessions in an order holds another one.`,
        expected: expected[ids.length] ?? null,
        received: item?.['id'] ?? null,
      });
      return;
    }
    ids.push(item?.['id']);
    cursor = bodyOf(exchange)['nextCursor'];
  } while (cursor !== null && cursor !== undefined && ids.length < expected.length);
}

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
      sessions.push(await writtenSession(scene, as, projectId, kind));
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
      const whole = await read(scene, as, 'listWritingSessions', { sort });
      compare(scene, whole, { made, expected: idsOf(expected), inOrder: true });
      // Where other runs have left sessions, no page is known beforehand.
      if (scene.kit.users.newcomer) await compareByPages(scene, as, { sort }, idsOf(expected));
    }
  },
};
