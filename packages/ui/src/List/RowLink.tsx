import { useContext, type MouseEvent, type ReactNode } from 'react';
import { LinkRouterContext } from '../UiProvider/link-router.ts';
import { link, title } from './List.css.ts';

/**
 * The link of a row, through the router of UiProvider. It is no Link of React Aria: a list has a
 * thousand, and each has 15 effects to undo as the list is left. The browser follows links to other
 * origins, and opens those that are clicked with a modifier key.
 */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const { navigate, hrefOf } = useContext(LinkRouterContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { metaKey, ctrlKey, altKey, shiftKey, currentTarget } = event;
    const hasModifier = metaKey || ctrlKey || altKey || shiftKey;
    if (navigate === undefined || hasModifier || currentTarget.origin !== location.origin) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a dir="auto" className={`${title} ${link}`} href={hrefOf?.(href) ?? href} onClick={follow}>
      {children}
    </a>
  );
}
