import { isDeepStrictEqual } from 'node:util';
import { callOf, type Kit } from '../../suite.ts';
import { steady } from '../../check/steady.ts';
import type { Operation } from '../../contract/contract.ts';
import { placeOfRule } from '../../contract/rules.ts';
import { typicalRequest, type Request } from '../../generate/requests.ts';
import { addressOf, type Answer, type Call } from '../../http/call.ts';
import type { Prepared } from '../attempt.ts';

const encoded = (character: string) =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** `/projects/1-2` → `/%70rojects/%31%2D2`: the first character of each step, and each hyphen. */
const inPath = (path: string) =>
  path.replaceAll(/(?<=\/)[\da-z]|-/giu, (character) => encoded(character));

/** `limit=1` → `%6Cimit=%31`: the first character of each name and each value. */
const inQuery = (query: string) =>
  query.replaceAll(/(?<=^|[&=])[\da-z]/giu, (character) => encoded(character));

/** The same with each `%` of it encoded once more. */
const twice = (text: string) => text.replaceAll('%', '%25');

type Address = { path: string; query: string };

function addressParts(call: Call): Address {
  const [path = '', query = ''] = addressOf(call).split('?');
  return { path, query };
}

const joined = ({ path, query }: Address) => (query === '' ? path : `${path}?${query}`);

/** A request whose query has something in it, where the operation knows a limit. */
const withLimit = ({ parameters }: Operation, request: Request): Request =>
  parameters.some(({ name, in: place }) => place === 'query' && name === 'limit')
    ? { ...request, query: { ...request.query, limit: 1 } }
    : request;

function report(kit: Kit, call: Call, answer: Answer, message: string, expected: unknown) {
  kit.report(
    call,
    answer,
    { title: message },
    {
      kind: 'broken-scenario',
      message,
      expected,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: placeOfRule('percentEncoding'),
    },
  );
}

/** A character of an address and its percent-encoding are the same, and are decoded once. */
export async function tryEncodings(
  kit: Kit,
  operation: Operation,
  making: Prepared,
): Promise<void> {
  // A reading can be repeated, so that two responses can be compared.
  if (operation.method !== 'get' || !kit.contract.has('percentEncoding')) return;
  if (['exportAccount', 'archiveAccount'].includes(operation.operationId)) return;
  const request = withLimit(operation, typicalRequest(operation, making, kit.schemas));
  const plain: Call = { ...callOf(operation, making.caller), ...request };
  const ask = (call: Call, title: string) => kit.trySend(call, { title }, () => undefined);
  const parts = addressParts(plain);
  const expected = await ask(plain, 'an address as it is usually written');
  if (!expected || expected.status !== 200) return;
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const look = ({ status, body }: Answer) => [status, steady(body, schema, kit.contract)];

  const same: [title: string, address: Address][] = [
    ['a path with percent-encoded characters', { ...parts, path: inPath(parts.path) }],
    ['a query with percent-encoded characters', { ...parts, query: inQuery(parts.query) }],
  ];
  for (const [title, address] of same) {
    if (joined(address) === joined(parts)) continue;
    const call = { ...plain, address: joined(address) };
    const answer = await ask(call, title);
    if (!answer || isDeepStrictEqual(look(answer), look(expected))) continue;
    report(kit, call, answer, `${title} is not answered as the plain one is.`, expected.status);
  }
  const decodedTwice: [title: string, address: Address][] = [
    ['a path that is encoded twice', { ...parts, path: twice(inPath(parts.path)) }],
    ['a query that is encoded twice', { ...parts, query: twice(inQuery(parts.query)) }],
  ];
  for (const [title, address] of decodedTwice) {
    if (joined(address) === joined(parts)) continue;
    const call = { ...plain, address: joined(address) };
    const answer = await ask(call, title);
    if (!answer || answer.status >= 400) continue;
    report(kit, call, answer, `${title} is answered as if it were decoded twice.`, '404 or 422');
  }
}
