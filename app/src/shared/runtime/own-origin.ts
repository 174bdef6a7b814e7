/** Where this page is; while it is prerendered, a place that no page ever shows. */
export const ownOrigin = (): string =>
  typeof location === 'undefined' ? 'http://prerendered.invalid' : location.origin;

/** How a link shows an address: one of this site as a path, so that it is valid on every host. */
export function shownAddress(address: string): string {
  const origin = ownOrigin();
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
