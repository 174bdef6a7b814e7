import { isDecimal, type Schemas } from '../check/schemas.ts';
import type { Operation } from '../contract/contract.ts';
import type { Parameter, Schema } from '../contract/document.ts';
import type { Call } from '../http/call.ts';
import { breakagesOf, distinct, isHinted } from './breakages.ts';
import { boundTo, samplesOf, typicalOf, type Making, type Sample } from './samples.ts';

/** The parts of a call that its contract speaks of. */
export type Request = Pick<Call, 'params' | 'query' | 'headers' | 'body'>;

export type GoodRequest = { request: Request; title: string };

export type BadRequest = {
  request: Request;
  title: string;
  /** The part of the request that is wrong. */
  place: keyof Request;
  /** What a field error has to name: `changes.0.id`, `limit`. */
  field: string;
  pointer: string;
  /** The reason that it has to give, where that does not follow from the rule. */
  messageKey?: string;
};

type Place = 'params' | 'query' | 'headers';
const placeOf = (parameter: Parameter): Place | undefined =>
  ({ path: 'params', query: 'query', header: 'headers', cookie: undefined } as const)[parameter.in];

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a header may hold: visible characters, no blank at its ends. */
const isHeaderText = (text: string) => /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u.test(text);
/** What every parser reads as one step of a path. */
const isPathStep = (text: string) =>
  text !== '' && !/^\.{1,2}$|[/\\\s]/u.test(text) && text.length < 500;

/** Whether a value can stand where its parameter stands, and arrive as it is. */
export function canBeWritten(value: unknown, parameter: Parameter): boolean {
  const text = written(value);
  if (parameter.in === 'header') return isHeaderText(text);
  // A line end in an address may be refused by what stands before a server.
  return parameter.in === 'path' ? isPathStep(text) : text.length < 2000 && !text.includes('\r');
}

/** The same id in capitals, where the contract says that it is the same. */
function inCapitals(value: unknown, { schema }: Parameter, { contract }: Making): Sample[] {
  const isId = contract.resolve(schema).format === 'uuid' && typeof value === 'string';
  if (!isId || !contract.has('idsInAnyLetterCase')) return [];
  return [{ value: value.toUpperCase(), title: 'in capitals' }];
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** A body with its ids in capitals; undefined where it has none. */
function withCapitalIds(body: unknown): unknown {
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'string' && ID.test(value) ? value.toUpperCase() : value,
  );
  return text === JSON.stringify(body) ? undefined : JSON.parse(text);
}

function goodValues(parameter: Parameter, making: Making): Sample[] {
  const bound = boundTo(parameter.name, parameter.schema, making);
  const samples = bound
    ? [bound, ...inCapitals(bound.value, parameter, making)]
    : samplesOf(parameter.schema, making);
  return samples.filter(({ value }) => value !== undefined && canBeWritten(value, parameter));
}

/** The judges of an operation's parts: what they let through fits the contract. */
export function judgesOf(operation: Operation, schemas: Schemas) {
  const bodyJudge = operation.body && schemas.request(operation.body.schema);
  return {
    isGoodValue: ({ in: place, schema }: Parameter, value: unknown) => {
      const judge = place === 'header' ? schemas.written(schema) : schemas.inAddress(schema);
      return judge(written(value)).length === 0;
    },
    isGoodBody: (body: unknown) =>
      body === undefined ? operation.body?.required !== true : bodyJudge?.(body).length === 0,
  };
}

/** The smallest request of an operation: what is required, and a typical body. */
export function typicalRequest(operation: Operation, making: Making, schemas: Schemas): Request {
  const request: Request = { params: {}, query: {}, headers: {} };
  for (const parameter of operation.parameters) {
    const place = placeOf(parameter);
    if (!place || parameter.required !== true) continue;
    request[place][parameter.name] = goodValues(parameter, making)[0]?.value;
  }
  if (!operation.body) return request;
  const { schema } = operation.body;
  const { isGoodBody } = judgesOf(operation, schemas);
  const first = typicalOf(schema, making);
  const body = isGoodBody(first)
    ? first
    : samplesOf(schema, making).find(({ value }) => isGoodBody(value))?.value;
  if (body !== undefined) request.body = body;
  return request;
}

