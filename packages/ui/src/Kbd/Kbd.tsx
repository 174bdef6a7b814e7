import { kbd } from './Kbd.css.ts';

export type KbdProps = {
  /** The key as it is printed: "Ctrl". */
  children: string;
};

/**
 * A key to press. A shortcut is a second way: what it does has a button somewhere, and the key is
 * shown beside it.
 */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
