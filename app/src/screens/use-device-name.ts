import type { SignedInDevice } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';

/** How a device is named, by what it says of itself. */
export function useDeviceName(): (device: SignedInDevice) => string {
  const { settings: texts } = useI18n().LL;
  return ({ browser, system }) =>
    [browser, system].filter((part) => part !== null).join(' · ') || texts.unknownDevice();
}
