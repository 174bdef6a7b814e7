import { gzipSync } from 'node:zlib';
import { callOf, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { placeOfRule, type Rule } from '../contract/rules.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { RawBody } from '../http/call.ts';
import type { Prepared } from './attempt.ts';

type Transport = {
  status: number;
  title: string;
  raw: (json: string, limit: number) => RawBody;
  /** Beside those of the body's type. */
  headers?: Record<string, string>;
  /** What the contract has to say, where JSON itself leaves it open. */
  rule?: Rule;
};

const JSON_TYPE = 'application/json';
const DEFAULT_LIMIT = 1024 * 1024;

const sizeOf = (text: string) => new TextEncoder().encode(text).length;
const asJson = (text: string): RawBody => ({ text, contentType: JSON_TYPE });
const as =
  (contentType: string | undefined) =>
  (text: string): RawBody => ({ text, contentType });

/** A property whose name is not UTF-8: what mends such bytes finds one that nobody knows. */
const NO_UTF8 = [...new TextEncoder().encode('"'), 0xff, ...new TextEncoder().encode('":1}')];

function notUtf8(json: string): RawBody {
  const text = json.replace(/\}$/u, json === '{}' ? '' : ',');
  const bytes = Uint8Array.from([...new TextEncoder().encode(text), ...NO_UTF8]);
  return { text: `${text}"�":1}`, bytes, contentType: JSON_TYPE };
}

const gzipped = (json: string): RawBody => ({ ...asJson(json), bytes: gzipSync(json) });

/** What is wrong before anything can be read: each with the status that says so. */
const transports: Transport[] = [
  { status: 400, title: 'a body cut off', raw: (json) => asJson(json.slice(0, -1)) },
  { status: 400, title: 'a body that is no JSON', raw: () => asJson('name=value') },
  {
    status: 400,
    title: 'a comma too much',
    raw: (json) => asJson(json.replace(/\}$/u, ',}')),
  },
  { status: 400, title: 'NaN for a value', raw: () => asJson('{"name":NaN}') },
  { status: 400, title: 'another body behind it', raw: (json) => asJson(`${json} ${json}`) },
  { status: 400, title: 'a bracket behind it', raw: (json) => asJson(`${json}]`) },
  {
    status: 400,
    title: 'a byte order mark',
    raw: (json) => asJson(`\uFEFF${json}`),
    rule: 'noByteOrderMark',
  },
  { status: 400, title: 'bytes that are not UTF-8', raw: notUtf8, rule: 'utf8Bodies' },
  { status: 415, title: 'text/plain', raw: as('text/plain') },
  { status: 415, title: 'text/json', raw: as('text/json') },
  { status: 415, title: 'a type that ends with +json', raw: as('application/vnd.api+json') },
  { status: 415, title: 'the type of problems', raw: as('application/problem+json') },
  { status: 415, title: 'a form', raw: as('application/x-www-form-urlencoded') },
  { status: 415, title: 'another charset', raw: as('application/json; charset=utf-16') },
  { status: 415, title: 'no content type', raw: as(undefined) },
  {
    status: 415,
    title: 'a body compressed with gzip',
    raw: gzipped,
    headers: { 'Content-Encoding': 'gzip' },
    rule: 'plainBodies',
  },
  {
    status: 413,
    title: 'a body too large',
    raw: (json, limit) => asJson(json + ' '.repeat(limit + 1 - sizeOf(json))),
  },
];

/** Sends bodies that cannot be read; finds those that are not refused for that. */
export async function tryTransports(
  kit: Kit,
  operation: Operation,
  making: Prepared,
): Promise<void> {
  const request = typicalRequest(operation, making, kit.schemas);
  const json = JSON.stringify(request.body ?? {});
  for (const { status, title, raw, headers, rule } of transports) {
    const response = operation.responses[status];
    if (!response || kit.isLimited(operation)) continue;
    if (rule !== undefined && !kit.contract.has(rule)) continue;
    const limit = response['x-max-body-bytes'] ?? DEFAULT_LIMIT;
    const call = {
      ...callOf(operation, making.caller),
      ...request,
      headers: { ...request.headers, ...headers },
      raw: raw(json, limit),
    };
    const answer = await kit.send(call, { title });
    if (!answer || answer.status === status || answer.status === 429 || answer.status >= 500)
      continue;
    kit.report(
      call,
      answer,
      { title },
      {
        kind: answer.status < 300 ? 'invalid-accepted' : 'wrong-refusal',
        message: `The request with ${title} is answered ${answer.status}.`,
        expected: status,
        received: `${answer.status} ${answer.text.slice(0, 300)}`,
        pointer: rule === undefined ? kit.contract.pointerOf(response) : placeOfRule(rule),
      },
    );
  }
}

/** The largest body that is allowed is not too large. */
export async function tryLargest(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  const response = operation.responses['413'];
  const limit = response?.['x-max-body-bytes'];
  if (!response || limit === undefined || kit.isLimited(operation)) return;
  const request = typicalRequest(operation, making, kit.schemas);
  const json = JSON.stringify(request.body ?? {});
  const raw = asJson(json + ' '.repeat(limit - sizeOf(json)));
  const call = { ...callOf(operation, making.caller), ...request, raw };
  const testCase = { title: 'a body of exactly the largest size' };
  const answer = await kit.send(call, testCase);
  if (answer?.status !== 413) return;
  kit.report(call, answer, testCase, {
    kind: 'valid-refused',
    message: `A body of exactly ${limit} bytes is refused as too large.`,
    expected: 'any other status',
    received: 413,
    pointer: `${kit.contract.pointerOf(response)}/x-max-body-bytes`,
  });
}
