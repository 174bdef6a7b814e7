import { addressMessageKey } from '@ecritoire/prose';

/**
 * Writes into a built page what became of its form. By patterns rather than a parser: the markup
 * is always that of this app's own build, as React writes it, nothing of a visitor is in it before
 * it is escaped here, and a parser would read and rewrite the whole page for five places in it.
 */

/** What the built app says of forms in a language (app/src/site/form-answers.tsx). */
export type FormAnswers = {
  /** By form: what the page is called then, and markup. */
  done: Readonly<Record<string, { title: string; html: string }>>;
  /** What a page is called whose form was refused. */
  problemTitle: string;
  /** Markup with `{message}` in it. */
  problem: string;
  checkEntries: string;
  otherwise: string;
  messages: Readonly<Record<string, string>>;
  /** With `{wait}` in it. */
  tooMany: string;
  /** What the fields are called. */
  fields: Readonly<Record<string, string>>;
};

export type FieldProblem = { field: string; messageKey: string };

/** A text as the markup of a page has it. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';

/** A page may have several forms: the one with this action. */
const formOf = (action: string) =>
  new RegExp(`(<form\\b[^>]*action="${action}"[^>]*>)([^]*?)(</form>)`, 'u');

/** Without the script that would bring the app: it knows the page as it was built, not as it is now. */
const still = (page: string) =>
  page.replace(/<script>(?:(?!<\/script>)[^])*<\/script><\/head>/u, '</head>');

/** The title says first what has become of the form: it is what is read out of a new page. */
const titled = (page: string, title: string) =>
  page.replace(/<title[^>]*>/u, (tag) => `${tag}${escaped(title)} · `);

/** The page once its form has arrived. */
export const pageWithFormDone = (
  page: string,
  action: string,
  done: { title: string; html: string },
): string =>
  titled(still(page), done.title).replace(
    formOf(action),
    () => `<div id="sent">${done.html}</div>`,
  );

/** The page with what is wrong said above its form, and everything in it as it was typed. */
export function pageWithFormRefused(
  page: string,
  action: string,
  options: {
    answers: FormAnswers;
    /** What is wrong with the whole; with fields only, that they are to be looked at. */
    messageKey: string | undefined;
    /** How long to wait, in words, where that is all that is wrong. */
    wait: string | undefined;
    errors: readonly FieldProblem[];
    typed: URLSearchParams;
  },
): string {
  const { answers, errors, typed } = options;
  const said = (key: string) => answers.messages[key] ?? answers.otherwise;
  const message =
    options.wait === undefined
      ? said(options.messageKey ?? '')
      : answers.tooMany.replace('{wait}', options.wait);
  const whole = errors.length > 0 ? answers.checkEntries : message;
  const known = errors.filter(({ field }) => answers.fields[field] !== undefined);
  const each = known.map(({ field, messageKey }) => {
    const key = addressMessageKey(messageKey, typed.get(field) ?? '');
    const text = `${answers.fields[field] ?? ''} · ${said(key)}`;
    return `<br /><span id="${field}-problem">${escaped(text)}</span>`;
  });
  const problem = answers.problem.replace('{message}', () => escaped(whole) + each.join(''));
  return titled(still(page), answers.problemTitle).replace(
    formOf(action),
    (_, start: string, form: string, end: string) => {
      const filled = filledIn(form, typed, new Set(known.map(({ field }) => field)));
      return `${start}<div id="sent">${problem}</div>${filled}${end}`;
    },
  );
}

/** A built form with what was typed in it; the fields that were refused are marked. */
function filledIn(form: string, typed: URLSearchParams, refused: ReadonlySet<string>): string {
  const marks = (name: string) =>
    refused.has(name)
      ? ` aria-invalid="true" data-invalid="true" aria-describedby="${name}-problem"`
      : '';
  return form
    .replaceAll(/<details\b(?=[^]*?<\/details>)/gu, '<details open=""')
    .replaceAll(/<input\b([^>]*?)\s*\/?>/gu, (tag, attributes: string) => {
      const name = attribute(tag, 'name');
      if (attribute(tag, 'type') === 'checkbox') {
        const isTicked = typed.getAll(name).includes(attribute(tag, 'value'));
        return `<input${attributes}${isTicked ? ' checked=""' : ''}/>`;
      }
      if (name === '') return tag;
      const others = attributes.replace(/ value="[^"]*"/u, '');
      const cleared = refused.has(name) ? others.replace(/ aria-describedby="[^"]*"/u, '') : others;
      return `<input${cleared} value="${escaped(typed.get(name) ?? '')}"${marks(name)}/>`;
    })
    .replaceAll(/<textarea\b([^>]*)>[^<]*<\/textarea>/gu, (tag, attributes: string) => {
      const name = attribute(tag, 'name');
      const others = refused.has(name)
        ? attributes.replace(/ aria-describedby="[^"]*"/u, '')
        : attributes;
      // A browser takes the first line break of a text area for none.
      return `<textarea${others}${marks(name)}>\n${escaped(typed.get(name) ?? '')}</textarea>`;
    });
}
