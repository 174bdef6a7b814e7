import { useI18n } from '@ecritoire/i18n/react';

/** From which part of the most on the length of a text is told. */
const near = 0.9;

/** How a text area tells how long a visitor’s words are, near the most that they may be. */
export function useLengthNearEnd(most: number): (length: number) => string {
  const { forms } = useI18n().LL;
  return (length) => (length > near * most ? forms.lengthSoFar({ length, most }) : '');
}
