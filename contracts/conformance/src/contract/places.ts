import { LineCounter, parseDocument } from 'yaml';

/** `a/b` → `a~1b`: one step of a JSON pointer (RFC 6901). */
export const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const stepsOf = (pointer: string) =>
  pointer
    .replace(/^#/u, '')
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none of what is no list. */
export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The value that a JSON pointer names, or undefined. */
export function at(document: unknown, pointer: string): unknown {
  let value = document;
  for (const part of stepsOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(part)];
    else if (isObject(value)) value = value[part];
    else return undefined;
  }
  return value;
}

/** Where each object of a document stands in it. */
export function pointersOf(document: object): WeakMap<object, string> {
  const pointers = new WeakMap<object, string>();
  const walk = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return;
    pointers.set(value, pointer);
    for (const [name, member] of Object.entries(value)) walk(member, `${pointer}/${step(name)}`);
  };
  walk(document, '#');
  return pointers;
}

/** Pointer → line, from 1, in the text of a JSON or YAML file; the text is read when first asked. */
export function linesOf(text: string): (pointer: string) => number {
  const counter = new LineCounter();
  let document: ReturnType<typeof parseDocument> | undefined;
  return (pointer) => {
    document ??= parseDocument(text, { lineCounter: counter });
    for (let path = stepsOf(pointer); path.length > 0; path = path.slice(0, -1)) {
      const node: unknown =
        document.getIn(
          path.map((part) => (/^\d+$/u.test(part) ? Number(part) : part)),
          true,
        ) ?? document.getIn(path, true);
      if (isObject(node) && Array.isArray(node['range'])) {
        return counter.linePos(Number(node['range'][0])).line;
      }
    }
    return 1;
  };
}
