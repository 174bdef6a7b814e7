import { callOf, type Kit } from '../../suite.ts';
import { mediaTypeOf } from '../../check/part.ts';
import type { Operation } from '../../contract/contract.ts';
import type { Schema } from '../../contract/document.ts';
import { placeOfRule } from '../../contract/rules.ts';
import { typicalRequest } from '../../generate/requests.ts';
import type { Answer, Call } from '../../http/call.ts';
import { visitor } from '../../users.ts';
import type { Prepared } from '../attempt.ts';

/** The operation as HEAD, to which the contract documents no response of its own. */
const headOf = (operation: Operation): Operation => ({
  ...operation,
  method: 'head',
  responses: {},
});

const typeOf = ({ headers }: Answer) => mediaTypeOf(headers.get('content-type'));

/** What a header of GET and of HEAD has to have in common: of a time only that it is there. */
function comparable({ headers }: Answer, name: string): string | null {
  const value = headers.get(name);
  return value !== null && ['date', 'retry-after'].includes(name.toLowerCase()) ? 'any' : value;
}

/** What HEAD says otherwise than GET; undefined where the two agree. */
function difference(get: Answer, head: Answer, documented: string[]) {
  if (get.status !== head.status) return { name: 'status', get: get.status, head: head.status };
  const [type, headType] = [typeOf(get), typeOf(head)];
  // A server need not say of what type a body is that it does not send.
  if (headType !== '' && headType !== type) {
    return { name: 'Content-Type', get: type, head: headType };
  }
  // It need not say how long it is, either; but nothing is not the length of something.
  if (head.headers.get('content-length') === '0' && get.text !== '') {
    return { name: 'Content-Length', get: 'more than 0', head: '0' };
  }
  for (const name of documented) {
    const [expected, received] = [comparable(get, name), comparable(head, name)];
    if (expected !== received) return { name, get: expected, head: received };
  }
  return undefined;
}

async function compare(kit: Kit, call: Call, title: string): Promise<void> {
  const ask = (one: Call, told: string) => kit.trySend(one, { title: told }, () => undefined);
  const head = { ...call, operation: headOf(call.operation) };
  const expected = await ask(call, `GET, to compare ${title} with`);
  const received = await ask(head, title);
  if (!expected || !received) return;
  const documented = Object.keys(call.operation.responses[expected.status]?.headers ?? {});
  const found = difference(expected, received, documented);
  if (!found) return;
  kit.report(
    head,
    received,
    { title },
    {
      kind: 'broken-scenario',
      message: `${title} is not answered as GET is: ${found.name} differs.`,
      expected: found.get,
      received: found.head,
      pointer: placeOfRule('headAsGet'),
    },
  );
}

/** What no path leads to: an id, a day or a name that nothing has. */
const nowhere = ({ format }: Schema) =>
  format === 'uuid' ? crypto.randomUUID() : format === 'date' ? '1999-01-01' : 'nothing-like-it';

/** HEAD is answered as GET is, with its status and headers, for every caller. */
export async function tryHead(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  if (operation.method !== 'get' || !kit.contract.has('headAsGet')) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const call = { ...callOf(operation, making.caller), ...request };
  await compare(kit, call, 'HEAD');
  await tryHeadOfNothing(kit, call);
  if (operation.signIn === 'none') return;
  await compare(kit, { ...call, caller: visitor }, 'HEAD without a token');
  if (!operation.path.includes('{')) return;
  await compare(kit, { ...call, caller: kit.users.other }, 'HEAD by another account');
}

/** HEAD of what is not there. */
async function tryHeadOfNothing(kit: Kit, call: Call): Promise<void> {
  const unknown = call.operation.parameters
    .filter((one) => one.in === 'path')
    .map(({ name, schema }) => [name, nowhere(kit.contract.resolve(schema))] as const);
  if (unknown.length === 0) return;
  const params = { ...call.params, ...Object.fromEntries(unknown) };
  await compare(kit, { ...call, params }, 'HEAD of what is not there');
}
