import type { Caller } from '../../http/call.ts';
import { compare, ownAccount, read } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scenario, type Steps } from './steps.ts';
import { moveOn, newProject, newSession, put, remove, saving, WRITING } from './common-steps.ts';

/** A library of documents that are searched, and nothing else. */
export async function openLibrary(steps: Steps, of?: Caller) {
  const as = of ?? (await ownAccount(steps));
  const { id: projectId } = await newProject(steps, as);
  await newSession(steps, as, { projectId });
  const made: unknown[] = [];
  const document = async (title: string) => {
    const body = { projectId, title, language: 'fr' };
    const { id } = await steps.expect('createDocument', 201, {
      as,
      title: 'make a document',
      body,
    });
    made.push(id);
    return id;
  };
  const save = (documentId: unknown, change: unknown) =>
    steps.expect('saveParagraphs', 200, {
      as,
      title: 'write a paragraph',
      ...saving(documentId, [change]),
    });
  const finds = async (search: string, expected: unknown[]) => {
    const exchange = await read(steps, as, 'listDocuments', { search });
    compare(steps, exchange, { made, expected });
  };
  return { as, document, save, finds };
}

/** What a search finds is what there is now, whatever was there before. */
export const searchesOfNow: Scenario = {
  name: 'a search after changes and deletions',
  about: ['listDocuments'],
  needs: [
    ...WRITING,
    'updateDocument',
    'deleteDocument',
    'restoreFromTrash',
    'createDocumentVersion',
    'restoreDocumentVersion',
  ],
  async run(steps) {
    const { as, document, save, finds } = await openLibrary(steps);
    const id = await document('Hiver');
    const paragraphId = crypto.randomUUID();
    await save(id, put(paragraphId, 'Le phare brille.'));
    await finds('phare', [id]);
    await save(id, put(paragraphId, 'La digue tient.', 1));
    await finds('digue', [id]);
    await finds('phare', []);
    await save(id, remove(paragraphId, 2));
    await finds('digue', []);
    const params = { documentId: id };
    await steps.expect('updateDocument', 200, {
      as,
      title: 'give it another title',
      params,
      body: { title: 'Le port' },
    });
    await finds('port', [id]);
    await finds('hiver', []);
    await steps.expect('deleteDocument', 204, { as, title: 'delete it', params });
    await finds('port', []);
    const back = { as, title: 'restore it', params: { trashItemId: id }, body: {} };
    await steps.expect('restoreFromTrash', 200, back);
    await finds('port', [id]);
    const other = await document('Un autre');
    const own = crypto.randomUUID();
    await save(other, put(own, 'La balise sonne.'));
    const keep = { as, title: 'keep a version', params: { documentId: other }, body: {} };
    const { id: versionId } = await steps.expect('createDocumentVersion', 201, keep);
    await save(other, put(own, 'La bouée flotte.', 1));
    await steps.expect('restoreDocumentVersion', 200, {
      as,
      title: 'restore the text before',
      params: { documentId: other, versionId },
      body: {},
    });
    await finds('balise', [other]);
    await finds('bouée', []);
  },
};

/** Titles are found by all words, the best match first; texts are not looked into. */
export const foundTitles: Scenario = {
  name: 'a search for titles',
  about: ['findDocumentTitles'],
  needs: WRITING,
  async run(scene) {
    const { as, document, save } = await openLibrary(scene, await scene.newcomer());
    const inside = await document('Le texte 1.4');
    const exact = await document('Texte 1.4');
    const scattered = await document('Texte 51.4');
    await save(await document('Autre'), put(crypto.randomUUID(), 'Un texte 1.4.'));
    const exchange = await scene.ask('findDocumentTitles', {
      as,
      title: 'look for a title',
      query: { search: 'TEXTE 1.4' },
    });
    if (exchange.answer?.status !== 200) return;
    const { total } = bodyOf(exchange);
    const received = { ids: itemsOf(bodyOf(exchange)).map(({ id }) => id), total };
    const expected = { ids: [exact, inside, scattered], total: 3 };
    if (JSON.stringify(received) === JSON.stringify(expected)) return;
    const message = 'Titles are not found by all words, the best match first.';
    scene.blame(exchange, { message, expected, received });
  },
};

