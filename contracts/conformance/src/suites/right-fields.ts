import type { Kit } from '../suite.ts';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';
import type { BadRequest } from '../generate/requests.ts';
import type { Answer, Call } from '../http/call.ts';

/** Of members that depend on one another, another one may be called wrong. */
const isPlain = (schema: Schema) =>
  ['allOf', 'anyOf', 'oneOf', 'if', 'not', 'dependentRequired', 'dependentSchemas'].every(
    (keyword) => !(keyword in schema),
  );

/** `changes` of `changes.0.id` */
export const topOf = (field: string) => field.split('.')[0] ?? '';

/** Of a body in which one member is wrong, no other is called wrong: a form would show that. */
export function judgeRightFields(kit: Kit, call: Call, bad: BadRequest, answer: Answer): void {
  const { operation, body } = call;
  if (bad.place !== 'body' || bad.field === 'body' || !operation.body || !isObject(body)) return;
  if (answer.status !== 422 || !isPlain(kit.contract.resolve(operation.body.schema))) return;
  const errors: unknown = Object(answer.body).errors;
  const named = (Array.isArray(errors) ? errors : []).filter(isObject).map(({ field }) => field);
  const wronged = named.filter(
    (field) =>
      typeof field === 'string' &&
      topOf(field) !== topOf(bad.field) &&
      Object.hasOwn(body, topOf(field)),
  );
  if (wronged.length === 0) return;
  const { title, field, pointer } = bad;
  kit.report(
    call,
    answer,
    { title },
    {
      kind: 'right-field-named',
      message: `A field that is right is called wrong beside ${field} (${title}).`,
      expected: [field],
      received: named,
      pointer,
    },
  );
}
