import { callOf } from '../../chapter.ts';
import { isObject } from '../../contract/places.ts';
import type { Answer, Call } from '../../http/call.ts';
import { visitor } from '../../users.ts';
import { bodyOf, type Scenario, type Scene } from './scene.ts';

/*
 * What the contract says of every request at once, in its introduction, where it says so.
 */

const says = ({ kit }: Scene, words: string) =>
  (kit.contract.document.info?.description ?? '').includes(words);

const blame = (
  { kit }: Scene,
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
      kind: 'broken-chain',
      message,
      expected,
      received,
      pointer: '#/info/description',
    },
  );

/** A text as JSON writes it, the rule that it falls under, and what it is then. */
const TEXTS = [
  ['U+0000 is left out', String.raw`{"name":"Nothing \u0000here","type":"plain"}`, 'Nothing here'],
  [
    'half a surrogate pair',
    String.raw`{"name":"Half \ud800 a pair","type":"plain"}`,
    'Half � a pair',
  ],
  ['given twice, the last', '{"name":"First","type":"plain","name":"Last one"}', 'Last one'],
] as const;

/** Odd texts and properties are taken as the introduction says; nothing fails at them. */
export const bodyRules: Scenario = {
  name: 'odd texts in bodies',
  about: ['createProject'],
  async run(scene) {
    const operation = scene.kit.operation('createProject');
    const as = await scene.writer();
    if (!operation) return;
    for (const [rule, text, expected] of TEXTS) {
      if (!says(scene, rule.split(' ')[0] ?? rule)) continue;
      const call = { ...callOf(operation, as), raw: { text, contentType: 'application/json' } };
      const answer = await scene.kit.send(call, { title: rule });
      const name: unknown = isObject(answer?.body) ? answer.body['name'] : undefined;
      if (!answer || (answer.status === 201 && name === expected)) continue;
      const message = `A body is not read as the introduction says: ${rule}.`;
      blame(scene, call, answer, [rule, message, `201 ${expected}`], answer.text.slice(0, 300));
    }
  },
};

/** A parameter that is given twice is refused, and named. */
export const doubledParameter: Scenario = {
  name: 'a parameter given twice',
  about: ['listProjects'],
  async run(scene) {
    if (!says(scene, 'query parameter that is given twice')) return;
    const as = await scene.writer();
    const title = 'limit given twice';
    const exchange = await scene.ask('listProjects', { as, title, query: { limit: [1, 2] } });
    const { errors } = bodyOf(exchange);
    const isNamed =
      Array.isArray(errors) && errors.some((one) => isObject(one) && one['field'] === 'limit');
    if (!exchange.answer || (exchange.answer.status === 422 && isNamed)) return;
    const message = 'A query parameter that is given twice is not refused.';
    const received = exchange.answer.text.slice(0, 300);
    blame(scene, exchange.call, exchange.answer, [title, message, '422 limit'], received);
  },
};

/** What is no operation is refused as a problem, an address by its methods. */
export const addresses: Scenario = {
  name: 'addresses and methods that are none',
  about: ['getHealth'],
  async run(scene) {
    const { kit } = scene;
    const operation = kit.operation('getHealth');
    if (!operation || !says(scene, 'request.methodNotAllowed')) return;
    const cases = [
      { parts: { path: '/no-such-address' }, status: 404, key: 'request.notFound' },
      { parts: { method: 'delete' as const }, status: 405, key: 'request.methodNotAllowed' },
    ];
    for (const { parts, status, key } of cases) {
      const call = callOf({ ...operation, ...parts }, visitor);
      const title = `${call.operation.method.toUpperCase()} ${call.operation.path}`;
      // No operation documents what is answered to none.
      const answer = await kit.trySend(call, { title }, () => undefined);
      if (!answer) continue;
      const body = isObject(answer.body) ? answer.body : {};
      const isTyped = answer.headers.get('content-type')?.includes('application/problem+json');
      const allows = answer.headers.get('allow')?.toUpperCase().includes('GET') === true;
      const isRight = answer.status === status && body['messageKey'] === key && isTyped === true;
      if (isRight && (status !== 405 || allows)) continue;
      const message = `${title}, which is no operation, is not answered ${status} ${key}.`;
      const expected = `${status} ${key}${status === 405 ? ' with Allow: GET' : ''}`;
      const allow = answer.headers.get('allow');
      const received = `${answer.status} ${answer.text.slice(0, 300)} Allow: ${allow ?? 'none'}`;
      blame(scene, call, answer, [title, message, expected], received);
    }
  },
};
