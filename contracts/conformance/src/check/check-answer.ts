import type { Contract } from '../contract/contract.ts';
import type { Media, Response } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';
import { step } from '../contract/places.ts';
import type { Breach } from '../finding.ts';
import type { Answer, Call } from '../http/call.ts';
import { doubledKey } from './doubled-key.ts';
import { fieldExists } from './fields.ts';
import { messageKeysOf } from './message-keys.ts';
import { createSenseCheck } from './sense.ts';
import type { Fault, Schemas } from './schemas.ts';

type Part = (call: Call, answer: Answer, response: Response) => Breach[];

const shorten = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

const mediaTypeOf = (header: string | null) => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The value at a place in an answer, for the report. */
const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => {
      if (Array.isArray(value)) return value[Number(part)];
      return isObject(value) ? value[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    }, body);

/** Of several faults the ones that say most: those inside a union explain why no branch fits. */
function telling(faults: Fault[]): Fault[] {
  const unions = faults.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (unions.length === 0) return faults;
  const inner = faults.filter(
    ({ path, keyword }) =>
      keyword !== 'anyOf' &&
      keyword !== 'oneOf' &&
      !unions.some((union) => union.path === path && keyword === 'type'),
  );
  const first = inner.filter(
    ({ path }) => path.length >= Math.max(...inner.map((one) => one.path.length)),
  );
  return first.length > 0 ? first.slice(0, 1) : unions.slice(0, 1);
}

/** `/items/3/name` → `/items/*` + `/name`: the same fault in every row is one finding. */
const anywhere = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/gu, '/*') || 'the body';

