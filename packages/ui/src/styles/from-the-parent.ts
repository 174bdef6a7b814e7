/**
 * The side at which the place around it begins a line, for words that have a direction of their own.
 * Chromium knows it by its old name alone.
 */
export const fromTheParent = ['-webkit-match-parent' as const, 'match-parent' as const];
