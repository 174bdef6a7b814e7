/** Between the body and what is looked for: the roots of an app or a story, and its layouts. */
const depths = Array.from({ length: 4 }, (_, depth) => '* > '.repeat(depth));

/**
 * Selects the page’s root while an element stands near it, with at most three others between that and
 * the body. For `:root:has(.nav)` a browser looks through all elements of the page, each time one is put
 * in or takes the focus: 28 ms over a list of a thousand rows.
 *
 * @param selector of the element, without descendant combinators
 */
export const rootWith = (selector: string) =>
  `html:has(${depths.map((depth) => `> body > ${depth}${selector}`).join(', ')})`;

/** As {@link rootWith}, selects the body. */
export const bodyWith = (selector: string) =>
  `body:has(${depths.map((depth) => `> ${depth}${selector}`).join(', ')})`;
