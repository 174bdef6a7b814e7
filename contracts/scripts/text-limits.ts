import { operationsOf, type Contract, type Schema } from './contract.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The most characters that each text of a request may have, by operation: in its body and in its
 * query. What lies deeper, in lists, no form fills in.
 */
export function textLimitsOf(contract: Contract): Record<string, Record<string, number>> {
  const { schemas } = contract.components;
  const resolved = (schema: unknown): Schema => {
    if (!isObject(schema)) return {};
    const { $ref: reference } = schema;
    if (typeof reference !== 'string') return schema;
    return resolved(schemas[reference.split('/').at(-1) ?? '']);
  };
  const limits = operationsOf(contract).map(({ operation }) => {
    const body = resolved(operation.requestBody?.content['application/json']?.schema);
    const fields = isObject(body['properties']) ? Object.entries(body['properties']) : [];
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const texts = [...fields, ...query.map(({ name, schema }) => [name, schema] as const)].flatMap(
      ([name, schema]) => {
        const { maxLength } = resolved(schema);
        return typeof maxLength === 'number' ? [[name, maxLength] as const] : [];
      },
    );
    return [operation.operationId, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(limits.filter(([, texts]) => Object.keys(texts).length > 0));
}
