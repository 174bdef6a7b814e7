import { toastsMachine } from '@ecritoire/machines/toasts';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

/** The queue of toasts, one for the whole app. */
export function openToasts(): ToastsActor {
  return createActor(toastsMachine).start();
}
