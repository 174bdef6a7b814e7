/** What may stand between the body and what is looked for: the root of the app or of a story, and layouts. */
const depths = ['', '* > ', '* > * > ', '* > * > * > '];

/**
 * Selects the page’s root while something stands near the root of the app. What `:root:has(.part)`
 * names, a browser looks for in every element of the page, each time one is put in or takes the focus:
 * 28 ms over a list of a thousand rows. This looks a few levels deep.
 *
 * @param part a selector without descendant combinators
 */
export const rootWith = (part: string) =>
  `html:has(${depths.map((depth) => `> body > ${depth}${part}`).join(', ')})`;

/** As {@link rootWith}, selects the body. */
export const bodyWith = (part: string) =>
  `body:has(${depths.map((depth) => `> ${depth}${part}`).join(', ')})`;
