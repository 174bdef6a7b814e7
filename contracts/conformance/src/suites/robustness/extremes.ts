import { callOf, type Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import type { Parameter } from '../../contract/document.ts';
import { judgesOf, typicalRequest } from '../../generate/requests.ts';
import type { Prepared } from '../attempt.ts';
import { tryBroken } from './broken.ts';

/** The first and the last values of a format, where a day more or another zone has no date. */
const OF_FORMAT: Record<string, string[]> = {
  date: ['0001-01-01', '1000-01-01', '1000-01-02', '9999-12-30', '9999-12-31'],
  'date-time': [
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '1000-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999999999Z',
    '9999-12-31T23:59:59.999999999Z',
    '9999-12-31T23:59:59-23:59',
  ],
};

type Values = { parameter: Parameter; values: unknown[] };

function extremesOf(kit: Kit, operation: Operation, parameter: Parameter): unknown[] {
  const { format, minimum, maximum } = kit.contract.resolve(parameter.schema);
  const { isGoodValue } = judgesOf(operation, kit.schemas);
  return [...(OF_FORMAT[format ?? ''] ?? []), minimum, maximum].filter(
    (value) => value !== undefined && isGoodValue(parameter, value),
  );
}

/** Nothing fails at the first and the last value of a day, a moment or a number of an address. */
export async function tryExtremes(kit: Kit, operation: Operation, making: Prepared): Promise<void> {
  const all = operation.parameters
    .filter(({ in: place }) => place === 'query' || place === 'path')
    .map((parameter): Values => ({ parameter, values: extremesOf(kit, operation, parameter) }))
    .filter(({ values }) => values.length > 0);
  const send = async (named: Record<string, unknown>) => {
    const request = typicalRequest(operation, making, kit.schemas);
    for (const { parameter } of all) {
      const { name, in: place } = parameter;
      if (name in named) request[place === 'path' ? 'params' : 'query'][name] = named[name];
    }
    const title = Object.entries(named).map(([name, value]) => `${name}: ${String(value)}`);
    await tryBroken(kit, { ...callOf(operation, making.caller), ...request }, title.join(', '));
  };
  for (const { parameter, values } of all) {
    const { format } = kit.contract.resolve(parameter.schema);
    const others = all.filter(
      (one) =>
        one.parameter !== parameter && kit.contract.resolve(one.parameter.schema).format === format,
    );
    for (const value of values) {
      await send({ [parameter.name]: value });
      // Two days are a range, and one of a single day is allowed.
      const names = [parameter, ...others.map((one) => one.parameter)].map(({ name }) => name);
      const isFirst =
        all.find(({ parameter: one }) => names.includes(one.name))?.parameter === parameter;
      if (names.length > 1 && isFirst)
        await send(Object.fromEntries(names.map((name) => [name, value])));
    }
  }
}
