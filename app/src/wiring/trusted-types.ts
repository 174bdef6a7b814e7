type TrustedTypes = {
  createPolicy: (
    name: 'default',
    rules: { createHTML: (markup: string, type: string, sink: string) => string | null },
  ) => unknown;
};

/**
 * React Aria empties what it has read out by setting markup, of which the page's policy takes none:
 * it may set nothing, and nothing is all that it may set.
 */
export function letMarkupBeEmptied(): void {
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (markup, _type, sink) =>
        markup === '' && sink === 'Element innerHTML' ? markup : null,
    });
  } catch {
    // Served under a policy that names no default one: the page does without.
  }
}
