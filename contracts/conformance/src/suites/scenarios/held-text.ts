import { isDeepStrictEqual } from 'node:util';
import { steady } from '../../check/steady.ts';
import { rowsOf } from '../../contract/places.ts';
import { DELICATE } from '../../generate/strings.ts';
import type { Caller } from '../../http/call.ts';
import { askWhole } from './listed.ts';
import { bodyOf, type Body, type Exchange, type Scenario, type Steps } from './steps.ts';
import { moveOn, newDocument, newProject, newSession, saving } from './common-steps.ts';

/** The runs of a paragraph, in one way: neighbours of the same marks are one, none is empty. */
function runsOf(content: unknown): Body[] {
  const runs: { text: string; marks: string[] }[] = [];
  for (const { text, marks } of rowsOf(content)) {
    const own = Array.isArray(marks) ? marks.map(String).toSorted() : [];
    const last = runs.at(-1);
    if (String(text) === '') continue;
    if (last && isDeepStrictEqual(last.marks, own)) last.text += String(text);
    else runs.push({ text: String(text), marks: own });
  }
  return runs;
}

/** Of a paragraph what every place that shows it has to agree on. */
const shownOf = (names: string[], paragraph: Body): Body => ({
  ...Object.fromEntries(names.map((name) => [name, paragraph[name]])),
  content: runsOf(paragraph['content']),
});

const WHOLE = ['id', 'position', 'type', 'version'];
const TEXT = ['id', 'type'];

/** Blames an answer whose paragraphs are not these, in this order. */
function holdTo(
  steps: Steps,
  exchange: Exchange,
  received: unknown,
  expected: Body[],
  names = WHOLE,
): void {
  const [is, due] = [rowsOf(received), expected].map((list) =>
    list.map((one) => shownOf(names, one)),
  );
  if (isDeepStrictEqual(is, due)) return;
  steps.blame(exchange, {
    message: `The paragraphs of ${exchange.call.operation.operationId} are not those that were saved.`,
    expected: due,
    received: is,
  });
}

/** A paragraph without words is nothing that a session wrote, and may be left out of its text. */
const hasText = ({ content }: Body) => runsOf(content).length > 0;

function holdText(steps: Steps, exchange: Exchange, documentId: unknown, expected: Body[]) {
  const sections = rowsOf(bodyOf(exchange)['sections']);
  const own = sections.filter((one) => one['documentId'] === documentId);
  const paragraphs = own.flatMap((one) => rowsOf(one['paragraphs'])).filter(hasText);
  holdTo(steps, exchange, paragraphs, expected.filter(hasText), TEXT);
}

const change = (position: string, type: string, content: Body[], parentVersion = 0): Body => ({
  operation: 'put',
  id: crypto.randomUUID(),
  parentVersion,
  position,
  type,
  content,
});

/** Every type and every mark, neighbours of the same marks, not in the order of the positions. */
const changesOf = (): Body[] => [
  change('a1', 'paragraph', [
    { text: 'Le vent ', marks: [] },
    { text: 'se ', marks: ['strong', 'emphasis'] },
    { text: 'lève', marks: ['emphasis', 'strong'] },
    { text: '.', marks: ['underline'] },
  ]),
  change('a0', 'heading', [{ text: 'Un titre', marks: ['emphasis'] }]),
  change('a2', 'sceneBreak', []),
  change('Zz', 'quote', [{ text: DELICATE, marks: ['strike'] }]),
];

const sorted = (changes: Body[]) =>
  changes.toSorted((a, b) => (String(a['position']) < String(b['position']) ? -1 : 1));

/** Saves, and holds the answer to the versions that it gives. @returns what has to be read then. */
async function saved(steps: Steps, as: Caller, documentId: unknown, changes: Body[]) {
  const title = 'save every type and mark';
  const exchange = await steps.ask('saveParagraphs', { as, title, ...saving(documentId, changes) });
  const versions = changes.map(({ id, parentVersion }) => ({
    id,
    version: Number(parentVersion) + 1,
  }));
  const byId = (list: Body[]) =>
    list
      .map(({ id, version }) => ({ id, version }))
      .toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const received = byId(rowsOf(bodyOf(exchange)['paragraphs']));
  if (exchange.answer?.status === 200 && !isDeepStrictEqual(received, byId(versions))) {
    steps.blame(exchange, {
      message: 'A save answers other versions than the next after those it was made from.',
      expected: byId(versions),
      received,
    });
  }
  const all = changes.map((one, index) => ({ ...one, version: versions[index]?.version }));
  return sorted(all);
}

/** The paragraphs of a conflict are those that a reading gives, and the caller's own are not. */
async function tryConflict(steps: Steps, as: Caller, documentId: unknown, held: Body[]) {
  const [first] = held;
  if (!first) return;
  const { version: _, ...rest } = first;
  const stale = { ...rest, parentVersion: 7, content: [{ text: 'Not kept', marks: [] }] };
  const step = { as, title: 'save from a version to come', ...saving(documentId, [stale]) };
  const refused = await steps.ask('saveParagraphs', step);
  const { messageKey, paragraphs } = bodyOf(refused);
  if (messageKey !== 'paragraphs.conflict') return;
  holdTo(steps, refused, paragraphs, [first]);
}

