/**
 * The chosen one of a few where colours are forced, and its fill is no more: told by how thick its
 * line is. What has the focus has its ring instead, as nothing else in the group.
 */
export const chosenLine = { outline: '3px solid Highlight', outlineOffset: '-3px' } as const;
