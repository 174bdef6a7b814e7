/** How texts are compared in stories and tests: without accents and letter case. */
export const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
