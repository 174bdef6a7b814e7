/** The longest that is looked for, in UTF-16 units. In a file of its own: the find bar comes later. */
export const longestQuery = 200;
