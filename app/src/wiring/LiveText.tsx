import { useLayoutEffect, useRef } from 'react';

/**
 * Text that changes all the time while one types. It is written into the page beside React: a render
 * for each change would be paid by the keys.
 * @param follow shows the text at once and at each change, and returns what ends that; give it a
 *   stable identity
 */
export function LiveText({ follow }: { follow: (show: (text: string) => void) => () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      follow((text) => {
        if (element.current) element.current.textContent = text;
      }),
    [follow],
  );
  return <span ref={element} />;
}
