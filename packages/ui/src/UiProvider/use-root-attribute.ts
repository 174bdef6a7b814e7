import { useLayoutEffect } from 'react';

/**
 * Sets an attribute on `<html>` while the component is mounted, for styles of the root. For
 * `:root:has(.part)` a browser looks through all elements of the page whenever one is inserted or
 * focused. The value counts the components that set it.
 */
export function useRootAttribute(name: `data-${string}`): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const add = (change: 1 | -1) => {
      const count = Number(root.getAttribute(name)) + change;
      if (count > 0) root.setAttribute(name, String(count));
      else root.removeAttribute(name);
    };
    add(1);
    return () => add(-1);
  }, [name]);
}
