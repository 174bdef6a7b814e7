export type Page = {
  /** Where the visitor is now: a page, or an address of the product that was not visited. */
  address: string;
  response: Response;
  text: string;
  /** What follows # in the address. */
  fragment: URLSearchParams;
};

/**
 * A browser as far as signing in needs one: it keeps cookies, follows redirects and sends forms,
 * and stops at the product's door.
 *
 * @param door the product's origin, which is not visited.
 * @param language what it wishes for in Accept-Language.
 */
export function createVisitor(door: string, language = 'fr') {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>): Promise<Page> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        'accept-language': language,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const location = response.headers.get('location');
    if (location === null) return { address, response, text, fragment: new URLSearchParams() };
    const next = new URL(location, address);
    if (next.origin !== door) return visit(next.href);
    return {
      address: next.href,
      response,
      text,
      fragment: new URLSearchParams(next.hash.slice(1)),
    };
  };
  return { visit };
}
