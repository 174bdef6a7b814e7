import { plainMarkup } from './plain-markup.ts';

type Policy = { createHTML: (html: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * HTML that may stand in the page under a policy that asks for trusted types. The one place that
 * lets text become markup. What comes here was made safe where it was made; since it may have come
 * from another server, no more than plain markup is taken of it.
 */
export function trustedHtml(html: string): string {
  // Not in the types of the library yet, nor in every browser.
  const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (trustedTypes === undefined) return plainMarkup(html);
  policy ??= trustedTypes.createPolicy('ecritoire-html', { createHTML: plainMarkup });
  return policy.createHTML(html);
}
