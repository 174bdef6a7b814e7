import { parse } from 'yaml';

/**
 * Takes a file apart: front matter in YAML, then Markdown.
 *
 * @throws Error when there is no front matter, or it has a field that is not among the known ones.
 */
export function frontMatter(
  source: string,
  known: ReadonlySet<string>,
): { fields: Record<string, unknown>; body: string } {
  const [, head, body] = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/u.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error('there is no front matter');
  const fields: Record<string, unknown> = { ...parse(head) };
  const unknown = Object.keys(fields).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`nothing is called ${unknown} here`);
  return { fields, body };
}

/** @throws Error when the field is missing, empty or no text. */
export function textIn(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${name} is no text`);
  return value;
}
