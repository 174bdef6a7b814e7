import { formNoteOf } from '../site/form-note.ts';
import { isField, type Field } from './fields.ts';
import { readNote, type Notes } from './safe-session.ts';

/** The forms whose typed text is saved. */
const visitors = 'form[action*="/forms/"]';

/** The honeypot field: no person has typed what is in it. */
const nobodys = 'nothing';

type Typed = Record<string, string | string[]>;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter(({ name }) => name !== nobodys);

/**
 * Saves what is typed into a visitor's form before the app is loaded, as the app saves it
 * (src/features/public/saved-form.ts).
 *
 * @param path of the page
 * @param signal aborts it, once the app is loaded
 */
export function noteWhatIsTyped(
  page: Document,
  { path, notes, signal }: { path: string; notes: Notes; signal: AbortSignal },
): void {
  const note = ({ target }: Event) => {
    const form = isField(target) ? target.form : null;
    if (form?.matches(visitors)) notes.setItem(formNoteOf(path), JSON.stringify(typedIn(form)));
  };
  page.addEventListener('input', note, { signal, capture: true });
}

function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const field of fieldsOf(form)) {
    const { name, value } = field;
    if (field.type !== 'checkbox') typed[name] = value;
    else
      typed[name] = [
        typed[name] ?? [],
        field instanceof HTMLInputElement && field.checked ? value : [],
      ].flat();
  }
  return typed;
}

/**
 * Restores the saved text, so that nobody takes an empty form for a loss until the app is loaded.
 */
export function showWhatWasTyped(page: Document, path: string, notes: Notes): void {
  const typed = readNote<Typed>(notes, formNoteOf(path));
  const form = page.querySelector<HTMLFormElement>(visitors);
  if (typed === null || form === null) return;
  for (const field of fieldsOf(form)) {
    const saved = typed[field.name];
    if (typeof saved === 'string') field.value = saved;
    else if (saved && field instanceof HTMLInputElement)
      field.checked = saved.includes(field.value);
  }
}
