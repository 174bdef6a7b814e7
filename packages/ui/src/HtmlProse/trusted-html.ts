type Policy = { createHTML: (html: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * HTML that may stand in the page under a policy that asks for trusted types. The one place that
 * lets text become markup: what comes here was made safe where it was made.
 */
export function trustedHtml(html: string): string {
  // Not in the types of the library yet, nor in every browser.
  const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (trustedTypes === undefined) return html;
  policy ??= trustedTypes.createPolicy('ecritoire-html', { createHTML: (text) => text });
  return policy.createHTML(html);
}
