import type { FieldError } from '../generated/types.ts';
import { messageKeysBy } from '../generated/message-keys.ts';

/** What the compiled validators report: the part of Ajv's error object that is read here. */
export type SchemaError = {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
};

/** A compiled validator: true, or false with every error in `errors`. */
export type Validate = {
  (data: unknown): boolean;
  errors?: SchemaError[] | null;
};

type MessageKey = FieldError['messageKey'];

const { keywords, types, formats, patterns } = messageKeysBy;

/** Every key that validation by the contract's schemas can give. */
export const messageKeys: readonly MessageKey[] = Object.values(messageKeysBy).flatMap((table) =>
  Object.values(table),
);

/** `string,null` and ['string','null'] → `string` */
const firstType = (type: unknown) => String(type).split(',')[0] ?? '';

/** Where no table knows it; a test makes sure that the contract uses nothing of the kind. */
const UNKNOWN: MessageKey = 'validation.wrongFormat';

function messageKeyOf({ keyword, params }: SchemaError): MessageKey {
  switch (keyword) {
    case 'type':
      return types[firstType(params['type'])] ?? UNKNOWN;
    case 'format':
      return formats[String(params['format'])] ?? UNKNOWN;
    case 'pattern':
      return patterns[String(params['pattern'])] ?? keywords[keyword] ?? UNKNOWN;
    case 'discriminator':
      return (
        (params['tagValue'] === undefined ? keywords['required'] : keywords[keyword]) ?? UNKNOWN
      );
    default:
      return keywords[keyword] ?? UNKNOWN;
  }
}

const pathOf = (instancePath: string) =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  const path = pathOf(instancePath);
  const inner =
    {
      required: 'missingProperty',
      additionalProperties: 'additionalProperty',
      discriminator: 'tag',
    }[keyword] ?? '';
  const name = params[inner];
  if (typeof name === 'string') path.push(name);
  if (keyword === 'x-unique-by') path.push(String(params['index']), String(params['property']));
  return path.join('.') || 'body';
}

/**
 * Says nothing of its own: where no branch of an anyOf fits, the branches say what is wrong, field
 * by field; and that a value could have been null instead is no help to anyone.
 */
const isRedundant = ({ keyword, params }: SchemaError) =>
  keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

/** Nobody reads on after so many; without an end a small body has a large answer. */
const MOST_ERRORS = 100;

/**
 * What a validator found, as the server answers it and as forms show it: the field, nested ones
 * joined by dots, with the key of its message. A field named twice for the same reason is listed once,
 * and no more than the first hundred are.
 */
export function fieldErrorsOf(errors: readonly SchemaError[] | null | undefined): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    if (found.size === MOST_ERRORS) break;
    if (isRedundant(error)) continue;
    const fieldError = { field: fieldOf(error), messageKey: messageKeyOf(error) };
    found.set(`${fieldError.field} ${fieldError.messageKey}`, fieldError);
  }
  return [...found.values()];
}

/**
 * Runs a compiled validator.
 *
 * @returns every field error; an empty list when the data is as the contract says.
 */
export function validate(validator: Validate, data: unknown): FieldError[] {
  return validator(data) ? [] : fieldErrorsOf(validator.errors);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isBlank({ keyword, instancePath }: SchemaError, body: unknown): boolean {
  if (keyword !== 'minLength' && keyword !== 'pattern') return false;
  let value = body;
  for (const part of pathOf(instancePath)) value = isObject(value) ? value[part] : undefined;
  return typeof value === 'string' && value.trim() === '';
}

/**
 * Runs the validator of a request's body, as the server does before it does anything and a form
 * before it is sent. To who fills in a form, a field with nothing but spaces in it is missing
 * rather than too short.
 *
 * @returns every field error; an empty list when the body is as the contract says.
 */
export function validateBody(validator: Validate, body: unknown): FieldError[] {
  if (validator(body)) return [];
  const errors = validator.errors ?? [];
  const missing = (error: SchemaError) => ({ ...error, keyword: 'required', params: {} });
  return fieldErrorsOf(errors.map((error) => (isBlank(error, body) ? missing(error) : error)));
}
