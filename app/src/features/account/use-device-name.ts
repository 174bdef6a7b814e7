import type { SignedInDevice } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';

/** How a device is named, by what it says of itself. */
export function useDeviceName(): (device: SignedInDevice) => string {
  const texts = useTexts(settingsTexts);
  return ({ browser, system }) =>
    [browser, system].filter((part) => part !== null).join(' · ') || texts.unknownDevice();
}
