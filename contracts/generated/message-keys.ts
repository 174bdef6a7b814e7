// Generated from the contract by `pnpm generate`; edit the contract instead.
import type { FieldError } from './types.ts';

type MessageKeys = Record<string, FieldError['messageKey']>;

export const messageKeysBy: Record<'keywords' | 'types' | 'formats' | 'patterns', MessageKeys> = {
  "keywords": {
    "required": "validation.required",
    "minProperties": "validation.required",
    "additionalProperties": "validation.additionalProperties",
    "minLength": "validation.textTooShort",
    "maxLength": "validation.textTooLong",
    "minimum": "validation.numberTooSmall",
    "maximum": "validation.numberTooLarge",
    "minItems": "validation.listTooShort",
    "maxItems": "validation.listTooLong",
    "uniqueItems": "validation.listRepeats",
    "enum": "validation.enum",
    "const": "validation.enum",
    "discriminator": "validation.enum",
    "pattern": "validation.wrongFormat",
    "x-max-text": "validation.textTooLong",
    "x-unique-by": "validation.wrongFormat"
  },
  "types": {
    "string": "validation.text",
    "integer": "validation.integer",
    "number": "validation.number",
    "boolean": "validation.boolean",
    "array": "validation.list",
    "object": "validation.object"
  },
  "formats": {
    "uuid": "validation.uuid",
    "date": "validation.date",
    "date-time": "validation.dateTime",
    "time-zone": "validation.timeZone",
    "uri": "validation.url",
    "uri-reference": "validation.url"
  },
  "patterns": {
    "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$": "validation.uuid",
    "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$": "validation.email",
    "\\S": "validation.textTooShort",
    "(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]+\\S": "validation.textTooShort",
    "^[1-9][0-9]{3}-": "validation.dateTime",
    "^[1-9]": "validation.date",
    "[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿]": "validation.textTooShort",
    "(?=[\\s\\S]*[^\\s\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8𛲠-𛲣𝅳-𝅺󠀀-󠿿])\\S[\\s\\S]{4,}\\S": "validation.textTooShort"
  }
};
