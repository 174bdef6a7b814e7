import type { CommonTexts } from './catalogue.ts';

/**
 * The text of a message key such as `auth.required`, looked up at run time because the key
 * came from a server or a machine.
 * @returns the text of the unexpected error when the key is unknown (a newer server, say)
 */
export function messageOf(texts: CommonTexts, key: string): string {
  let found: unknown = texts.messages;
  for (const part of key.split('.')) {
    found =
      (typeof found === 'object' || typeof found === 'function') && found !== null
        ? Reflect.get(found, part)
        : undefined;
  }
  const text = typeof found === 'function' ? String(found()) : '';
  return text === '' ? texts.messages.actions.endpoints.serverError() : text;
}
