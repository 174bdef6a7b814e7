/** What an error page says (specification, section 4). */
export type PageProblem =
  | { kind: 'notFound' }
  | { kind: 'network' }
  /** Every other failure. */
  | { kind: 'server'; status: number; messageKey: string | null };

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** What went wrong with a page: an error without a status is a 500, one that says null got no answer. */
export function pageProblem(error: unknown): PageProblem {
  const status = fieldOf(error, 'status');
  // A part of the address that cannot be an id names nothing: the same as not found.
  if (status === 404 || status === 422) return { kind: 'notFound' };
  if (status === null) return { kind: 'network' };
  const messageKey = fieldOf(error, 'messageKey');
  return {
    kind: 'server',
    status: typeof status === 'number' ? status : 500,
    messageKey: typeof messageKey === 'string' ? messageKey : null,
  };
}

/** The address of a page says something that the page cannot be of. */
class PageNotFound extends Error {
  override name = 'PageNotFound';
  readonly status = 404;
  readonly fatal = true;
  readonly path: string;

  constructor(path: string) {
    super('Page Not Found');
    this.path = path;
  }
}

/**
 * A page's own check of its address.
 * @param path as the address bar shows it
 * @throws PageNotFound, which shows the page of unknown addresses
 */
export function assertPage(isValid: boolean, path: string): asserts isValid {
  if (!isValid) throw new PageNotFound(path);
}
