import { useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Tone } from '../tokens/index.ts';
import {
  detail,
  list,
  region,
  sign,
  title as titleClass,
  toast,
  words,
} from './ToastRegion.css.ts';
import { useFocusHotkey } from './use-focus-hotkey.ts';
import { useSwipe } from './use-swipe.ts';

export type ToastItem = {
  id: string;
  /** Its colour; `success` gets a check, anything else a cross. */
  type: Tone;
  title: string;
  description?: string;
  /** A closed one fades for 200 ms; then its owner takes it off the list. */
  state: 'open' | 'closed';
};

export type ToastRegionProps = {
  /** Names the region and its key: "Notifications (F8)". */
  label: string;
  closeLabel: string;
  /** Oldest first. */
  toasts: readonly ToastItem[];
  /** The close button was pressed. */
  onClose: (id: string) => void;
  /** Dragged sideways by more than 50 px. */
  onSwipe: (id: string) => void;
  /** The pointer or the focus came to it: its time stands still. */
  onPause: (id: string) => void;
  onResume: (id: string) => void;
};

type ToastProps = Omit<ToastRegionProps, 'label' | 'toasts'> & { item: ToastItem };

function Toast({ item, closeLabel, onClose, onSwipe, onPause, onResume }: ToastProps) {
  const { id, type, title, description, state } = item;
  const swipe = useSwipe(() => onSwipe(id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- swiping is a second way; the close button is the one for everybody
    <li
      className={toast({ type })}
      data-state={state}
      {...swipe}
      onPointerEnter={() => onPause(id)}
      onPointerLeave={() => onResume(id)}
      onFocus={() => onPause(id)}
      onBlur={() => onResume(id)}
    >
      <span className={sign}>
        <Icon name={type === 'success' ? 'check-circle' : 'x-circle'} />
      </span>
      <div className={words}>
        <p className={titleClass}>{title}</p>
        {description ? <p className={detail}>{description}</p> : null}
      </div>
      <IconButton icon="x" label={closeLabel} onPress={() => onClose(id)} />
    </li>
  );
}

/**
 * Shows the toasts that it is given, at the bottom end of the page. It owns no queue and no time:
 * who gives the list decides how long each one stays.
 */
export function ToastRegion({ label, toasts, ...handlers }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const focus = useFocusHotkey(ref, toasts.length);
  return (
    <section
      ref={ref}
      className={region}
      aria-label={label}
      tabIndex={-1}
      // Dialogs hide the rest of the page from screen readers; this keeps being read.
      data-react-aria-top-layer="true"
      {...focus}
    >
      <ol className={list} aria-live="polite" aria-relevant="additions">
        {toasts.map((item) => (
          <Toast key={item.id} item={item} {...handlers} />
        ))}
      </ol>
    </section>
  );
}
