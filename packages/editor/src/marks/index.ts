import type { Mark } from '@ecritoire/prose';
import { emphasis } from './emphasis.ts';
import type { MarkDefinition } from './mark-definition.ts';
import { strike } from './strike.ts';
import { strong } from './strong.ts';
import { underline } from './underline.ts';

/** In the order of the toolbar, of the list of shortcuts and of a run’s marks. */
export const marks = {
  strong,
  emphasis,
  underline,
  strike,
} as const satisfies Record<Mark, MarkDefinition>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is checked to have these keys alone
export const markNames = Object.keys(marks) as Mark[];

export const isMark = (name: string): name is Mark => Object.hasOwn(marks, name);

/** A value for each mark. */
export function mapMarks<Value>(valueOf: (name: Mark) => Value): Record<Mark, Value> {
  const values = Object.fromEntries(markNames.map((name) => [name, valueOf(name)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each has got one
  return values as Record<Mark, Value>;
}
