import type { Caller } from '../../http/call.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest } from '../../generate/requests.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { bodyOf, type Exchange, type Scenario, type Steps } from './steps.ts';
import { newDocument, newProject } from './common-steps.ts';

export const hasLocation = ({ responses }: Operation) =>
  responses['201']?.headers?.['Location'] !== undefined;

/** `/projects/{projectId}` as what an address ends with. */
const endOf = ({ path }: Operation) => new RegExp(`${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');

/** The operation that reads what is at an address: of two that fit, the one that says more. */
const readerAt = ({ kit }: Steps, location: string): Operation | undefined =>
  kit.contract.operations
    .filter((one) => one.method === 'get' && one.path !== '/' && endOf(one).test(location))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/** From below the API's base address to the root of the server, however deep the base lies. */
const TO_THE_ROOT = '/..'.repeat(20);

/** What was made can be read where its Location says. */
export async function tryLocation(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const { operationId } = operation;
  const as = await steps.writer();
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const request = typicalRequest(operation, making, kit.schemas);
  const made = await steps.ask(operationId, { as, title: 'make one', ...request });
  const location = made.answer?.headers.get('location') ?? '';
  if (made.answer?.status !== 201 || location === '') {
    kit.note(`No Location of ${operationId} was followed: ${made.answer?.status} came.`);
    return;
  }
  const { id } = bodyOf(made);
  const blame = (received: unknown) =>
    steps.blame(made, {
      message: `The Location of ${operationId} does not lead to what was made.`,
      expected: `an address at which ${String(id)} is read`,
      received,
    });
  // One that is no path breaks its own schema, and nothing can be asked below the base address.
  const reader = location.startsWith('/') ? readerAt(steps, location) : undefined;
  if (!reader) return blame(location);
  // It is a path of its own, and not one below the base address that calls are sent to.
  const there = { ...reader, path: `${TO_THE_ROOT}${location}` };
  const call = { operation: there, caller: as, params: {}, query: {}, headers: {} };
  const answer = await kit.send(call, { title: `what ${operationId} made, by its Location` });
  const found = bodyOf({ call, testCase: { title: '' }, answer })['id'];
  if (answer?.status !== 200 || found !== id) {
    blame({ location, status: answer?.status, id: found });
  }
}

const PADDED = '  \tStored trimmed \n ';
const TRIMMED = 'Stored trimmed';

/** Says so when a text, sent with blanks around it or nothing else, is not answered without them. */
function lookAt(
  steps: Steps,
  exchange: Exchange,
  property: string,
  expected: string | null = TRIMMED,
): void {
  const received = bodyOf(exchange)[property];
  // Another fault, which is named for itself.
  if ((exchange.answer?.status ?? 500) >= 300 || received === expected) return;
  steps.blame(exchange, {
    message: `${property}, sent with ${expected === null ? 'nothing but blanks, is not null' : 'blanks around it, is not stored trimmed'}.`,
    expected,
    received,
  });
}

/** Names and titles are stored without the blanks around them, when they are made and changed. */
export const trimmedTexts: Scenario = {
  name: 'blanks around names and titles',
  about: ['createProject', 'updateProject', 'createDocument', 'updateDocument'],
  async run(steps) {
    const as = await steps.writer();
    const title = 'with blanks around it';
    const project = await steps.ask('createProject', {
      as,
      title,
      body: { name: PADDED, type: 'plain' },
    });
    lookAt(steps, project, 'name');
    const { id: projectId } = await newProject(steps, as);
    const renamed = { as, title, params: { projectId }, body: { name: PADDED } };
    lookAt(steps, await steps.ask('updateProject', renamed), 'name');
    const body = { projectId, title: PADDED, language: 'en' };
    lookAt(steps, await steps.ask('createDocument', { as, title, body }), 'title');
    const { id: documentId } = await newDocument(steps, as, projectId);
    const retitled = { as, title, params: { documentId }, body: { title: PADDED } };
    lookAt(steps, await steps.ask('updateDocument', retitled), 'title');
  },
};

/** Every blank of the contract, and characters that are taken for blanks and are none. */
const EVERY_BLANK =
  '\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
const NO_BLANKS = '\u0085\u001C\u001F\u180E\u200B';

/** What is trimmed off is every blank, and nothing that only looks like one. */
export const exactBlanks: Scenario = {
  name: 'what is a blank, and what is none',
  about: ['createProject', 'updateProject', 'createDocument', 'updateDocument'],
  async run(steps) {
    if (!steps.kit.contract.has('blanks')) return;
    const as = await steps.writer();
    const kept = `${NO_BLANKS}${TRIMMED}${NO_BLANKS}`;
    await tryBlanks(steps, as, `${EVERY_BLANK}${kept}${EVERY_BLANK}`, kept);
    await tryBlanks(steps, as, kept, kept);
  },
};

async function tryBlanks(steps: Steps, as: Caller, sent: string, kept: string): Promise<void> {
  const title =
    sent === kept ? 'with what is no blank around it' : 'with every blank around what is none';
  const created = { as, title, body: { name: sent, type: 'plain' } };
  lookAt(steps, await steps.ask('createProject', created), 'name', kept);
  const { id: projectId } = await newProject(steps, as);
  const renamed = { as, title, params: { projectId }, body: { name: sent } };
  lookAt(steps, await steps.ask('updateProject', renamed), 'name', kept);
  const body = { projectId, title: sent, language: 'en' };
  lookAt(steps, await steps.ask('createDocument', { as, title, body }), 'title', kept);
  const { id: documentId } = await newDocument(steps, as, projectId);
  const retitled = { as, title, params: { documentId }, body: { title: sent } };
  lookAt(steps, await steps.ask('updateDocument', retitled), 'title', kept);
}

const BLANKS = ' \t \n';
const NULLABLE_TEXTS: Record<string, string[]> = {
  updateProject: ['description'],
  updateProfile: ['bio'],
  updateWritingSession: ['title', 'comment'],
};

export const hasNullableTexts = ({ operationId }: Operation) => operationId in NULLABLE_TEXTS;

/** A text that may be null is stored trimmed, and is null when nothing is left of it. */
export async function tryNullableTexts(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const { operationId } = operation;
  const as = await steps.writer();
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const { params } = typicalRequest(operation, making, kit.schemas);
  for (const property of NULLABLE_TEXTS[operationId] ?? []) {
    const title = `${property} with blanks`;
    const send = (text: string) =>
      steps.ask(operationId, { as, title, params, body: { [property]: text } });
    lookAt(steps, await send(PADDED), property);
    lookAt(steps, await send(BLANKS), property, null);
  }
}
