import { useCallback, useState, type ReactNode } from 'react';
import { body } from './Dialog.css.ts';

type DialogBodyProps = {
  /** Names it where it is a stop of the keyboard. */
  title: string;
  children: ReactNode;
};

/** What scrolls between title and buttons. Then it is a stop of the keyboard: there may be none in it. */
export function DialogBody({ title, children }: DialogBodyProps) {
  const [isLong, setLong] = useState(false);
  const follow = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const resizes = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight));
    resizes.observe(element);
    return () => resizes.disconnect();
  }, []);
  return (
    <div
      ref={follow}
      className={body}
      {...(isLong ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
