/** Between the body and what is looked for: the roots of an app or a story, and its layouts. */
const depths = Array.from({ length: 4 }, (_, depth) => '* > '.repeat(depth));

/**
 * Selects the page’s root while something stands near it, with at most three elements between that and
 * the body. What `:root:has(.part)` names, a browser looks for in every element of the page, each time
 * one is put in or takes the focus: 28 ms over a list of a thousand rows.
 *
 * @param part a selector without descendant combinators
 */
export const rootWith = (part: string) =>
  `html:has(${depths.map((depth) => `> body > ${depth}${part}`).join(', ')})`;

/** As {@link rootWith}, selects the body. */
export const bodyWith = (part: string) =>
  `body:has(${depths.map((depth) => `> ${depth}${part}`).join(', ')})`;
