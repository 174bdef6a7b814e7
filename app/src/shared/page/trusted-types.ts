type TrustedTypes = {
  createPolicy: (
    name: 'default',
    rules: { createHTML: (markup: string, type: string, sink: string) => string },
  ) => unknown;
};

/**
 * React Aria empties what it has read out by setting markup, of which the page's policy takes none:
 * it may set nothing, and nothing is all that it may set.
 *
 * It throws rather than answer null: a library that asks the default policy itself, as ProseMirror
 * does for what is pasted, would take null for empty markup, and not use its own policy instead.
 */
export function letMarkupBeEmptied(): void {
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (markup, _type, sink) => {
        if (markup === '' && sink === 'Element innerHTML') return markup;
        throw new TypeError('Only empty markup may be set.');
      },
    });
  } catch {
    // Served under a policy that names no default one: the page does without.
  }
}
