export { toastMachine } from './toast.machine.ts';
export { toastsMachine } from './toasts.machine.ts';
export type { HoldReason, Toast, ToastsContext, ToastsEvent } from './toasts.machine.ts';
