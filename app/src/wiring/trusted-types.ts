type TrustedTypes = {
  createPolicy: (
    name: 'default',
    rules: { createHTML: (markup: string) => string | null },
  ) => unknown;
};

/**
 * React Aria empties what it has read out by setting markup, of which the page's policy takes none:
 * it may set nothing, and nothing is all that it may set.
 */
export function letMarkupBeEmptied(): void {
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? markup : null),
  });
}
