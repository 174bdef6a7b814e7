import { shownErrors } from '../check/message-keys.ts';
import type { Schemas } from '../check/schemas.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import type { Parameter } from '../contract/document.ts';
import { typicalRequest, type BadRequest } from './requests.ts';
import type { Making } from './samples.ts';

const DAY = 86_400_000;
const FIRST = '2024-01-01';
const dayAfter = (start: string | number, days: number) =>
  new Date(new Date(start).getTime() + days * DAY).toISOString().slice(0, 10);

/** The days of a range, or one alone. */
type Days = { first?: string; last: string };

/** The most items that a list in the answer may have, where each is a day. */
function mostDays({ responses }: Operation, contract: Contract): number | undefined {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const { properties = {} } = schema ? contract.resolve(schema) : {};
  return Object.values(properties)
    .map((one) => contract.resolve(one).maxItems)
    .find((most) => most !== undefined);
}

/** message key → the days that are refused by it, though each of them is one. */
const REFUSED: Record<string, (most: number | undefined) => Days[]> = {
  'validation.rangeReversed': () => [
    { first: '2024-03-01', last: '2024-02-29' },
    { first: '9999-12-31', last: '1000-01-01' },
  ],
  'validation.rangeTooLong': (most) => [
    ...(most === undefined ? [] : [{ first: FIRST, last: dayAfter(FIRST, most) }]),
    { first: '1000-01-01', last: '9999-12-31' },
  ],
  // Three days from now is to come everywhere on earth, even by a clock that is a day fast.
  'validation.dateTooLate': () => [{ last: dayAfter(Date.now(), 3) }, { last: '9999-12-31' }],
};

/** Days of an address that are refused for when they are, as the examples of the contract say. */
export function badDays(operation: Operation, making: Making, schemas: Schemas): BadRequest[] {
  const { contract } = making;
  const isDay = ({ schema }: Parameter) => contract.resolve(schema).format === 'date';
  const days = operation.parameters.filter(isDay);
  const refusal = operation.responses['422'];
  return (refusal ? shownErrors(refusal) : []).flatMap(({ field, messageKey }) => {
    const last = days.find(({ name }) => name === field);
    const refused = REFUSED[String(messageKey)];
    if (!last || !refused) return [];
    const first = days.find((one) => one !== last && one.in === last.in);
    const place = last.in === 'path' ? 'params' : 'query';
    return refused(mostDays(operation, contract)).map((range): BadRequest => {
      const request = typicalRequest(operation, making, schemas);
      const named = { ...(first && { [first.name]: range.first }), [last.name]: range.last };
      return {
        request: { ...request, [place]: { ...request[place], ...named } },
        title: `${Object.values(named).join(' to ')}: ${String(messageKey)}`,
        place,
        field: last.name,
        pointer: contract.pointerOf(last),
        messageKey: String(messageKey),
      };
    });
  });
}