/** Requests that fit the contract and, together, saturate it. */
export function goodRequests(
  operation: Operation,
  making: Making,
  schemas: Schemas,
): GoodRequest[] {
  const { isGoodBody, isGoodValue } = judgesOf(operation, schemas);
  const typical = () => typicalRequest(operation, making, schemas);
  const good: GoodRequest[] = [];
  const schema = operation.body?.schema;
  if (schema) {
    for (const { value, title } of samplesOf(schema, making)) {
      if (isGoodBody(value)) good.push({ request: { ...typical(), body: value }, title });
    }
    const capital = withCapitalIds(typical().body);
    if (capital !== undefined && making.contract.has('idsInAnyLetterCase')) {
      good.push({ request: { ...typical(), body: capital }, title: 'with its ids in capitals' });
    }
    if (operation.body?.required === false) {
      const { body: _, ...request } = typical();
      good.push({ request, title: 'without a body' });
    }
  } else good.push({ request: typical(), title: 'typical' });
  for (const parameter of operation.parameters) {
    const place = placeOf(parameter);
    if (!place) continue;
    for (const { value, title } of goodValues(parameter, making)) {
      if (!isGoodValue(parameter, value)) continue;
      const request = typical();
      request[place] = { ...request[place], [parameter.name]: value };
      good.push({ request, title: `${parameter.name}: ${title}` });
    }
  }
  return good;
}

type BadValue = { value: unknown; title: string; pointer: string };

/** What one language or another reads as a number. */
const ODD_NUMBERS = ['0x5', '1e1', '+5', ' 5', '5\n', '1_0', '٥', '5.0', '05'];

const oddNumbers = (schema: Schema, { contract }: Making): BadValue[] =>
  ODD_NUMBERS.map((value) => ({
    value,
    title: `${JSON.stringify(value)} is not written in decimal digits alone`,
    pointer: `${contract.pointerOf(contract.resolve(schema))}/type`,
  }));

function badValues(parameter: Parameter, making: Making): BadValue[] {
  const schema: Schema = parameter.schema;
  const good = samplesOf(schema, making);
  const broken = distinct(good.flatMap(({ value }) => breakagesOf(schema, value, making)));
  return [...broken, ...(isDecimal(making.contract, schema) ? oddNumbers(schema, making) : [])]
    .map(({ value, title, pointer }) => ({ value, title: title.replace(/^body: /u, ''), pointer }))
    .filter(({ value }) => typeof value !== 'object' && canBeWritten(value, parameter));
}

/** Requests with one thing wrong each, at every place where the contract says what is right. */
export function badRequests(operation: Operation, making: Making, schemas: Schemas): BadRequest[] {
  const { isGoodBody, isGoodValue } = judgesOf(operation, schemas);
  const typical = typicalRequest(operation, making, schemas);
  const bad: BadRequest[] = [];
  for (const parameter of operation.parameters) {
    const place = placeOf(parameter);
    if (!place) continue;
    const { name } = parameter;
    for (const { value, title: told, pointer } of badValues(parameter, making)) {
      if (isGoodValue(parameter, value) && !isHinted({ pointer })) continue;
      // Whatever stands in an address or a header is a text: another rule than its type refuses it.
      const title = told.replace(/^(?<text>.+) is no string$/u, '“$<text>” does not fit');
      const request = { ...typical, [place]: { ...typical[place], [name]: value } };
      bad.push({ request, title: `${name}: ${title}`, place, field: name, pointer });
    }
    if (parameter.required === true && place !== 'params') {
      const { [name]: _, ...others } = typical[place];
      const pointer = making.contract.pointerOf(parameter);
      bad.push({
        request: { ...typical, [place]: others },
        title: `without ${name}`,
        place,
        field: name,
        pointer,
      });
    }
  }
  const schema = operation.body?.schema;
  if (schema) {
    const bodies = samplesOf(schema, making).filter(({ value }) => isGoodBody(value));
    const all = bodies.flatMap(({ value }) => breakagesOf(schema, value, making));
    for (const { value, title, path, pointer } of distinct(all)) {
      if (isGoodBody(value) && !isHinted({ pointer })) continue;
      bad.push({
        request: { ...typical, body: value },
        title,
        place: 'body',
        field: path.join('.') || 'body',
        pointer,
      });
    }
  }
  return bad;
}
