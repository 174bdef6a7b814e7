import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { Tone } from '../tokens/index.ts';
import { badge, words } from './Badge.css.ts';

export type BadgeProps = {
  /** What kind of state it is; the words say it as well. */
  tone?: Tone;
  /** Stands before the words. */
  icon?: IconName;
  /** One or two words. */
  children: ReactNode;
};

/**
 * The state of a thing in a word or two: draft, published. The words carry the meaning, the colour
 * only helps. It is not pressed; what filters by a state is a ToggleButton or a Link.
 */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon ? <Icon name={icon} size="small" /> : null}
      <span className={words}>{children}</span>
    </span>
  );
}