/** A text is searched as it is read, and what is searched for is a text and no pattern. */
export const searchedTexts: Scenario = {
  name: 'a search for a text as it is read',
  about: ['listDocuments'],
  needs: WRITING,
  async run(steps) {
    const { document, save, finds } = await openLibrary(steps);
    const runs = await document('Deux passages');
    const content = [
      { text: 'Un mot cou', marks: ['strong'] },
      { text: 'pé là', marks: [] },
    ];
    await save(runs, { ...put(crypto.randomUUID(), ''), content });
    await finds('coupé', [runs]);
    await finds('marks', []);
    const percent = await document('À 100% pur');
    const underscore = await document('Le fichier a_c');
    const slash = await document(String.raw`Le dossier c:\deux`);
    const others = [await document('À 100 fois pur'), await document('Le fichier abc')];
    await finds('100%', [percent]);
    await finds('100', [percent, others[0]]);
    await finds('a_c', [underscore]);
    await finds(String.raw`:\d`, [slash]);
    await finds('%', [percent]);
    await finds('_', [underscore]);
    const apart = await document('Toute la falaise');
    await save(apart, put(crypto.randomUUID(), 'Ruines au vent'));
    await save(apart, put(crypto.randomUUID(), 'Vagues en bas', 0, 'a1'));
    await finds('falaise toute', [apart]);
    await finds('falaise autre', []);
    await finds('vent ruines', []);
    await finds('falaise ruines', []);
    await finds('vent vagues', []);
    await finds('ruines vagues', []);
  },
};

/** Texts, and what finds them: one character is like another, or none, by the rules of searching. */
const FOLDED: [text: string, searches: string[]][] = [
  ['Le Cœur, ex æquo', ['coeur', 'CŒUR', 'ex aequo']],
  ['Die Straße', ['strasse', 'STRASSE']],
  ['La \uFB01n de l’été', ['fin', "l'ete", 'l ete', 'L‘ÉTÉ']],
  ['L’Arc‑en‑ciel – le soir', ['ARC EN CIEL', 'arc-en', 'ciel le soir', 'ciel - le soir']],
  ['De 12\u221215 à 20', ['12\u221215', '12-15', '12\u201015', '15\u2212à 20']],
  ['Un souve\u00ADnir\u200B vif', ['souvenir vif', 'souve\u200Bnir']],
  ['La mai\u2060son\uFEFF \u200Ebleue\uFE0F', ['maison bleue', 'mai\u200Dson']],
  ['Elle dit : « Bon… »', ['dit : "bon...', 'dit : “bon…”']],
  ['Dix  \u202F\u3000 mots e\u0301pars', ['dix mots épars']],
];

/** Searching takes for one what reads the same: accents, letter case, ligatures, apostrophes. */
export const foldedSearches: Scenario = {
  name: 'a search for what reads the same',
  about: ['listDocuments'],
  needs: WRITING,
  async run(steps) {
    if (!steps.kit.contract.has('searchFolding')) return;
    const { document, save, finds } = await openLibrary(steps);
    const all: unknown[] = [];
    for (const [text, searches] of FOLDED) {
      const byTitle = await document(text);
      const byText = await document('Sans titre');
      await save(byText, put(crypto.randomUUID(), text));
      for (const search of searches) await finds(search, [byTitle, byText]);
      all.push(byTitle, byText);
    }
    // Nothing is left of it, so that it leaves nothing out.
    await finds('-', all);
  },
};

/** The same of sessions, which are found by their title and their comment. */
export const sessionSearches: Scenario = {
  name: 'a search for sessions as they are now',
  about: ['listWritingSessions'],
  needs: [
    'startWritingSession',
    'getLiveWritingSession',
    'endWritingSession',
    'discardWritingSession',
    'updateWritingSession',
  ],
  async run(steps) {
    const as = await ownAccount(steps);
    const made: unknown[] = [];
    const finds = async (search: string, expected: unknown[]) => {
      const exchange = await read(steps, as, 'listWritingSessions', { search });
      compare(steps, exchange, { made, expected });
    };
    const session = await reviewed(steps, as, { title: 'À 100% ici', comment: 'Un a_c' });
    const other = await reviewed(steps, as, { title: 'À 100 fois ici', comment: 'Un abc' });
    made.push(session['id'], other['id']);
    await finds('100%', [session['id']]);
    await finds('a_c', [session['id']]);
    await finds('abc', [other['id']]);
    // A title and a comment are two texts, and a search is found whole in one of them.
    await finds('ici un', []);
    await finds('100 abc', []);
    await moveOn(steps, as, 'updateWritingSession', other, { title: 'Demain', comment: null });
    await finds('demain', [other['id']]);
    await finds('100 fois', []);
    await finds('abc', []);
  },
};

async function reviewed(steps: Steps, as: Caller, review: Body): Promise<Body> {
  const session = await newSession(steps, as);
  await moveOn(steps, as, 'endWritingSession', session);
  return moveOn(steps, as, 'updateWritingSession', session, review);
}
