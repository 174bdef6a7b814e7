/**
 * Which validation messages can stand under which kind of field: what the contract lets a form break
 * there, and what a rule of ours refuses. `field-messages.test.ts` compares it with the contract.
 */
export const fieldMessages = {
  TextField: ['required', 'textTooShort', 'textTooLong', 'email'],
  TextArea: ['required', 'textTooShort', 'textTooLong'],
  NumberField: ['required', 'numberTooSmall', 'numberTooLarge'],
  DatePicker: ['rangeReversed'],
  Select: ['required'],
  ComboBox: ['required'],
  RadioGroup: ['required', 'enum'],
  CheckboxGroup: ['enum', 'listTooLong', 'listRepeats'],
} as const;

export type FieldKind = keyof typeof fieldMessages;

/** Each message at each kind of field: `TextField.email`. */
export const messagesAtFields: readonly string[] = Object.entries(fieldMessages).flatMap(
  ([kind, messages]) => messages.map((message) => `${kind}.${message}`),
);
