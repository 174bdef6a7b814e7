import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useServices } from '../services/services.ts';

type DialogThatDidNotComeProps = { onClose: () => void };

/** Keeps the page when a dialog cannot be loaded, or reloads it for a newer build. */
export function DialogThatDidNotCome({ onClose }: DialogThatDidNotComeProps): ReactElement {
  const { builds, toasts } = useServices();
  const close = useEffectEvent(() => {
    onClose();
    toasts.send({ type: 'add', tone: 'error', messageKey: 'actions.endpoints.serverError' });
    void builds.renew();
  });
  useEffect(() => close(), []);
  return <></>;
}
