/**
 * Which validation messages can stand under which kind of field. A text has a length and a format, a number
 * a range, a choice its values: what the contract lets each of them break.
 */
export const fieldMessages = {
  TextField: ['required', 'textTooShort', 'textTooLong', 'wrongFormat', 'email'],
  TextArea: ['required', 'textTooShort', 'textTooLong'],
  NumberField: ['required', 'numberTooSmall', 'numberTooLarge'],
  DatePicker: ['required', 'rangeReversed'],
  Select: ['required', 'enum'],
  ComboBox: ['required', 'enum'],
  RadioGroup: ['required', 'enum'],
  CheckboxGroup: ['required', 'enum', 'listTooLong', 'listRepeats'],
} as const;

export type FieldKind = keyof typeof fieldMessages;

/** Each message at each kind of field: `TextField.email`. */
export const messagesAtFields: readonly string[] = Object.entries(fieldMessages).flatMap(
  ([kind, messages]) => messages.map((message) => `${kind}.${message}`),
);
