import { useLayoutEffect, useRef } from 'react';

/**
 * Text that changes all the time while one types. It is written into the page beside React: a render
 * for each change would be paid by the keys.
 * @param follow shows the text at once and at each change, and returns what ends that; give it a
 *   stable identity
 */
export function LiveText({ follow }: { follow: (show: (text: string) => void) => () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    // One lasting node: a new one for each change would recalculate the styles of the page.
    if (element.current.firstChild === null) element.current.append('');
    const shown = element.current.firstChild;
    return follow((text) => {
      if (shown) shown.nodeValue = text;
    });
  }, [follow]);
  return <span ref={element} translate="no" />;
}
