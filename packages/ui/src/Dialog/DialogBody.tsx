import { useEffect, useRef, useState, type ReactNode } from 'react';
import { body as bodyClass } from './Dialog.css.ts';

type DialogBodyProps = {
  /** Names it where it is a stop of the keyboard. */
  title: string;
  children: ReactNode;
};

/**
 * What scrolls between title and buttons. Then it is a stop of the keyboard: there may be none in it.
 * The focus begins there instead of on the whole, so that its first key scrolls.
 */
export function DialogBody({ title, children }: DialogBodyProps) {
  const [isLong, setLong] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const resizes = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight));
    resizes.observe(element);
    return () => resizes.disconnect();
  }, []);
  useEffect(() => {
    const dialog = body.current?.closest('[role="dialog"]');
    if (isLong && dialog === document.activeElement) body.current?.focus();
  }, [isLong]);
  return (
    <div
      ref={body}
      className={bodyClass}
      {...(isLong ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
