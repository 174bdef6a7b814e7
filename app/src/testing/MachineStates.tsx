import { useSelector } from '@xstate/react';
import type { StateValue } from 'xstate';
import type { Services } from '../shared/services/services.ts';

function leavesOf(value: StateValue | undefined, id: string): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [`${id}.${value}`];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, `${id}.${key}`));
}

/** The states that the machines of an opened app are in, for what checks the tags of its story. */
export function MachineStates({ services }: { services: Services }) {
  const { auth, session, toasts, documentSync } = services;
  const authValue = useSelector(auth, ({ value }) => value);
  const sessionValue = useSelector(session, ({ value }) => value);
  const outboxValue = useSelector(documentSync()?.outbox, (snapshot) => snapshot?.value);
  const isAnyToast = useSelector(toasts, ({ context }) => context.toasts.length > 0);
  const toastStates = () =>
    toasts.getSnapshot().context.toasts.map(({ ref }) => `toast.${ref.getSnapshot().value}`);
  const states = [
    ...leavesOf(authValue, 'auth'),
    ...leavesOf(sessionValue, 'writing-session'),
    ...leavesOf(outboxValue, 'outbox'),
  ];
  return <i hidden data-states={[...states, ...(isAnyToast ? toastStates() : [])].join(' ')} />;
}
