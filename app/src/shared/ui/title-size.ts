/** About as many letters as fill four lines of a phone at the usual size. */
const longTitle = 80;

/** A very long title of a text is set smaller, so that the text begins on the first screen of a phone. */
export const titleSize = <Usual extends string>(title: string, usual: Usual): Usual | 'sm' | 'md' =>
  title.length > 2 * longTitle ? 'sm' : title.length > longTitle ? 'md' : usual;
