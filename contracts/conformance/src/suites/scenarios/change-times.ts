import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../../contract/places.ts';
import { bodyOf, textOf, type Body, type Exchange, type Scenario, type Steps } from './steps.ts';
import { newDocument, newProject, newSession, put, saving, WRITING } from './common-steps.ts';

/** What has times, by what it is. */
type Times = Record<string, Body>;

/** What a call is expected to be answered, and whose `updatedAt` moves on by it. */
type Expected = { status: number; moves: string[] };

const timeOf = (body: Body) => textOf(body['updatedAt']);
/** A clock of whole seconds may stand still from one call to the next. */
export const isFine = (time: string) => /\.\d*[1-9]/u.test(time);
/** Waits where a server tells its times in whole seconds, so that what comes next has a later one. */
export const untilLater = async (time: unknown): Promise<void> => {
  if (!isFine(textOf(time))) await pause(1100);
};

/** Milliseconds in which any clock of milliseconds moves on. */
const TICK = 1.5;

/** When something was made stays what it was, whatever is done with it. */
function checkMaking(steps: Steps, exchange: Exchange, before: Times, later: Body[]): void {
  for (const [name, { id, createdAt }] of Object.entries(before)) {
    const told = later.filter((one) => one['id'] === id).map((one) => textOf(one['createdAt']));
    const was = Date.parse(textOf(createdAt));
    const moved = told.find((time) => Date.parse(time) !== was);
    // What has no such time at all is another fault, which is named for itself.
    if (moved === undefined || moved === '' || Number.isNaN(was)) continue;
    steps.blame(exchange, {
      message: `createdAt of the ${name} is another one after ${exchange.call.operation.operationId}.`,
      expected: createdAt,
      received: moved,
    });
  }
}

/** Text that is written is no change of what two windows may change. */
function checkVersions(steps: Steps, exchange: Exchange, before: Times, after: Times): void {
  if (exchange.call.operation.operationId !== 'saveParagraphs') return;
  for (const [name, { version }] of Object.entries(before)) {
    const received = after[name]?.['version'];
    if (version === undefined || received === undefined || received === version) continue;
    const message = `The version of the ${name} is another one after saveParagraphs.`;
    steps.blame(exchange, { message, expected: version, received });
  }
}

/** Reads both before and after a call, and blames the call for what it does to their times. */
async function lookAt(
  steps: Steps,
  read: () => Promise<Times>,
  { status, moves }: Expected,
  attempt: () => Promise<Exchange>,
): Promise<void> {
  const askedAt = performance.now();
  const before = await read();
  const hasTicked = performance.now() - askedAt > TICK;
  const exchange = await attempt();
  const after = await read();
  // Answered in another way, it is another fault, which is named for itself.
  if (exchange.answer?.status !== status) return;
  const said = bodyOf(exchange);
  checkMaking(steps, exchange, before, [said, ...Object.values(after)]);
  checkVersions(steps, exchange, before, after);
  for (const [name, one] of Object.entries(before)) {
    const was = timeOf(one);
    // What is said in the answer itself, and what is read afterwards.
    const told = [said, after[name] ?? {}].filter(({ id }) => id === one['id']).map(timeOf);
    if (was === '' || told.includes('')) continue;
    const isDue = moves.includes(name);
    const isSeen = hasTicked && [was, ...told].some(isFine);
    const isRight = (time: string) =>
      isDue ? !isSeen || Date.parse(time) > Date.parse(was) : Date.parse(time) === Date.parse(was);
    if (told.every(isRight)) continue;
    const { operationId } = exchange.call.operation;
    steps.blame(exchange, {
      message: isDue
        ? `updatedAt of the ${name} stays what it was after ${operationId}.`
        : `updatedAt of the ${name} is another one after ${operationId} (${exchange.testCase.title}).`,
      expected: isDue ? `later than ${was}` : was,
      received: told,
    });
  }
}

/** What is changed says so in `updatedAt`; what is read, repeated or refused changes nothing. */
export const changeTimes: Scenario = {
  name: 'when something was last changed',
  about: [
    'getDocument',
    'updateDocument',
    'moveDocument',
    'saveParagraphs',
    'createDocument',
    'updateProject',
    'listProjects',
    'listDocuments',
  ],
  needs: ['createProject', 'getProject', 'startWritingSession', 'getLiveWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as, projectId);
    const { id: otherId } = await newDocument(steps, as, projectId);
    await newProject(steps, as);
    await newSession(steps, as, { documentId });
    const params = { documentId };
    const ask = (operationId: string, title: string, parts: Body) =>
      steps.ask(operationId, { as, title, ...parts });
    const title = 'look when it was changed';
    const read = async (): Promise<Times> => ({
      document: bodyOf(await ask('getDocument', title, { params })),
      project: bodyOf(await ask('getProject', title, { params: { projectId } })),
    });
    const attempt = (expected: Expected, ...[operationId, title, parts]: Parameters<typeof ask>) =>
      lookAt(steps, read, expected, () => ask(operationId, title, parts));

    const both: Expected = { status: 200, moves: ['document', 'project'] };
    const save = saving(documentId, [put(crypto.randomUUID(), 'One two three.')]);
    await attempt(both, 'updateDocument', 'change its title', { params, body: { title: 'New' } });
    const place = { projectId, after: otherId };
    await attempt(both, 'moveDocument', 'move it', { params, body: place });
    await attempt(both, 'saveParagraphs', 'write a paragraph', save);

    const unchanged = (status: number): Expected => ({ status, moves: [] });
    await attempt(unchanged(200), 'saveParagraphs', 'the same save again', save);
    const stale = saving(documentId, [put(crypto.randomUUID(), 'Not kept', 7)]);
    await attempt(unchanged(409), 'saveParagraphs', 'a save from a version to come', stale);
    await attempt(unchanged(200), 'getDocument', 'read it', { params });
    await attempt(unchanged(412), 'updateDocument', 'a change from a version to come', {
      params,
      headers: { 'If-Match': '"999999"' },
      body: { title: 'Not kept' },
    });

    const around: Expected = { status: 200, moves: ['project'] };
    const another = { params: { documentId: otherId }, body: { title: 'Another' } };
    await attempt(around, 'updateDocument', 'change another document', another);
    const made = { projectId, title: 'One more', language: 'en' };
    const one = { status: 201, moves: around.moves };
    await attempt(one, 'createDocument', 'make another document', { body: made });
    const renamed = { params: { projectId }, body: { name: 'Changed since' } };
    await attempt(around, 'updateProject', 'change its name', renamed);
    // Each list is held to its order wherever it is read.
    await ask('listProjects', 'look which was changed last', {});
    await ask('listDocuments', 'look which was changed last', {});
  },
};

