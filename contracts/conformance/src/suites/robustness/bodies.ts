import { callOf, type Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { markedValues } from '../../generate/marked.ts';
import { typicalRequest } from '../../generate/requests.ts';
import type { Prepared } from '../attempt.ts';

/** Deeper than a parser that calls itself may go, and within the size of a body. */
const DEPTH = 30_000;
const LIST = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const OBJECT = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;
/** With a text that a server may look for once the body is read. */
const TEXT = String.raw`${'['.repeat(DEPTH)}"\u0000"${']'.repeat(DEPTH)}`;

/** Numbers of which a language makes infinity, or fails at. */
const NUMBERS = {
  '1e400': '1e400',
  '-1e400': '-1e400',
  'a number of 401 digits': `1${'0'.repeat(400)}`,
};

function* brokenBodies(body: unknown): Generator<[title: string, text: string]> {
  yield ['a list of lists', LIST];
  const [first, ...others] = markedValues(body);
  if (!first) return;
  yield [`lists of lists in ${first.field}`, first.withJson(LIST)];
  yield [`objects of objects in ${first.field}`, first.withJson(OBJECT)];
  yield [`U+0000 in lists of lists in ${first.field}`, first.withJson(TEXT)];
  for (const { field, value, withJson } of [first, ...others]) {
    if (typeof value !== 'number') continue;
    for (const [told, number] of Object.entries(NUMBERS)) {
      yield [`${told} in ${field}`, withJson(number)];
    }
  }
}

/** A body that is deep, or has numbers that no language holds, is refused; nothing fails at it. */
export async function tryBodies(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  if (!operation.body) return;
  const request = typicalRequest(operation, making, kit.schemas);
  for (const [title, text] of brokenBodies(request.body)) {
    if (kit.isLimited(operation)) return;
    const raw = { text, contentType: 'application/json' };
    const call = { ...callOf(operation, making.caller), ...request, raw };
    const answer = await kit.send(call, { title });
    if (!answer || [400, 413, 422, 429].includes(answer.status) || answer.status >= 500) continue;
    kit.report(
      call,
      answer,
      { title },
      {
        kind: answer.status < 300 ? 'invalid-accepted' : 'wrong-refusal',
        message: `A body with ${title} is answered ${answer.status}.`,
        expected: '400 or 422',
        received: `${answer.status} ${answer.text.slice(0, 300)}`,
        pointer: `${operation.pointer}/requestBody`,
      },
    );
  }
}
