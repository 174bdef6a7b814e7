import { enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { typed } from '../typed.ts';
import { toastMachine } from './toast.machine.ts';

/** Milliseconds. */
const toastDuration = 5000;
/** Milliseconds. */
const notificationDuration = 3000;
/** Milliseconds: long enough to read what can be done, and to do it. */
const linkedDuration = 10_000;
const maximumToasts = 5;

/** An informative or warning toast must not look like a failure. */
type ToastIcon = 'info' | 'warning';
type ToastLink = { messageKey: string; href: string };
type ToastAction = {
  messageKey: string;
  run: () => void;
  /** The id of what it acts on: the same about something else takes no place from it. */
  of?: string;
};

export type Toast = {
  id: number;
  /** The colour; `success` gets a check mark, anything else a cross, but for an icon of its own. */
  type: string;
  icon?: ToastIcon;
  messageKey: string;
  /** What it is about, as its writer calls it. */
  detail?: string;
  /** Where one can go from it. */
  link?: ToastLink;
  /** What can be done about it: undone, for instance. */
  action?: ToastAction;
  /** Closed ones are shown going, for 200 ms. */
  state: 'open' | 'closed';
  ref: ActorRefFrom<typeof toastMachine>;
};

/** Why toasts are not counting down; `hover` while the pointer or the focus is on them, or a dialog over the page. */
export type HoldReason = 'hover' | 'hiddenPage';

type NewToast = {
  tone: string;
  messageKey: string;
  icon?: ToastIcon;
  detail?: string;
  link?: ToastLink;
  action?: ToastAction;
  duration?: number;
};

export type ToastsEvent =
  | ({ type: 'add' } & NewToast)
  /** The same with a notification's shorter time. */
  | ({ type: 'notify' } & NewToast)
  | { type: 'close'; id: number }
  | { type: 'hold'; reason: HoldReason }
  | { type: 'release'; reason: HoldReason }
  | { type: 'toastClosed'; id: number }
  | { type: 'toastGone'; id: number };

export type ToastsContext = {
  toasts: readonly Toast[];
  holds: readonly HoldReason[];
  lastId: number;
};

/**
 * Owns the queue of toasts; the interface only draws it. One that says the same as another takes its
 * place; the oldest makes room for a sixth.
 */
export const toastsMachine = setup({
  types: typed<{ context: ToastsContext; events: ToastsEvent; children: {} }>(),
  actors: { toast: toastMachine },
  actions: {
    'add a toast': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'add' && event.type !== 'notify') return;
      const id = context.lastId + 1;
      const { icon, detail, link, action } = event;
      const unlinked = event.type === 'add' ? toastDuration : notificationDuration;
      const usual = (link ?? action) ? linkedDuration : unlinked;
      const others = context.toasts.filter(
        (toast) =>
          toast.type !== event.tone ||
          toast.messageKey !== event.messageKey ||
          toast.action?.of !== action?.of,
      );
      const staying = others.slice(1 - maximumToasts);
      for (const shown of context.toasts) {
        if (!staying.includes(shown)) enqueue.stopChild(shown.ref);
      }
      enqueue.assign(({ spawn }) => {
        const input = {
          id,
          duration: event.duration ?? usual,
          isHeld: context.holds.length > 0,
        };
        const ref = spawn('toast', { input });
        const toast = {
          id,
          type: event.tone,
          messageKey: event.messageKey,
          ...(icon && { icon }),
          ...(detail !== undefined && { detail }),
          ...(link && { link }),
          ...(action && { action }),
          state: 'open' as const,
          ref,
        };
        return { lastId: id, toasts: [...staying, toast] };
      });
    }),
    'close the toast': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'close') return;
      const found = context.toasts.find(({ id }) => id === event.id);
      if (found) enqueue.sendTo(found.ref, { type: 'close' });
    }),
    'hold all': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'hold') return;
      for (const { ref } of context.toasts) enqueue.sendTo(ref, { type: 'hold' });
      enqueue.assign({ holds: [...new Set([...context.holds, event.reason])] });
    }),
    'release all': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'release') return;
      const holds = context.holds.filter((reason) => reason !== event.reason);
      enqueue.assign({ holds });
      if (holds.length > 0) return;
      for (const { ref } of context.toasts) enqueue.sendTo(ref, { type: 'release' });
    }),
    'mark the toast closed': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'toastClosed') return;
      const mark = (toast: Toast): Toast =>
        toast.id === event.id ? { ...toast, state: 'closed' } : toast;
      enqueue.assign({ toasts: context.toasts.map(mark) });
    }),
    'forget the toast': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'toastGone') return;
      enqueue.assign({ toasts: context.toasts.filter(({ id }) => id !== event.id) });
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], holds: [], lastId: 0 },
  on: {
    add: { actions: 'add a toast' },
    notify: { actions: 'add a toast' },
    close: { actions: 'close the toast' },
    hold: { actions: 'hold all' },
    release: { actions: 'release all' },
    toastClosed: { actions: 'mark the toast closed' },
    toastGone: { actions: 'forget the toast' },
  },
});
