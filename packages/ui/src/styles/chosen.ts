/**
 * The selected one of a few in forced colours, where its fill is gone: marked by a thicker
 * outline. The focused one has its ring instead, unlike anything else in the group.
 */
export const chosenLine = { outline: '3px solid Highlight', outlineOffset: '-3px' } as const;
