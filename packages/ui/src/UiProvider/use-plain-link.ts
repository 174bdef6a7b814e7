import { createContext, useContext, type MouseEvent } from 'react';

/** Where the links of the page lead: the router of UiProvider. */
export type LinkRouter = {
  /** Absent where the browser follows links. */
  navigate?: (path: string) => void;
  /** Turns a path into the address that is shown. */
  hrefOf?: ((path: string) => string) | undefined;
};

export const LinkRouterContext = createContext<LinkRouter>({});

/**
 * Attributes of an `a` that goes through the router, without the effects of Link: for those that
 * stand in the page by the thousand. What the browser handles is left to it: other origins, and
 * clicks with a modifier key, which open a tab.
 *
 * @param path of the product
 */
export function usePlainLink(path: string): {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const { navigate, hrefOf } = useContext(LinkRouterContext);
  return {
    href: hrefOf?.(path) ?? path,
    onClick: (event) => {
      const { metaKey, ctrlKey, altKey, shiftKey, currentTarget } = event;
      const isBrowsers = metaKey || ctrlKey || altKey || shiftKey;
      const isOwn = currentTarget.origin === location.origin;
      if (navigate === undefined || isBrowsers || !isOwn || event.defaultPrevented) return;
      event.preventDefault();
      navigate(path);
    },
  };
}
