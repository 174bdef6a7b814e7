import { holdRows, instantOf, lookAtOrder, ownAccount } from './listed.ts';
import type { Caller } from '../../http/call.ts';
import { untilLater } from './change-times.ts';
import { partOf } from './figures.ts';
import { bodyOf, type Body, type Scenario } from './steps.ts';
import { newProject, newSession, published, put, saving } from './common-steps.ts';

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
  async run(steps) {
    const as = await ownAccount(steps);
    const { id: projectId } = await steps.expect('createProject', 201, {
      as,
      title: 'make a project that is named by what its documents lack',
      body: { name: 'Au printemps', type: 'plain' },
    });
    const document = async (title: string, project: unknown = projectId) => {
      const body = { projectId: project, title, language: 'fr' };
      return steps.expect('createDocument', 201, { as, title: 'make a document', body });
    };
    const { id: byTitle } = await document('Le bel été');
    const { id: byText } = await document('Hiver');
    const { id: neither } = await document('Automne');
    const { id: ofOtherProject } = await document(
      'Un été ailleurs',
      (await newProject(steps, as))['id'],
    );
    await newSession(steps, as, { projectId });
    const save = saving(byText, [put(crypto.randomUUID(), 'Cet ÉTÉ-là, il neigeait.')]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
    const made = [byTitle, byText, neither, ofOtherProject];
    const attempt = (query: Body, expected: unknown[], inOrder = false) =>
      holdRows(steps, as, 'listDocuments', query, { made, expected, inOrder });
    lookAtOrder(steps, await attempt({}, made), ({ updatedAt }) => instantOf(updatedAt));
    await attempt({ projectId }, [byTitle, byText, neither], true);
    for (const search of ['ete', 'Été']) {
      const whole = await attempt({ search }, [byTitle, byText, ofOtherProject]);
      // What is searched in texts is not counted.
      if ('total' in bodyOf(whole)) {
        const message = 'A list that is searched in texts says how many it has.';
        steps.blame(whole, { message, expected: null, received: bodyOf(whole)['total'] });
      }
      await attempt({ search, projectId }, [byTitle, byText]);
    }
    await attempt({ search: 'neigeait' }, [byText]);
    await attempt({ search: 'été', sort: 'name' }, [byText, byTitle, ofOtherProject], true);
    await attempt({ sort: 'name' }, [neither, byText, byTitle, ofOtherProject], true);
    await attempt({ search: 'printemps' }, []);
    await steps.expect('moveDocument', 200, {
      as,
      title: 'move it before the others',
      params: { documentId: neither },
      body: { projectId, after: null },
    });
    await attempt({ projectId }, [neither, byTitle, byText], true);
  },
};

