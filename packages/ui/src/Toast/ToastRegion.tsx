import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsDialogOpen } from '../Dialog/open-dialogs.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import type { Tone } from '../tokens/index.ts';
import {
  detail,
  list,
  region,
  sign,
  title as titleClass,
  toast,
  typeWord,
  waiting,
  way,
  words,
} from './ToastRegion.css.ts';
import { useFocusHotkey } from './use-focus-hotkey.ts';
import { useSwipe } from './use-swipe.ts';

export type ToastItem = {
  /** Passed to the handlers. */
  id: string;
  /** Its colour; `success` gets a check, anything else a cross, but for an icon of its own. */
  type: Tone;
  /** An informative or warning toast must not look like a failure. */
  icon?: IconName | undefined;
  /** The message in a few words. */
  title: string;
  /** A line more about it. */
  description?: string | undefined;
  /** Where one can go from it; it closes as one goes. Give it time to be reached. */
  link?: { label: string; href: string } | undefined;
  /** What can be done about it, and how it is said; it closes as that is pressed. */
  action?: { label: string; onPress: () => void } | undefined;
  /** A closed one fades for 200 ms; then its owner takes it off the list. */
  state: 'open' | 'closed';
};

export type ToastRegionProps = {
  /** Names the region and its key: "Notifications (F8)". */
  label: string;
  /** Names the cross of each toast. */
  closeLabel: string;
  /** What a message is, in a word before it: "Error:". Read out, and seen in forced colours. */
  typeLabels: Readonly<Partial<Record<Tone, string>>>;
  /** Oldest first. */
  toasts: readonly ToastItem[];
  /** The close button or its action was pressed, or its link was followed. */
  onClose: (id: string) => void;
  /** Dragged sideways by more than 50 px. */
  onSwipe: (id: string) => void;
  /** The pointer is over a toast, the focus came among them or a dialog is open: their time stands still. */
  onPause: () => void;
  /** None of it holds any more, or what they were on is gone. */
  onResume: () => void;
};

type ToastProps = Pick<ToastRegionProps, 'closeLabel' | 'typeLabels' | 'onClose' | 'onSwipe'> & {
  item: ToastItem;
  isWaiting: boolean;
  onHover: (isHovered: boolean) => void;
};

function Toast({ item, isWaiting, closeLabel, typeLabels, onClose, onSwipe, onHover }: ToastProps) {
  const { id, type, icon, title, description, link, action, state } = item;
  const swipe = useSwipe(() => onSwipe(id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- swiping is a second way; the close button is the one for everybody
    <li
      className={isWaiting ? waiting : toast({ type })}
      data-state={state}
      {...swipe}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <span className={sign}>
        <Icon name={icon ?? (type === 'success' ? 'check-circle' : 'x-circle')} />
      </span>
      <div className={words}>
        <p className={titleClass}>
          {typeLabels[type] ? <span className={typeWord}>{`${typeLabels[type]} `}</span> : null}
          <span>{title}</span>
        </p>
        {description ? (
          <p dir="auto" className={detail}>
            {description}
          </p>
        ) : null}
        {link ? (
          <p className={way}>
            <Link href={link.href} onFollow={() => onClose(id)}>
              {link.label}
            </Link>
          </p>
        ) : null}
        {action ? (
          <p className={way}>
            <LinkButton
              onPress={() => {
                // Pressed twice, it is done once.
                if (state === 'closed') return;
                onClose(id);
                action.onPress();
              }}
            >
              {action.label}
            </LinkButton>
          </p>
        ) : null}
      </div>
      <IconButton icon="x" label={closeLabel} onPress={() => onClose(id)} />
    </li>
  );
}

/**
 * Shows the toasts that it is given, at the bottom end of the page. It owns no queue and no time:
 * who gives the list decides how long each one stays, and lets their time stand still on
 * `onPause`, and by `visibilitychange` while the page is hidden.
 *
 * While a dialog is open those of before wait unseen, so that they lie over nothing that is to be
 * chosen there, and F8 shows them. What comes of the dialog itself is seen at once.
 */
export function ToastRegion({ label, toasts, onPause, onResume, ...handlers }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const { isReading, handlers: focus } = useFocusHotkey(ref, toasts.length);
  const [hovered, setHovered] = useState<string | null>(null);
  const isDialogOpen = useIsDialogOpen();
  const [ofBefore, setOfBefore] = useState<ReadonlySet<string> | null>(null);
  if (isDialogOpen !== (ofBefore !== null)) {
    setOfBefore(isDialogOpen ? new Set(toasts.map(({ id }) => id)) : null);
  }
  const waits = ({ id }: ToastItem) => !isReading && ofBefore?.has(id) === true;
  const isWaiting = toasts.some(waits);
  // One that is removed under the pointer never says that the pointer has left.
  const isHeld = isWaiting || isReading || toasts.some(({ id }) => id === hovered);
  const pause = useEffectEvent(onPause);
  const resume = useEffectEvent(onResume);

  useEffect(() => {
    if (!isHeld) return undefined;
    pause();
    return () => resume();
  }, [isHeld]);

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
          <Toast
            key={item.id}
            item={item}
            isWaiting={waits(item)}
            onHover={(isHovered) =>
              setHovered((now) => (isHovered ? item.id : now === item.id ? null : now))
            }
            {...handlers}
          />
        ))}
      </ol>
    </section>
  );
}
