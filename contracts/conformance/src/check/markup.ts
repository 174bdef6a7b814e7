import type { Schema } from '../contract/document.ts';

export type Elements = NonNullable<Schema['x-html']>;

/** They hold nothing, and are never closed. */
const EMPTY = new Set(['img', 'hr', 'br']);

/** A tag as the contract has it written; any other `<` begins none. */
const TAG =
  /<(?<end>\/?)(?<name>[a-z][a-z0-9-]*)(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>|<[^]{0,40}/gu;
const ATTRIBUTE = /(?<name>[^\s"'<>/=]+)(?:="(?<value>[^"]*)")?/gu;

function faultOfAttributes(element: string, source: string, allowed: Record<string, string>) {
  for (const { groups = {} } of source.matchAll(ATTRIBUTE)) {
    const { name = '', value = '' } = groups;
    const pattern = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (pattern === undefined) return `has ${name} in <${element}>, which may not have it`;
    if (!new RegExp(pattern, 'u').test(value)) return `has ${name}="${value}" in <${element}>`;
  }
  return undefined;
}

/** The first thing that a text of HTML has and may not have, in words; undefined where all is well. */
export function faultOfMarkup(html: string, elements: Elements): string | undefined {
  const open: string[] = [];
  for (const { 0: found, groups = {} } of html.matchAll(TAG)) {
    const { end, name, attributes = '' } = groups;
    if (name === undefined) return `has “${found}”, which begins no element`;
    const allowed = Object.hasOwn(elements, name) ? elements[name] : undefined;
    if (!allowed) return `has <${name}>, which is not among its elements`;
    if (end && open.pop() !== name) return `has </${name}> where that is not what is open`;
    const fault = faultOfAttributes(name, attributes, allowed);
    if (fault !== undefined) return fault;
    if (!end && !EMPTY.has(name)) open.push(name);
  }
  return open.length === 0 ? undefined : `leaves <${open.at(-1)}> open`;
}
