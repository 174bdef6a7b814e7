import { callOf, type Kit } from '../../suite.ts';
import { mediaTypeOf } from '../../check/part.ts';
import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../contract/places.ts';
import { placeOfRule, type Rule } from '../../contract/rules.ts';
import { typicalRequest } from '../../generate/requests.ts';
import type { Answer, Call } from '../../http/call.ts';
import { makingOf } from '../../resources/resources.ts';
import { visitor } from '../../users.ts';
import { bodyOf, type Scenario, type Steps } from './steps.ts';

/*
 * What holds of every request at once, where the contract has that rule.
 */

const blame = (
  kit: Kit,
  rule: Rule,
  call: Call,
  answer: Answer | undefined,
  [title, message, expected]: [title: string, message: string, expected: unknown],
  received: unknown,
) =>
  kit.report(
    call,
    answer,
    { title },
    {
      kind: 'broken-scenario',
      message,
      expected,
      received,
      pointer: placeOfRule(rule),
    },
  );

/** A rule, a text as JSON writes it, and what it is then. */
const TEXTS = [
  [
    'noNullCharacters',
    'U+0000 is left out',
    String.raw`{"name":"Nothing \u0000here","type":"plain"}`,
    'Nothing here',
  ],
  [
    'noHalfSurrogates',
    'half a surrogate pair becomes U+FFFD',
    String.raw`{"name":"Half \ud800 a pair","type":"plain"}`,
    'Half � a pair',
  ],
  [
    'lastPropertyCounts',
    'of a property given twice, the last counts',
    '{"name":"First","type":"plain","name":"Last one"}',
    'Last one',
  ],
] as const;

/** Odd texts and properties are taken as the contract says; nothing fails at them. */
export const bodyRules: Scenario = {
  name: 'odd texts in bodies',
  about: ['createProject'],
  async run(steps) {
    const operation = steps.kit.operation('createProject');
    const as = await steps.writer();
    if (!operation) return;
    for (const [rule, told, text, expected] of TEXTS) {
      if (!steps.kit.contract.has(rule)) continue;
      const call = { ...callOf(operation, as), raw: { text, contentType: 'application/json' } };
      const answer = await steps.kit.send(call, { title: told });
      const name: unknown = isObject(answer?.body) ? answer.body['name'] : undefined;
      if (!answer || (answer.status === 201 && name === expected)) continue;
      const message = `A body is not read as the contract says: ${told}.`;
      const due = `201 ${expected}`;
      blame(steps.kit, rule, call, answer, [told, message, due], answer.text.slice(0, 300));
    }
  },
};

/** A query that is refused by a rule, with its parameter named. */
const refusedQuery = (
  name: string,
  operationId: string,
  rule: Rule,
  query: Record<string, unknown>,
): Scenario => ({
  name,
  about: [operationId],
  async run(steps) {
    if (!steps.kit.contract.has(rule)) return;
    const as = await steps.writer();
    const [field = ''] = Object.keys(query);
    const exchange = await steps.ask(operationId, { as, title: name, query });
    const { errors } = bodyOf(exchange);
    const isNamed =
      Array.isArray(errors) && errors.some((one) => isObject(one) && one['field'] === field);
    if (!exchange.answer || (exchange.answer.status === 422 && isNamed)) return;
    const message = `A query with ${name} is not refused.`;
    const received = exchange.answer.text.slice(0, 300);
    const told: [string, string, string] = [name, message, `422 ${field}`];
    blame(steps.kit, rule, exchange.call, exchange.answer, told, received);
  },
});

export const refusedQueries: Scenario[] = [
  refusedQuery('a parameter given twice', 'listProjects', 'parametersOnce', {
    limit: [1, 2],
  }),
  refusedQuery('a text of U+0000 alone', 'listDocuments', 'noNullCharacters', { search: '\0' }),
];

/** A call of what is no operation, which no operation documents an answer to. */
const asNone = (operation: Operation, parts: Partial<Operation>): Operation => ({
  ...operation,
  responses: {},
  ...parts,
});

const PROBLEM = 'application/problem+json';

