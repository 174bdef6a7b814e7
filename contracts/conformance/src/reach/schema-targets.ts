import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { isObject } from '../contract/places.ts';

/** One thing that a schema allows and that a run should have met: a place and what was met there. */
export type SchemaTarget = { pointer: string; aspect: string };

export const keyOf = ({ pointer, aspect }: SchemaTarget) => `${pointer} ${aspect}`;

const typesOf = ({ type = [] }: Schema) => (Array.isArray(type) ? type : [type]);

/** Every target of a schema, each component once. */
export function targetsOf(schema: Schema, contract: Contract): SchemaTarget[] {
  const seen = new Set<string>();
  const targets: SchemaTarget[] = [];
  const walk = (one: Schema) => {
    const resolved = contract.resolve(one);
    const pointer = contract.pointerOf(resolved);
    if (seen.has(pointer)) return;
    seen.add(pointer);
    const add = (aspect: string, place = pointer) => targets.push({ pointer: place, aspect });
    const types = typesOf(resolved);
    if (types.includes('null') && types.length > 1) {
      add('null');
      add('not null');
    }
    for (const value of resolved.enum ?? []) add(`value ${JSON.stringify(value)}`);
    for (const branch of [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])]) {
      add('taken', contract.pointerOf(branch));
      walk(branch);
    }
    if (resolved.items) {
      if ((resolved.minItems ?? 0) === 0) add('empty');
      if (resolved.maxItems !== 0) {
        add('filled');
        walk(resolved.items);
      }
    }
    for (const [name, property] of Object.entries(resolved.properties ?? {})) {
      if (!resolved.required?.includes(name)) {
        add('present', contract.pointerOf(property));
        add('absent', contract.pointerOf(property));
      }
      walk(property);
    }
  };
  walk(schema);
  return targets;
}

/** The targets that one value reaches. `fits` says whether a value is of a branch. */
export function reachedBy(
  value: unknown,
  schema: Schema,
  contract: Contract,
  fits: (branch: Schema, value: unknown) => boolean,
): SchemaTarget[] {
  const reached: SchemaTarget[] = [];
  const walk = (subject: unknown, one: Schema) => {
    const resolved = contract.resolve(one);
    const pointer = contract.pointerOf(resolved);
    const add = (aspect: string, place = pointer) => reached.push({ pointer: place, aspect });
    add(subject === null ? 'null' : 'not null');
    if (resolved.enum) add(`value ${JSON.stringify(subject)}`);
    for (const branch of [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])]) {
      if (!fits(branch, subject)) continue;
      add('taken', contract.pointerOf(branch));
      walk(subject, branch);
    }
    if (Array.isArray(subject)) {
      add(subject.length === 0 ? 'empty' : 'filled');
      if (resolved.items) for (const item of subject) walk(item, resolved.items);
    }
    if (isObject(subject)) {
      for (const [name, property] of Object.entries(resolved.properties ?? {})) {
        const isPresent = subject[name] !== undefined;
        add(isPresent ? 'present' : 'absent', contract.pointerOf(property));
        if (isPresent) walk(subject[name], property);
      }
    }
  };
  walk(value, schema);
  return reached;
}
