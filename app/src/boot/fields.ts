export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a box is ticked, or what a text says. */
export type FieldState = boolean | string;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:hidden|file|submit|button)$/.test(target.type));

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

export const stateOf = (field: Field): FieldState => (isBox(field) ? field.checked : field.value);

/** What somebody, or the browser, has filled in. */
export const filledIn = (page: Document): Field[] =>
  [...page.querySelectorAll('input,textarea')]
    .filter(isField)
    .filter(
      (field) => stateOf(field) !== (isBox(field) ? field.defaultChecked : field.defaultValue),
    );

/** Sets the state of a field without React noticing. */
export function showIn(field: Field, state: FieldState): void {
  if (typeof state === 'string') {
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, state);
  } else if (isBox(field)) field.checked = state;
}

const notifyReact = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

/** React takes a field for empty, of which the browser need not know: a caret would move. */
function reportEmpty(field: Field): void {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  Object.defineProperty(field, 'value', { configurable: true, get: () => '', set: () => {} });
  notifyReact(field);
  if (own) Object.defineProperty(field, 'value', own);
  else Reflect.deleteProperty(field, 'value');
}

/** Fills in a field as a person does, so that React hears of it. */
export function fillIn(field: Field, state: FieldState): void {
  if (typeof state === 'string') {
    reportEmpty(field);
    if (field.value !== state) showIn(field, state);
    notifyReact(field);
    return;
  }
  // A radio that is off again is so because of another one, which is filled in itself.
  if (!isBox(field) || (field.type === 'radio' && !state)) return;
  // React knows the box as it found it: put back, it takes the press for a change.
  field.checked = !state;
  field.click();
}
