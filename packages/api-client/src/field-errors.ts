/** Turns a message key of the catalogue into the reader's language. */
export type Translate = (messageKey: string) => string;

/**
 * One message a field, out of any of the three shapes that section 5 of the specification names:
 * a map of field to message; a `detail` list whose entries point to a body field; a list with
 * `field` and `messageKey`, translated and joined by commas.
 */
export function fieldErrorsOf(body: unknown, translate: Translate): Record<string, string> {
  if (!isObject(body)) return {};
  if (Array.isArray(body['errors'])) return byField(body['errors'], keyedEntry(translate));
  if (Array.isArray(body['detail'])) return byField(body['detail'], locatedEntry(translate));
  return isObject(body['errors']) ? fieldMap(body['errors']) : {};
}

type Entry = { field: string; message: string } | null;

function byField(entries: unknown[], read: (entry: unknown) => Entry): Record<string, string> {
  const messages = new Map<string, string[]>();
  for (const raw of entries) {
    const entry = read(raw);
    if (entry) messages.set(entry.field, [...(messages.get(entry.field) ?? []), entry.message]);
  }
  return Object.fromEntries([...messages].map(([field, texts]) => [field, texts.join(', ')]));
}

function keyedEntry(translate: Translate) {
  return (entry: unknown): Entry =>
    isObject(entry) && typeof entry['field'] === 'string' && typeof entry['messageKey'] === 'string'
      ? { field: entry['field'], message: translate(entry['messageKey']) }
      : null;
}

/** `loc` is a path such as `['body', 'email']`; `msg` may be missing. */
function locatedEntry(translate: Translate) {
  return (entry: unknown): Entry => {
    if (!isObject(entry) || !Array.isArray(entry['loc'])) return null;
    const [place, ...path] = entry['loc'].map(String);
    if (place !== 'body' || path.length === 0) return null;
    const { msg } = entry;
    const message = typeof msg === 'string' ? msg : translate('actions.endpoints.invalidValue');
    return { field: path.join('.'), message };
  };
}

function fieldMap(map: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(map).flatMap(([field, message]) => {
      if (typeof message === 'string') return [[field, message]];
      return Array.isArray(message) ? [[field, message.map(String).join(', ')]] : [];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