/** What a list says of a thing is what its own reading says, member by member. */
function holdListed(
  steps: Steps,
  list: Exchange,
  read: Exchange,
  items: unknown = bodyOf(list)['items'],
): void {
  const one = bodyOf(read);
  const item = rowsOf(items).find(({ id }) => id === one['id']);
  const { operation } = read.call;
  if (list.answer?.status !== 200 || read.answer?.status !== 200) return;
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const [said, due] = [item, one].map((body): Body =>
    Object(steady(body, schema, steps.kit.contract)),
  );
  const other = Object.keys(said ?? {}).find(
    (name) => due && name in due && !isDeepStrictEqual(said?.[name], due[name]),
  );
  if (item !== undefined && other === undefined) return;
  steps.blame(list, {
    message:
      item === undefined
        ? `${list.call.operation.operationId} lacks what ${operation.operationId} reads.`
        : `${other} of ${list.call.operation.operationId} is not what ${operation.operationId} reads.`,
    expected: other === undefined ? one['id'] : due?.[other],
    received: other === undefined ? null : said?.[other],
  });
}

/** What was saved is the same wherever it is shown. */
export const heldText: Scenario = {
  name: 'one text wherever it is shown',
  about: [
    'saveParagraphs',
    'getDocument',
    'listDocuments',
    'listProjectTexts',
    'getProject',
    'listProjects',
    'getJournalEntry',
    'listJournalEntries',
    'getWritingSession',
    'listWritingSessions',
    'getLiveWritingSession',
    'getWritingSessionText',
    'getPublishedSession',
    'listPublishedSessions',
    'exportAccount',
  ],
  needs: [
    'createProject',
    'createDocument',
    'openJournalEntry',
    'startWritingSession',
    'updateWritingSession',
    'endWritingSession',
    'discardWritingSession',
    'publishWritingSession',
    'getCurrentUser',
  ],
  async run(steps) {
    const as = steps.kit.users.newcomer ? await steps.newcomer() : await steps.writer();
    const read = (operationId: string, params: Body = {}, query: Body = {}) => {
      const step = { as, title: 'read what was saved', params, query };
      const isList = operationId.startsWith('list');
      return isList ? askWhole(steps, operationId, step) : steps.ask(operationId, step);
    };
    const { id: projectId } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as, projectId);
    const { id: journalId } = await newProject(steps, as, 'journal');
    const day = { projectId: journalId, localDate: '2026-01-15' };
    const entry = await steps.expect('openJournalEntry', 201, {
      as,
      title: 'open the entry of a day',
      params: day,
      body: { language: 'fr', timeZone: 'Europe/Paris' },
    });
    const session = await newSession(steps, as, { projectId, documentId });
    const params = { sessionId: session['id'] };

    await saved(steps, as, entry['id'], changesOf());
    const first = await saved(steps, as, documentId, changesOf());
    const again: Body[] = first.map(({ version, ...one }) =>
      Object.assign(one, { parentVersion: version }),
    );
    const held = await saved(steps, as, documentId, again);
    await tryConflict(steps, as, documentId, held);

    const document = await read('getDocument', { documentId });
    holdTo(steps, document, bodyOf(document)['paragraphs'], held);
    holdListed(steps, await read('listDocuments', {}, { projectId }), document);
    holdListed(steps, await read('listProjectTexts', { projectId }), document);
    holdListed(steps, await read('listProjects'), await read('getProject', { projectId }));
    const page = await read('getDocument', { documentId: entry['id'] });
    const ofDay = await read('getJournalEntry', day);
    holdListed(steps, ofDay, page, [bodyOf(ofDay)]);
    holdListed(steps, await read('listJournalEntries', { projectId: journalId }), page);
    holdListed(steps, await read('listDocuments', {}, { projectId: journalId }), page);
    await steps.expect('updateWritingSession', 200, {
      as,
      title: 'give it a title',
      params,
      body: { title: 'A title' },
    });
    const live = await read('getLiveWritingSession');
    const one = await read('getWritingSession', params);
    holdListed(steps, live, one, [bodyOf(live)['session']]);
    await moveOn(steps, as, 'endWritingSession', session);
    const text = await read('getWritingSessionText', params);
    holdText(steps, text, documentId, held);

    await moveOn(steps, as, 'publishWritingSession', session, { visibility: 'public' });
    const written = await read('getWritingSession', params);
    holdListed(steps, await read('listWritingSessions'), written);
    const copy = await read('getPublishedSession', params);
    holdText(steps, copy, documentId, held);
    holdText(steps, await read('getWritingSessionText', params), documentId, held);
    const { id: authorId } = bodyOf(await read('getCurrentUser'));
    const listed = await read('listPublishedSessions', {}, { authorId });
    holdListed(steps, listed, copy);
    // What the public reads of a session is its own.
    const { words, paragraphs }: Body = Object(bodyOf(written)['stats']);
    const stats = { words, paragraphs };
    const published = bodyOf(copy);
    holdListed(steps, copy, { ...written, answer: copy.answer }, [{ ...published, stats }]);

    const whole = await read('exportAccount');
    if (whole.answer?.status !== 200) return;
    const { documents, writingSessions, projects } = bodyOf(whole);
    const sessions = rowsOf(writingSessions).map((one) => one['session']);
    holdListed(steps, whole, document, documents);
    holdListed(steps, whole, written, sessions);
    const project = await read('getProject', { projectId });
    holdListed(steps, whole, project, projects);
  },
};
