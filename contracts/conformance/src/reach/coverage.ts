import { messageKeysOf, reasonsIn, reasonsOf, shownErrors } from '../check/message-keys.ts';
import type { Schemas } from '../check/schemas.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';
import type { Answer, Call } from '../http/call.ts';
import { keyOf, reachedBy, targetsOf } from './schema-targets.ts';

/** Something that the contract promises and a run should have met. */
export type Target = {
  /** The operations that could meet it. */
  operationIds: string[];
  /** In words: `answers 404`, `accepts description null`. */
  what: string;
  pointer: string;
  status?: number;
};

export type Coverage = {
  record: (call: Call, answer: Answer) => void;
  /** Says that a run had no means to try something: a target that was not reached. */
  untried: (operationIds: string[], what: string, status?: number) => void;
  /** Everything that should be met, and whether it was. */
  targets: () => (Target & { isReached: boolean })[];
};

type Way = 'accepts' | 'answers';

const isSuccess = (status: number) => status >= 200 && status < 300;

const jsonSchemaOf = (response: { content?: Record<string, { schema?: Schema }> }) =>
  Object.entries(response.content ?? {}).find(([type]) => type.includes('json'))?.[1].schema;

/** `#/components/schemas/Project/properties/description` → `Project description` */
const nameOf = (pointer: string) =>
  pointer
    .replace(/^#\/(?:components\/schemas|paths)\//u, '')
    .replace(/\/content\/[^/]+\/schema/u, '')
    .replaceAll(/\/(?:properties|schema)(?=\/)/gu, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' ');

/** Which statuses, message keys and parts of schemas a run has met, of those the contract names. */
export function createCoverage(
  contract: Contract,
  schemas: Schemas,
  operations: Operation[] = contract.operations,
): Coverage {
  const targets = new Map<string, Target & { isReached: boolean }>();
  const add = (key: string, operationId: string, target: Omit<Target, 'operationIds'>) => {
    const known = targets.get(key);
    if (known?.operationIds.includes(operationId) === false) known.operationIds.push(operationId);
    if (!known) targets.set(key, { ...target, operationIds: [operationId], isReached: false });
  };
  const reach = (key: string) => {
    const target = targets.get(key);
    if (target) target.isReached = true;
  };
  const addSchema = (way: Way, schema: Schema, operationId: string) => {
    for (const target of targetsOf(schema, contract)) {
      const what = `${way} ${nameOf(target.pointer)} ${target.aspect}`;
      add(`${way} ${keyOf(target)}`, operationId, { what, pointer: target.pointer });
    }
  };

  for (const operation of operations) {
    const { operationId } = operation;
    if (operation.body) addSchema('accepts', operation.body.schema, operationId);
    for (const parameter of operation.parameters) {
      if (parameter.in === 'path') continue;
      const pointer = contract.pointerOf(parameter);
      for (const aspect of parameter.required === true ? [] : ['present', 'absent']) {
        const what = `accepts ${parameter.in} ${parameter.name} ${aspect}`;
        add(`accepts ${pointer} ${aspect}`, operationId, { what, pointer });
      }
      addSchema('accepts', parameter.schema, operationId);
    }
    for (const [written, response] of Object.entries(operation.responses)) {
      const status = Number(written);
      const pointer = contract.pointerOf(response);
      add(`${operationId} ${status}`, operationId, { what: `answers ${status}`, pointer, status });
      if (isSuccess(status)) {
        const schema = jsonSchemaOf(response);
        if (schema) addSchema('answers', schema, operationId);
        continue;
      }
      const keys = messageKeysOf(response, contract);
      for (const key of keys.size > 1 ? keys : []) {
        const what = `answers ${status} ${key}`;
        add(`${operationId} ${status} ${key}`, operationId, { what, pointer, status });
      }
      for (const reason of reasonsIn(shownErrors(response))) {
        const what = `answers ${status} for ${reason}`;
        add(`${operationId} ${status} ${reason}`, operationId, { what, pointer, status });
      }
    }
  }

  const reachSchema = (
    way: Way,
    value: unknown,
    schema: Schema,
    judge: (one: Schema) => (value: unknown) => unknown[],
  ) => {
    const fits = (branch: Schema, subject: unknown) => judge(branch)(subject).length === 0;
    for (const target of reachedBy(value, schema, contract, fits)) reach(`${way} ${keyOf(target)}`);
  };

  return {
    record(call, answer) {
      const { operation } = call;
      const { operationId } = operation;
      const response = operation.responses[answer.status];
      if (!response) return;
      reach(`${operationId} ${answer.status}`);
      if (!isSuccess(answer.status)) {
        const key = isObject(answer.body) ? answer.body['messageKey'] : undefined;
        for (const one of [key, ...reasonsOf(answer.body)]) {
          reach(`${operationId} ${answer.status} ${String(one)}`);
        }
        return;
      }
      const schema = jsonSchemaOf(response);
      if (schema && answer.body !== undefined) {
        reachSchema('answers', answer.body, schema, schemas.answer);
      }
      if (operation.body && call.body !== undefined) {
        reachSchema('accepts', call.body, operation.body.schema, schemas.request);
      }
      for (const parameter of operation.parameters) {
        if (parameter.in === 'path' || parameter.in === 'cookie') continue;
        const value = (parameter.in === 'query' ? call.query : call.headers)[parameter.name];
        const isPresent = value !== undefined;
        reach(`accepts ${contract.pointerOf(parameter)} ${isPresent ? 'present' : 'absent'}`);
        if (isPresent) reachSchema('accepts', value, parameter.schema, schemas.written);
      }
    },
    untried(operationIds, what, status) {
      const first = contract.operations.find(({ operationId }) => operationId === operationIds[0]);
      const pointer = first?.pointer ?? '#';
      for (const operationId of operationIds)
        add(what, operationId, { what, pointer, ...(status === undefined ? {} : { status }) });
    },
    targets: () => [...targets.values()],
  };
}