/** Sends what is no operation, and holds the answer to the problem that says so. */
async function tryNone(
  { kit }: Steps,
  call: Call,
  rule: Rule,
  told: string,
  { status, messageKey, allow = [] }: { status: number; messageKey: string; allow?: string[] },
): Promise<void> {
  const title = `${call.operation.method.toUpperCase()} ${call.operation.path}`;
  const answer = await kit.trySend(call, { title }, () => undefined);
  if (!answer) return;
  const said = isObject(answer.body) ? answer.body['messageKey'] : undefined;
  const type = answer.headers.get('content-type');
  const allowed = answer.headers.get('allow') ?? '';
  const isRight = answer.status === status && said === messageKey && mediaTypeOf(type) === PROBLEM;
  if (isRight && allow.every((method) => allowed.toUpperCase().includes(method))) return;
  const header = (methods: string) => (status === 405 ? ` with Allow: ${methods || 'none'}` : '');
  blame(
    kit,
    rule,
    call,
    answer,
    [
      title,
      `${told} is not answered ${status} ${messageKey}.`,
      `${status} ${messageKey} of type ${PROBLEM}${header(allow.join(', '))}`,
    ],
    `${answer.status} ${answer.text.slice(0, 300)} of type ${type ?? 'none'}${header(allowed)}`,
  );
}

/** An address that nobody knows is refused as a problem. */
export const unknownAddress: Scenario = {
  name: 'an address that is none',
  about: ['getHealth'],
  async run(steps) {
    const operation = steps.kit.operation('getHealth');
    if (!operation || !steps.kit.contract.has('unknownAddresses')) return;
    const call = callOf(asNone(operation, { path: '/no-such-address' }), visitor);
    const expected = { status: 404, messageKey: 'request.notFound' };
    await tryNone(steps, call, 'unknownAddresses', 'An address that is no operation', expected);
  },
};

const METHODS = ['delete', 'put', 'patch', 'post'] as const;

/** Whether one address may be meant by both paths: `/sessions/live`, `/sessions/{sessionId}`. */
function isSameAddress(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isSame = (part: string, index: number) => {
    const beside = others[index] ?? '';
    return part === beside || part.startsWith('{') || beside.startsWith('{');
  };
  return parts.length === others.length && parts.every(isSame);
}

/** An address has the methods of the contract and no other, and no slash at its end. */
export async function tryAddress(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const { path, signIn } = operation;
  const caller = signIn === 'none' ? visitor : await steps.writer();
  // Ids of nothing, so that nothing comes of a call that is taken.
  const { params } = typicalRequest(operation, makingOf(kit, {}), kit.schemas);
  const call = (parts: Partial<Operation>) => ({
    ...callOf(asNone(operation, parts), caller),
    params,
  });
  const expected = { status: 404, messageKey: 'request.notFound' };
  if (kit.contract.has('noSlashAtTheEnd')) {
    const slashed = call({ path: `${path}/` });
    await tryNone(
      steps,
      slashed,
      'noSlashAtTheEnd',
      'An address with a slash at its end',
      expected,
    );
  }
  if (kit.contract.has('caseSensitivePaths')) {
    const capital = path.replace(/[a-z]/u, (letter) => letter.toUpperCase());
    const told = 'An address in other letter case';
    await tryNone(steps, call({ path: capital }), 'caseSensitivePaths', told, expected);
  }
  if (!kit.contract.has('unknownMethods')) return;
  const around = kit.contract.operations.filter((one) => isSameAddress(one.path, path));
  const method = METHODS.find((name) => around.every((one) => one.method !== name));
  if (method === undefined) return;
  const own = around.filter((one) => one.path === path).map((one) => one.method.toUpperCase());
  if (kit.contract.has('headAsGet') && own.includes('GET')) own.push('HEAD');
  // The address is looked at before the token.
  const asked = { ...call({ method }), caller: visitor };
  await tryNone(steps, asked, 'unknownMethods', 'A method that an address has not', {
    status: 405,
    messageKey: 'request.methodNotAllowed',
    allow: own,
  });
}
