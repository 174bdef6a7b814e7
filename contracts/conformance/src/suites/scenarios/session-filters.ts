import { folded } from '../../check/folded.ts';
import type { Caller } from '../../http/call.ts';
import { isObject } from '../../contract/places.ts';
import { untilLater } from './change-times.ts';
import { holdRows, ownAccount, read } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario, type Steps } from './steps.ts';
import { EAST, newProject, WEST, WRITING, writtenSession, type Kind } from './common-steps.ts';

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
  needs: [
    ...WRITING,
    'updateProject',
    'updateWritingSession',
    'saveWritingSessionDraft',
    'publishWritingSession',
  ],
  async run(steps) {
    const as = await ownAccount(steps);
    const sessions: Body[] = [];
    const projects: Body[] = [];
    for (const _ of KINDS) projects.push(await newProject(steps, as));
    // Twice, one after the other: what is let through stands on two pages, with other rows between.
    for (const [index, kind] of [...KINDS.entries(), ...KINDS.entries()]) {
      const session = await writtenSession(steps, as, projects[index]?.['id'], kind);
      sessions.push(session);
      await untilLater(session['startedAt']);
    }
    const [first = {}, second = {}] = sessions;
    const idsOf = (some: Body[]) => some.map(({ id }) => id);
    const made = idsOf(sessions);
    const hold = (query: Body, expected: unknown[], inOrder = false) =>
      holdRows(steps, as, 'listWritingSessions', query, { made, expected, inOrder });
    const attempt = (query: Body, fits: (session: Body) => boolean) =>
      hold(query, idsOf(sessions.filter(fits)));
    const names = ['status', 'sentiment', 'visibility', 'projectId'];
    for (const name of names) {
      for (const { [name]: value } of [first, second]) {
        await attempt({ [name]: value }, (session) => session[name] === value);
      }
      // None fits both.
      for (const other of names.filter((each) => each !== name)) {
        await hold({ [name]: first[name], [other]: second[other] }, []);
      }
    }
    const dateOf = ({ localDate }: Body) => textOf(localDate);
    const [east, west] = [dateOf(first), dateOf(second)];
    await attempt({ from: east }, (session) => dateOf(session) >= east);
    await attempt({ to: west }, (session) => dateOf(session) <= west);
    await attempt({ from: west, to: west }, (session) => dateOf(session) === west);
    for (const search of ['elan', 'ÉLAN', 'pluie', 'nowhere in any of them']) {
      await attempt({ search }, ({ title, comment }) =>
        [title, comment].some((text) => folded(textOf(text)).includes(folded(search))),
      );
    }
    await hold({ sort: 'newest' }, made.toReversed(), true);
    await hold({ sort: 'oldest' }, made, true);
    // Filters and orders hold beside one another.
    const both = (query: Body, fits: (session: Body) => boolean) => {
      const rows = query['sort'] === 'oldest' ? sessions : sessions.toReversed();
      return hold(query, idsOf(rows.filter(fits)), true);
    };
    const isElan = ({ title, comment }: Body) =>
      [title, comment].some((text) => folded(textOf(text)).includes('elan'));
    const isDraft = ({ status }: Body) => status === first['status'];
    await both({ search: 'elan', sort: 'oldest' }, isElan);
    await both({ search: 'elan', status: first['status'] }, isDraft);
    await both({ projectId: first['projectId'], sort: 'oldest' }, isDraft);
    await both({ from: east, sentiment: second['sentiment'] }, () => false);
    await both({ to: west, sort: 'oldest' }, (session) => dateOf(session) <= west);
    // Those of as many words stand in an order of the server's own, on one page as on several.
    const sort = 'mostWords';
    const listed = idsOf(itemsOf(bodyOf(await read(steps, as, 'listWritingSessions', { sort }))));
    const placeOf = ({ id }: Body) => listed.indexOf(id);
    const ranked = sessions.toSorted((a, b) => wordsOf(b) - wordsOf(a) || placeOf(a) - placeOf(b));
    await hold({ sort }, idsOf(ranked), true);
    await holdNames(steps, as, projects);
  },
};

/** Each session of the list has the name that its project has now. */
async function holdNames(steps: Steps, as: Caller, [renamed = {}, ...others]: Body[]) {
  const name = `${textOf(renamed['name'])}, renamed`;
  await steps.expect('updateProject', 200, {
    as,
    title: 'give the project another name',
    params: { projectId: renamed['id'] },
    body: { name },
  });
  const names = new Map(
    [{ ...renamed, name }, ...others].map((project) => [project.id, project.name]),
  );
  const exchange = await read(steps, as, 'listWritingSessions', {});
  const wrong = itemsOf(bodyOf(exchange)).find(
    ({ projectId, projectName }) => names.has(projectId) && projectName !== names.get(projectId),
  );
  if (exchange.answer?.status !== 200 || wrong === undefined) return;
  steps.blame(exchange, {
    message: 'projectName of a session is not the name that its project has now.',
    expected: names.get(wrong['projectId']),
    received: wrong['projectName'],
  });
}