/** The same of a project by itself: a server may have no documents yet. */
export const changeTimesOfProjects: Scenario = {
  name: 'when a project was last changed',
  about: ['updateProject'],
  needs: ['createProject', 'getProject'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const step = { as, title: 'look when it was changed', params: { projectId } };
    const read = async () => ({ project: bodyOf(await steps.ask('getProject', step)) });
    const attempt = (expected: Expected, title: string, headers: Body, name: string) =>
      lookAt(steps, read, expected, () =>
        steps.ask('updateProject', { ...step, title, headers, body: { name } }),
      );
    await attempt({ status: 200, moves: ['project'] }, 'change its name', {}, 'Changed since');
    const stale = { 'If-Match': '"999999"' };
    await attempt({ status: 412, moves: [] }, 'a change from a version to come', stale, 'Not kept');
  },
};

/** The time of a paragraph is that of its own version, whatever else is written beside it. */
export const changeTimesOfParagraphs: Scenario = {
  name: 'when a paragraph was last written',
  about: ['getDocument', 'saveParagraphs'],
  needs: WRITING,
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    await newSession(steps, as, { documentId });
    const [changed, beside] = [crypto.randomUUID(), crypto.randomUUID()];
    const save = (...changes: unknown[]) =>
      steps.expect('saveParagraphs', 200, { as, title: 'write', ...saving(documentId, changes) });
    const read = async () => {
      const step = { as, title: 'look when it was written', params: { documentId } };
      const exchange = await steps.ask('getDocument', step);
      const paragraphs = rowsOf(bodyOf(exchange)['paragraphs']);
      const timeOfOne = (id: string) => timeOf(paragraphs.find((one) => one['id'] === id) ?? {});
      return { exchange, times: [timeOfOne(changed), timeOfOne(beside)] };
    };
    await save(put(changed, 'One'), put(beside, 'Two', 0, 'a1'));
    const before = await read();
    await save(put(changed, 'One more', 1));
    const { exchange, times } = await read();
    const [[was = '', stays = ''], [is = '', stayed = '']] = [before.times, times];
    if ([was, stays, is, stayed].includes('')) return;
    const isLater = Date.parse(is) > Date.parse(was) || ![was, is].some(isFine);
    if (isLater && Date.parse(stayed) === Date.parse(stays)) return;
    steps.blame(exchange, {
      message: isLater
        ? 'updatedAt of a paragraph is another one after another paragraph was saved.'
        : 'updatedAt of a paragraph stays what it was after it was saved.',
      expected: isLater ? stays : `later than ${was}`,
      received: isLater ? stayed : is,
    });
  },
};

/** An entry is a document of its journal, and one that is moved is one of where it is then. */
export const changeTimesOfPlaces: Scenario = {
  name: 'when a project last got a document or an entry',
  about: ['openJournalEntry', 'moveDocument', 'getProject'],
  needs: [...WRITING, 'getJournalEntry'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const { id: projectId } = await newProject(steps, as);
    const { id: journalId } = await newProject(steps, as, 'journal');
    await newSession(steps, as, {});
    const readProject = (id: unknown) => async (): Promise<Times> => {
      const step = { as, title: 'look when it was changed', params: { projectId: id } };
      return { project: bodyOf(await steps.ask('getProject', step)) };
    };
    const moved = { status: 200, moves: ['project'] };
    await lookAt(steps, readProject(projectId), moved, () =>
      steps.ask('moveDocument', {
        as,
        title: 'move a document there',
        params: { documentId },
        body: { projectId, after: null },
      }),
    );
    const day = { projectId: journalId, localDate: '2026-01-22' };
    const open = (title: string) =>
      steps.ask('openJournalEntry', {
        as,
        title,
        params: day,
        body: { language: 'en', timeZone: 'Europe/Paris' },
      });
    const attempt = (expected: Expected, call: () => Promise<Exchange>) =>
      lookAt(steps, readProject(journalId), expected, call);
    await attempt({ status: 201, moves: ['project'] }, () => open('open the entry of a day'));
    await attempt({ status: 200, moves: [] }, () => open('open it again'));
    const { id } = bodyOf(
      await steps.ask('getJournalEntry', { as, title: 'read it', params: day }),
    );
    const save = saving(id, [put(crypto.randomUUID(), 'One two three.')]);
    await attempt({ status: 200, moves: ['project'] }, () =>
      steps.ask('saveParagraphs', { as, title: 'write in it', ...save }),
    );
  },
};