/** Judges every answer against what the contract documents for it. */
export function createAnswerCheck(contract: Contract, schemas: Schemas) {
  const contentType: Part = (_, answer, response) => {
    const documented = Object.keys(response.content ?? {});
    const pointer = contract.pointerOf(response);
    if (documented.length === 0) {
      if (answer.text === '') return [];
      const message = `${answer.status} has a body, and none is documented.`;
      return [
        {
          kind: 'unexpected-body',
          message,
          expected: 'no body',
          received: shorten(answer.text),
          pointer,
        },
      ];
    }
    const received = answer.headers.get('content-type');
    const charset = /;\s*charset\s*=\s*"?([^";\s]+)/iu.exec(received ?? '')?.[1] ?? 'utf-8';
    const isKnown = documented.includes(mediaTypeOf(received));
    if (isKnown && /^utf-?8$/iu.test(charset)) return [];
    const message = isKnown
      ? `${answer.status} says that it is written in ${charset}, and bodies are UTF-8.`
      : `${answer.status} is of type ${received ?? 'none'} instead of ${documented.join(' or ')}.`;
    return [
      {
        kind: 'wrong-content-type',
        message,
        expected: documented,
        received,
        pointer: `${pointer}/content`,
      },
    ];
  };

  const headers: Part = (_, answer, response) =>
    Object.entries(response.headers ?? {}).flatMap(([name, header]): Breach[] => {
      const pointer = `${contract.pointerOf(response)}/headers/${step(name)}`;
      const received = answer.headers.get(name);
      if (received === null) {
        if (header.required !== true) return [];
        const message = `${answer.status} has no header ${name}.`;
        return [{ kind: 'missing-header', message, expected: name, received: null, pointer }];
      }
      if (!header.schema) return [];
      const [fault] = schemas.written(header.schema)(received);
      if (!fault) return [];
      const message = `Header ${name} of ${answer.status} ${fault.message}.`;
      return [
        { kind: 'wrong-header', message, expected: fault.params, received, pointer: fault.pointer },
      ];
    });

  /** Whoever changes something from an ETag and from the version that was read means the same. */
  const version: Part = (_, answer, response) => {
    const etag = answer.headers.get('etag');
    const said = isObject(answer.body) ? answer.body['version'] : undefined;
    if (!response.headers?.['ETag'] || etag === null || typeof said !== 'number') return [];
    const expected = `"${said}"`;
    // What is no version at all is the schema's to name.
    if (etag === expected || !/^"\d+"$/u.test(etag)) return [];
    const message = `Header ETag of ${answer.status} is not the version of the body.`;
    const pointer = `${contract.pointerOf(response)}/headers/ETag`;
    return [{ kind: 'wrong-header', message, expected, received: etag, pointer }];
  };

  const bodyFaults = (media: Media, answer: Answer): Breach[] => {
    if (!media.schema) return [];
    return telling(schemas.answer(media.schema)(answer.body)).map((fault) => {
      const { path, keyword, params, pointer } = fault;
      const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
      if (typeof extra === 'string') {
        return {
          kind: 'undeclared-property',
          message: `${answer.status} has the undeclared property ${extra} in ${anywhere(path)}.`,
          expected: `no ${extra}`,
          received: shorten(valueAt(answer.body, `${path}/${step(extra)}`)),
          pointer,
        };
      }
      return {
        kind: 'wrong-body',
        message: `${anywhere(path)} of ${answer.status} ${fault.message}.`,
        expected: { [keyword]: Object.values(params)[0] ?? fault.message },
        received: shorten(valueAt(answer.body, path)),
        pointer,
      };
    });
  };

  const body: Part = (_, answer, response) => {
    const media = Object.entries(response.content ?? {});
    const ofType = media.find(([type]) => type === mediaTypeOf(answer.headers.get('content-type')));
    const [, chosen] = ofType ?? media[0] ?? [];
    if (!chosen || !/json/u.test((ofType ?? media[0])?.[0] ?? '')) return [];
    const pointer = `${contract.pointerOf(response)}/content`;
    const unreadable = (fault: string, expected: string): Breach => ({
      kind: 'not-json',
      message: `The body of ${answer.status} ${fault}.`,
      expected,
      received: shorten(answer.text),
      pointer,
    });
    const misencoded =
      answer.encodingFault === undefined
        ? []
        : [unreadable(answer.encodingFault, 'UTF-8 without a byte order mark')];
    if (answer.body === undefined) return [unreadable('is not JSON', 'JSON'), ...misencoded];
    const doubled = doubledKey(answer.text);
    const repeated =
      doubled === undefined ? [] : [unreadable(`holds ${doubled} twice`, `${doubled} once`)];
    return [...misencoded, ...repeated, ...bodyFaults(chosen, answer)];
  };

  const problem: Part = (call, answer, response) => {
    if (answer.status < 400 || !isObject(answer.body)) return [];
    const breaches: Breach[] = [];
    const { status, messageKey, errors } = answer.body;
    const pointer = contract.pointerOf(response);
    if (typeof status === 'number' && status !== answer.status) {
      const message = `The problem says ${status}, the answer ${answer.status}.`;
      breaches.push({
        kind: 'wrong-problem-status',
        message,
        expected: answer.status,
        received: status,
        pointer,
      });
    }
    const keys = messageKeysOf(response, contract);
    if (typeof messageKey === 'string' && keys.size > 0 && !keys.has(messageKey)) {
      const message = `${answer.status} carries the undocumented key ${messageKey}.`;
      breaches.push({
        kind: 'undocumented-message-key',
        message,
        expected: [...keys],
        received: messageKey,
        pointer,
      });
    }
    for (const error of Array.isArray(errors) ? errors : []) {
      const field: unknown = isObject(error) ? error['field'] : undefined;
      if (typeof field !== 'string' || Object.hasOwn(call.query, field)) continue;
      if (!fieldExists(field, call.operation, call.body, contract)) {
        const message = `A field error names ${field}, which the operation does not have.`;
        breaches.push({
          kind: 'unknown-field',
          message,
          expected: 'a parameter, header or property',
          received: field,
          pointer,
        });
      }
    }
    return breaches;
  };

  const sense = createSenseCheck(contract);

  /** Everything that an answer does wrong; an empty list when it is as the contract says. */
  return function checkAnswer(call: Call, answer: Answer): Breach[] {
    const { operation } = call;
    const response = operation.responses[answer.status] ?? operation.responses['default'];
    if (answer.status >= 500 && answer.status !== 503) {
      const message = `The server failed with ${answer.status}.`;
      const pointer = response ? contract.pointerOf(response) : `${operation.pointer}/responses`;
      return [
        {
          kind: 'server-error',
          message,
          expected: 'an answer below 500',
          received: shorten(answer.body ?? answer.text),
          pointer,
        },
      ];
    }
    if (!response) {
      const expected = Object.keys(operation.responses);
      const message = `${answer.status} is not documented.`;
      return [
        {
          kind: 'undocumented-status',
          message,
          expected,
          received: `${answer.status} ${shorten(answer.text)}`,
          pointer: `${operation.pointer}/responses`,
        },
      ];
    }
    const breaches = [contentType, headers, version, body, problem, sense].flatMap((part) =>
      part(call, answer, response),
    );
    // A problem whose schema already refuses its status or key is named once, by the schema.
    const seen = new Set<string>();
    return breaches.filter(({ kind, message }) => {
      const isNew = !seen.has(kind + message);
      seen.add(kind + message);
      return isNew;
    });
  };
}
export type CheckAnswer = ReturnType<typeof createAnswerCheck>;
