import { isDeepStrictEqual } from 'node:util';
import { callOf, type Kit, type TestCase } from '../suite.ts';
import { withSmallIds } from '../check/ids.ts';
import { steady } from '../check/steady.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import type { Answer, Call } from '../http/call.ts';
import { readable, readerOf } from './scenarios/stale-versions.ts';

type Body = Record<string, unknown>;

/** Where a resource keeps what a change of it names, when that is not at its top. */
const KEPT_IN: Record<string, string> = { setObjectives: 'targets' };

/** What an opened entry is given is its own only when it is made, its time zone in its day. */
const ENTRY = 'openJournalEntry';

/** A value as it may be stored: what is left out of texts makes no difference, nor how none is said. */
const stored = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() || null : value;

/** Stored instants may be less exact than those that are answered. */
const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(stored(one), stored(other)) ||
  (typeof one === 'string' &&
    one.includes('T') &&
    Math.abs(Date.parse(one) - Date.parse(String(other))) <= 1000);

function holderOf(operationId: string, body: unknown): Body {
  if (!isObject(body)) return {};
  const { journalEntry } = body;
  if (operationId === ENTRY) return { ...(isObject(journalEntry) ? journalEntry : {}), ...body };
  const place = KEPT_IN[operationId];
  const holder = place === undefined ? body : body[place];
  return isObject(holder) ? holder : {};
}

/** The members that two bodies have and that are not the same. */
const differing = (expected: Body, received: Body) =>
  Object.keys(expected).filter(
    (name) => Object.hasOwn(received, name) && !isSame(received[name], expected[name]),
  );

/** The operation that reads what another one made or changed, and what its path names. */
function readingOf(kit: Kit, { operation, params }: Call, { status, body }: Answer) {
  const { path } = operation;
  const own = kit.contract.operations.find((one) => one.method === 'get' && one.path === path);
  // What is listed at the same address is no reading of what was made there.
  const changed = own && path.endsWith('}') ? own : readerOf(kit, operation);
  if (changed) return { reader: changed, params: readable(params, changed) };
  if (status !== 201 || !isObject(body)) return undefined;
  const isReader = ({ method, path }: Operation) =>
    method === 'get' && path.startsWith(`${operation.path}/{`) && path.endsWith('}');
  const reader = kit.contract.operations.find(isReader);
  const [, name = ''] = /\{(\w+)\}$/u.exec(reader?.path ?? '') ?? [];
  return reader && { reader, params: { ...params, [name]: body['id'] } };
}

/** What was sent stands in the answer, and what was answered where it is read afterwards. */
export async function lookWhatIsStored(
  kit: Kit,
  call: Call,
  answer: Answer,
  testCase: TestCase,
): Promise<void> {
  const { operation, caller } = call;
  const { operationId, method, pointer } = operation;
  if (method === 'get' || answer.status > 201 || !isObject(answer.body)) return;
  const sent = isObject(call.body) && !(operationId === ENTRY && answer.status === 200);
  const expected: Body = sent ? Object(withSmallIds(call.body)) : {};
  const held = holderOf(operationId, answer.body);
  const lost = differing(expected, held);
  for (const name of lost) {
    kit.report(call, answer, testCase, {
      kind: 'broken-scenario',
      message: `${name}, sent to ${operationId}, is not what its answer says.`,
      expected: expected[name],
      received: held[name],
      pointer: `${pointer}/requestBody`,
    });
  }
  const reading = readingOf(kit, call, answer);
  if (!reading || lost.length > 0) return;
  const { reader, params } = reading;
  const look = { ...callOf(reader, caller), params };
  const later = await kit.send(look, { title: `what ${operationId} left`, isCounted: false });
  // What breaks its schema has been named for that.
  if (!later || kit.checkAnswer(look, later).length > 0) return;
  if (kit.checkAnswer(call, answer).length > 0) return;
  const schema = reader.responses['200']?.content?.['application/json']?.schema;
  const [said, read] = [answer.body, later.body].map((body): Body =>
    Object(steady(body, schema, kit.contract)),
  );
  // What reads another thing says nothing of this one.
  if (later.status !== 200 || !said || !read || said['id'] !== read['id']) return;
  for (const name of differing(said, read)) {
    kit.report(call, answer, testCase, {
      kind: 'broken-scenario',
      message: `${name}, answered by ${operationId}, is not what ${reader.operationId} reads afterwards.`,
      expected: said[name],
      received: read[name],
      pointer: `${pointer}/responses/${answer.status}`,
    });
  }
}
