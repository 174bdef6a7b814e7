import { useI18n } from '@ecritoire/i18n/react';
import type { SaveState } from '@ecritoire/ui';
import { useIsOffline } from './use-is-offline.ts';

/** Whether the words are safe, in words: where nobody answers, whether it is for want of a network. */
export function useSavingWords(): (state: SaveState) => string {
  const { saving } = useI18n().LL;
  const isOffline = useIsOffline();
  return (state) => (state === 'offline' && !isOffline ? saving.unreachable() : saving[state]());
}
