import { describe, expect, it } from 'vitest';
import { createContract } from './contract.ts';
import type { Parameter, Schema } from './document.ts';
import { pageSizesOf } from './page-sizes.ts';

function sizesWith(schemas: Record<string, Schema>, parameters: Parameter[]) {
  const document = {
    openapi: '3.1.0',
    paths: { '/rows': { get: { operationId: 'listRows', parameters, responses: {} } } },
    components: { schemas },
  };
  const contract = createContract(document, JSON.stringify(document), 'test.json');
  const [operation] = contract.operations;
  return operation && pageSizesOf(operation, contract);
}

const limit = (schema: Schema): Parameter => ({ name: 'limit', in: 'query', schema });

describe('the sizes of pages', () => {
  // KIT-19
  it('are the limits of the contract', () => {
    const schema = { type: 'integer', minimum: 1, maximum: 50, default: 10 };
    expect(sizesWith({}, [limit(schema)])).toEqual({ largest: 50, usual: 10 });
  });

  it('are found where a $ref names them', () => {
    const schemas = { Limit: { type: 'integer', maximum: 30, default: 5 } };
    const sizes = sizesWith(schemas, [limit({ $ref: '#/components/schemas/Limit' })]);
    expect(sizes).toEqual({ largest: 30, usual: 5 });
  });

  it.each([[[limit({ type: 'integer' })]], [[]]])('may be left open: %j', (parameters) => {
    expect(sizesWith({}, parameters)).toEqual({ largest: 100, usual: undefined });
  });
});
