import { useSelector } from '@xstate/react';
import type { Services } from '../shared/services/services.ts';

const isActive = (snapshot: { status: string } | undefined) => snapshot?.status === 'active';

/** Has React hold the machines of an opened app, where what checks the tags of its story looks for them. */
export function FollowedMachines({ services }: { services: Services }) {
  const { auth, session, toasts, documentSync } = services;
  // Another writer has another outbox.
  useSelector(auth, ({ value }) => value);
  useSelector(session, isActive);
  useSelector(toasts, isActive);
  useSelector(documentSync()?.outbox, isActive);
  return null;
}