/** Projects are found by their name; they and their documents come in the order that is asked for. */
export const projectOrders: Scenario = {
  name: 'search and orders of projects',
  about: ['listProjects', 'listDocuments'],
  needs: [
    'createProject',
    'createDocument',
    'updateProject',
    'startWritingSession',
    'saveParagraphs',
  ],
  async run(steps) {
    const as = await ownAccount(steps);
    const project = async (name: string) => {
      // Only its name is searched.
      const body = { name, type: 'plain', description: 'Un zeste de tout' };
      const step = { as, title: 'make a project', body };
      const { id, updatedAt } = await steps.expect('createProject', 201, step);
      await untilLater(updatedAt);
      return id;
    };
    const document = async (projectId: unknown, title: string) => {
      const body = { projectId, title, language: 'fr' };
      return (await steps.expect('createDocument', 201, { as, title: 'make one', body }))['id'];
    };
    const [fruit, summer, autumn] = [
      await project('Écume'),
      await project('Un été'),
      await project('automne'),
    ];
    const [long, none, short] = [
      await document(summer, 'Brume'),
      await document(summer, 'Aube'),
      await document(summer, 'Crue'),
    ];
    await newSession(steps, as, { projectId: summer });
    for (const [id, text] of [
      [long, 'Il pleut sur la ville depuis ce matin.'],
      [short, 'Le vent.'],
      [await document(autumn, 'Feuilles'), 'Les feuilles tombent sans bruit sur le chemin.'],
    ]) {
      const save = saving(id, [put(crypto.randomUUID(), String(text))]);
      const step = { as, title: 'write a paragraph', ...save };
      const saved = await steps.expect('saveParagraphs', 200, step);
      await untilLater(partOf(saved, 'session')['lastWrittenAt']);
    }
    const made = [fruit, summer, autumn];
    const attempt = async (query: Body, expected: unknown[], inOrder = true) => {
      const whole = await holdRows(steps, as, 'listProjects', query, { made, expected, inOrder });
      const { total } = bodyOf(whole);
      if (!steps.kit.users.newcomer || total === undefined || total === expected.length) return;
      const message = `The list says of another number of projects that it has (${whole.testCase.title}).`;
      steps.blame(whole, { message, expected: expected.length, received: total });
    };
    await attempt({ search: 'ETE' }, [summer]);
    await attempt({ search: 'n' }, [autumn, summer]);
    await attempt({ search: 'été un' }, [summer]);
    await attempt({ search: 'été automne' }, []);
    await attempt({ search: 'hiver' }, []);
    await attempt({ type: 'plain' }, [autumn, summer, fruit]);
    await attempt({ type: 'journal' }, []);
    // Neither capitals nor accents come before or after all other letters.
    await attempt({ sort: 'name' }, [autumn, fruit, summer]);
    await attempt({ sort: 'words' }, [summer, autumn, fruit]);
    await attempt({ sort: 'lastWritten' }, [autumn, summer, fruit]);
    const journal = { name: 'Un été de jours', type: 'journal' };
    const step = { as, title: 'make a journal', body: journal };
    const { id: days } = await steps.expect('createProject', 201, step);
    made.push(days);
    await attempt({ type: 'journal' }, [days]);
    await attempt({ type: 'plain', search: 'été' }, [summer]);
    await attempt({ type: 'plain', sort: 'name' }, [autumn, fruit, summer]);
    await attempt({ search: 'été', sort: 'words' }, [summer, days]);
    await steps.expect('updateProject', 200, {
      as,
      title: 'give one another name',
      params: { projectId: fruit },
      body: { name: 'Zeste' },
    });
    await attempt({ search: 'zeste' }, [fruit]);
    await attempt({ search: 'écume' }, []);
    await attempt({ type: 'plain', sort: 'name' }, [autumn, summer, fruit]);
    const documents = { made: [long, none, short], inOrder: true };
    for (const [sort, expected] of [
      ['name', [none, long, short]],
      ['words', [long, short, none]],
      ['lastWritten', [short, long, none]],
    ] as const) {
      const rows = { ...documents, expected: [...expected] };
      await holdRows(steps, as, 'listDocuments', { projectId: summer, sort }, rows);
    }
  },
};

/** Entries up to a day are the ones of that day and before. */
export const journalFilters: Scenario = {
  name: 'the entries until a day',
  about: ['listJournalEntries'],
  needs: ['createProject', 'openJournalEntry'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as, 'journal');
    const made: unknown[] = [];
    for (const localDate of ['2026-01-16', '2026-01-15', '2026-01-17']) {
      const { id } = await steps.expect('openJournalEntry', 201, {
        as,
        title: 'open the entry of a day',
        params: { projectId, localDate },
        body: { language: 'en', timeZone: 'Europe/Paris' },
      });
      made.push(id);
    }
    const [second, first, third] = made;
    const attempt = async (until: string, expected: unknown[]) => {
      const rows = { made, expected, inOrder: true };
      await holdRows(steps, as, 'listJournalEntries', { until }, rows, { projectId });
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
  async run(steps) {
    const authors = steps.kit.users.newcomer
      ? [await steps.newcomer(), await steps.newcomer()]
      : [await steps.writer(), await steps.other()];
    const rows: { author: unknown; id: unknown }[] = [];
    const publish = async (as: Caller, what: string) => {
      const me = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
      rows.push({ author: me['id'], id: (await published(steps, as, what)).session['id'] });
    };
    // In turns, so that those of one author have another's between them.
    for (const as of [...authors, ...authors]) await publish(as, 'public');
    const [as] = authors;
    if (!as) return;
    // An author sees it, and not where another author is asked for.
    await publish(as, 'private');
    const idsOf = (some: typeof rows) => some.map(({ id }) => id);
    for (const author of new Set(rows.map((row) => row.author))) {
      const expected = idsOf(rows.filter((row) => row.author === author));
      const query = { authorId: author };
      const listed = { made: idsOf(rows), expected };
      await holdRows(steps, as, 'listPublishedSessions', query, listed);
    }
  },
};
