/** `1 finding`, `2 findings` */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Operations that are named where one fault is met at many. */
const MOST_NAMED = 12;

/** The first of some names, and how many more there are. */
export const named = (names: readonly string[], most = MOST_NAMED) =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');
