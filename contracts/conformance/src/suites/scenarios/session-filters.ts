import { isObject } from '../../contract/places.ts';
import { holdRows, ownAccount, read } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario } from './steps.ts';
import { EAST, newProject, WEST, WRITING, writtenSession, type Kind } from './common-steps.ts';

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

/** Every filter of the sessions lets through what it names, and every order is one. */
export const sessionFilters: Scenario = {
  name: 'filters and orders of sessions',
  about: ['listWritingSessions'],
  needs: [...WRITING, 'updateWritingSession', 'saveWritingSessionDraft', 'publishWritingSession'],
  async run(steps) {
    const as = await ownAccount(steps);
    const sessions: Body[] = [];
    const projectIds: unknown[] = [];
    for (const _ of KINDS) projectIds.push((await newProject(steps, as))['id']);
    // Twice, one after the other: what is let through stands on two pages, with other rows between.
    for (const [index, kind] of [...KINDS.entries(), ...KINDS.entries()]) {
      sessions.push(await writtenSession(steps, as, projectIds[index], kind));
    }
    const [first = {}, second = {}] = sessions;
    const idsOf = (some: Body[]) => some.map(({ id }) => id);
    const made = idsOf(sessions);
    const hold = (query: Body, expected: unknown[], inOrder = false) =>
      holdRows(steps, as, 'listWritingSessions', query, { made, expected, inOrder });
    const attempt = (query: Body, fits: (session: Body) => boolean) =>
      hold(query, idsOf(sessions.filter(fits)));
    for (const name of ['status', 'sentiment', 'visibility', 'projectId']) {
      for (const { [name]: value } of [first, second]) {
        await attempt({ [name]: value }, (session) => session[name] === value);
      }
    }
    const dateOf = ({ localDate }: Body) => textOf(localDate);
    const [east, west] = [dateOf(first), dateOf(second)];
    await attempt({ from: east }, (session) => dateOf(session) >= east);
    await attempt({ to: west }, (session) => dateOf(session) <= west);
    await attempt({ from: west, to: west }, (session) => dateOf(session) === west);
    for (const search of ['elan', 'ÉLAN', 'pluie', 'nowhere in any of them']) {
      await attempt({ search }, ({ title, comment }) =>
        [title, comment].some((text) => folded(text).includes(folded(search))),
      );
    }
    await hold({ sort: 'newest' }, made.toReversed(), true);
    await hold({ sort: 'oldest' }, made, true);
    // Those of as many words stand in an order of the server's own, on one page as on several.
    const sort = 'mostWords';
    const listed = idsOf(itemsOf(bodyOf(await read(steps, as, 'listWritingSessions', { sort }))));
    const placeOf = ({ id }: Body) => listed.indexOf(id);
    const ranked = sessions.toSorted((a, b) => wordsOf(b) - wordsOf(a) || placeOf(a) - placeOf(b));
    await hold({ sort }, idsOf(ranked), true);
  },
};
