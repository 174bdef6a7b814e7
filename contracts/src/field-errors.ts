import type { FieldError } from '../generated/types.ts';
import { patternMessageKeys } from '../generated/pattern-message-keys.ts';

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

const byKeyword: Record<string, MessageKey> = {
  required: 'validation.required',
  minProperties: 'validation.required',
  additionalProperties: 'validation.additionalProperties',
  minLength: 'validation.textTooShort',
  maxLength: 'validation.textTooLong',
  minimum: 'validation.numberTooSmall',
  maximum: 'validation.numberTooLarge',
  enum: 'validation.enum',
  const: 'validation.enum',
  minItems: 'validation.listTooShort',
  maxItems: 'validation.listTooLong',
};

const byType: Record<string, MessageKey> = {
  string: 'validation.text',
  integer: 'validation.integer',
  number: 'validation.number',
  boolean: 'validation.boolean',
  array: 'validation.list',
  object: 'validation.object',
};

const byFormat: Record<string, MessageKey> = {
  email: 'validation.email',
  uuid: 'validation.uuid',
  date: 'validation.date',
  'date-time': 'validation.dateTime',
  uri: 'validation.url',
};

/** Every key that validation by the contract's schemas can give. */
export const messageKeys: readonly MessageKey[] = [
  ...Object.values(byKeyword),
  ...Object.values(byType),
  ...Object.values(byFormat),
  ...Object.values(patternMessageKeys),
  'validation.wrongFormat',
];

/** `string,null` and ['string','null'] → `string` */
const firstType = (type: unknown) => String(type).split(',')[0] ?? '';

function messageKeyOf({ keyword, params }: SchemaError): MessageKey {
  switch (keyword) {
    case 'type':
      return byType[firstType(params['type'])] ?? 'validation.wrongFormat';
    case 'format':
      return byFormat[String(params['format'])] ?? 'validation.wrongFormat';
    case 'pattern':
      return (
        (patternMessageKeys as Record<string, MessageKey>)[String(params['pattern'])] ??
        'validation.wrongFormat'
      );
    case 'discriminator':
      return params['tagValue'] === undefined ? 'validation.required' : 'validation.enum';
    default:
      return byKeyword[keyword] ?? 'validation.wrongFormat';
  }
}

function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const inner =
    {
      required: 'missingProperty',
      additionalProperties: 'additionalProperty',
      discriminator: 'tag',
    }[keyword] ?? '';
  if (inner) path.push(String(params[inner]));
  return path.join('.') || 'body';
}

/** Only says that no branch fits; the branches themselves say what is wrong, field by field. */
const saidByBranches = new Set(['anyOf']);

/**
 * What a validator found, as the server answers it and as forms show it: the field, nested ones
 * joined by dots, with the key of its message. A field named twice for the same reason is listed once.
 */
export function fieldErrorsOf(errors: readonly SchemaError[] | null | undefined): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    if (saidByBranches.has(error.keyword)) continue;
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
