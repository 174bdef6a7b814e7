import { useI18n } from '@ecritoire/i18n/react';
import { useMemo } from 'react';
import { onMac } from './on-mac.ts';

/** As a Mac writes them: ⌘ stands last of the keys that are held. */
const macSigns = { Alt: '⌥', Shift: '⇧', Mod: '⌘', Enter: '↩', Backspace: '⌫' };

/** What is held comes before what is pressed. */
const rank = (key: string) => {
  const place = ['Alt', 'Shift', 'Mod'].indexOf(key);
  return place === -1 ? 3 : place;
};

/**
 * Names keys as the reader's keyboard does: `Mod-Shift-x` is « Ctrl+Maj+X » in French and ⇧⌘X on a
 * Mac.
 */
export function useKeyNames(): (keys: string) => string {
  const { LL } = useI18n();
  // The parts of LL are new objects on every read: only the whole identifies a language.
  return useMemo(() => {
    const texts = LL.keys;
    const common = { Escape: texts.escape(), ArrowUp: '↑', ArrowDown: '↓' };
    const words = {
      Mod: texts.control(),
      Shift: texts.shift(),
      Alt: texts.alt(),
      Enter: texts.enter(),
      Backspace: texts.backspace(),
    };
    const names = new Map(Object.entries({ ...common, ...(onMac ? macSigns : words) }));
    return (keys) => {
      const pressed = keys.split('-');
      if (onMac) pressed.sort((one, other) => rank(one) - rank(other));
      const named = pressed.map((key) => names.get(key) ?? key.toUpperCase());
      return named.join(onMac ? '' : '+');
    };
  }, [LL]);
}
