import { formNoteOf } from '../site/form-note.ts';
import { isField } from './fields.ts';
import type { Notes } from './safe-session.ts';

/** The field that is nobody's: no person has typed what is in it. */
const nobodys = 'nothing';

/**
 * Keeps what is typed into a visitor's form before the app is there, as the app keeps it
 * (src/wiring/kept-form.ts).
 *
 * @param path of the page
 */
export function noteEarly(form: HTMLFormElement, path: string, notes: Notes): void {
  const typed: Record<string, string | string[]> = {};
  for (const field of form.elements) {
    if (!isField(field) || field.name === nobodys) continue;
    const { name, value } = field;
    if (field.type !== 'checkbox') typed[name] = value;
    else
      typed[name] = [
        typed[name] ?? [],
        field instanceof HTMLInputElement && field.checked ? value : [],
      ].flat();
  }
  notes.setItem(formNoteOf(path), JSON.stringify(typed));
}
