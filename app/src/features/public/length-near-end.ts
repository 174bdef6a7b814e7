import { formsTexts } from '@ecritoire/i18n/forms';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { hasCompoundSigns } from '../../shared/forms/has-compound-signs.ts';

/** The share of the maximum length from which the length is shown. */
const near = 0.9;

/** How a text area shows the length of a visitor's text, near the maximum. */
export function useLengthNearEnd(
  most: number,
): (length: number, maximum: number | undefined, text: string) => string {
  const { common } = useI18n().LL;
  const forms = useTexts(formsTexts);
  return (length, _, text) => {
    if (length <= near * most) return '';
    const soFar = forms.lengthSoFar({ length, most });
    return hasCompoundSigns(text) ? `${soFar}. ${common.countsSeveral()}` : soFar;
  };
}
