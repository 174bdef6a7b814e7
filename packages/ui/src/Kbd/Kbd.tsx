import { kbd } from './Kbd.css.ts';

export type KbdProps = { children: string };

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
