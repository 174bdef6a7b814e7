/**
 * The path below which a proxy shows the product, such as `/desk`, as the server has written it into
 * the page; empty where there is none, and while pages are prerendered.
 */
export const basePath: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');

/** Where the product's cookies belong. */
export const cookiePath = basePath || '/';
