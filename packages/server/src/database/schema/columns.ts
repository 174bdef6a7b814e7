import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript's dates have: what is stored compares equal to what was meant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Compared byte by byte, as positions are in JavaScript. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
