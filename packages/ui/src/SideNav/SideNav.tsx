import { Link as AriaLink } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { item, list, nav, partedPlace, place, word } from './SideNav.css.ts';

export type SideNavItem = {
  /** Where it leads. */
  href: string;
  /** Where it leads, in a word; a long one says by soft hyphens where it may go on below. */
  label: string;
  /** Stands before the word. */
  icon: IconName;
  /** It is the place one is in. */
  isCurrent?: boolean;
};

export type SideNavProps = {
  /** Names the navigation among others of the page. */
  label: string;
  /**
   * Each with `href`, `icon` and `label`; `isCurrent` where one is. At most five: on a small screen
   * they share the width of a bar at the bottom.
   */
  items: readonly SideNavItem[];
};

/**
 * The rooms of the product: a column on wide screens, a bar under the thumb on small ones. Few
 * rooms, each in one word: on a phone all of them are in sight, none behind a button.
 */
export function SideNav({ label, items }: SideNavProps) {
  return (
    <nav className={nav} aria-label={label}>
      <ul className={list}>
        {items.map(({ href, label: name, icon, isCurrent = false }) => (
          <li key={href} className={name.includes('\u{AD}') ? partedPlace : place}>
            <AriaLink
              href={href}
              className={item}
              {...(isCurrent ? { 'aria-current': 'page', 'data-current': true } : {})}
            >
              <Icon name={icon} />
              <span className={word}>{name}</span>
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
