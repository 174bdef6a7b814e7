import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { ToastRegion } from '@ecritoire/ui';
import { tones } from '@ecritoire/ui/tokens';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useIsHydrated } from '../runtime/after-hydration.ts';
import { useServices } from '../services/services.ts';

/** Draws the queue that the toasts machine owns, and holds it while the page is hidden. */
export function Toasts() {
  const { toasts: actor } = useServices();
  const { LL } = useI18n();
  const queue = useSelector(actor, ({ context }) => context.toasts);
  // The first render of a prerendered page has none.
  const toasts = useIsHydrated() ? queue : [];

  useEffect(() => {
    const follow = () =>
      actor.send({ type: document.hidden ? 'hold' : 'release', reason: 'hiddenPage' });
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [actor]);

  return (
    <ToastRegion
      label={LL.common.notifications()}
      closeLabel={LL.common.close()}
      typeLabels={{
        success: LL.common.toastTypes.success(),
        info: LL.common.toastTypes.info(),
        warning: LL.common.toastTypes.warning(),
        error: LL.common.toastTypes.error(),
      }}
      toasts={toasts.map(({ id, type, icon, messageKey, detail, link, action, state }) => ({
        id: String(id),
        type: tones.find((tone) => tone === type) ?? 'neutral',
        icon,
        title: messageOf(LL, messageKey),
        description: detail,
        link: link && { label: messageOf(LL, link.messageKey), href: link.href },
        action: action && { label: messageOf(LL, action.messageKey), onPress: action.run },
        state,
      }))}
      onClose={(id) => actor.send({ type: 'close', id: Number(id) })}
      onSwipe={(id) => actor.send({ type: 'close', id: Number(id) })}
      onPause={() => actor.send({ type: 'hold', reason: 'hover' })}
      onResume={() => actor.send({ type: 'release', reason: 'hover' })}
    />
  );
}
