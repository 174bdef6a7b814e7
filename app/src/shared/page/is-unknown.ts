import type { AnyRouteMatch } from '@tanstack/react-router';

/**
 * Whether no route has the address. Until a page has loaded the router says so in this field of its
 * matches alone.
 */
export const isUnknown = (matches: readonly AnyRouteMatch[]): boolean =>
  matches.some(({ _notFound }) => _notFound === true);
