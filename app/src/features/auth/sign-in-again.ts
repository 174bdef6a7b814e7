import { authToastKeys } from '@ecritoire/machines/auth';
import { useI18n } from '@ecritoire/i18n/react';
import { useSaveStatus } from '@ecritoire/document-sync/react';
import { useSelector } from '@xstate/react';
import { useIsHeld } from '../../shared/runtime/holds.ts';
import { useServices } from '../../shared/services/services.ts';
import { leaveToSignIn, openSignIn } from '../../shared/sign-in/leave-to-sign-in.ts';

/** The page with all that its address says: its filters, its date, its place. */
const place = () => `${location.pathname}${location.search}${location.hash}`;

/** What this device has, or will have once it is decided. */
const storedStates: ReadonlySet<string> = new Set(['saved', 'kept', 'conflict']);

/**
 * What is said and offered while the sign-in has expired; null while it has not. What was typed into a
 * form is nowhere but in its page, which then stays: one signs in in another tab.
 */
export function useSignInAgain() {
  const services = useServices();
  const { expired, messages } = useI18n().LL;
  const isExpired = useSelector(services.auth, (snapshot) => snapshot.hasTag('expired'));
  // The whole frame stands on this: of saves that come and go it hears nothing until they matter.
  const isStored = useSaveStatus(
    services.documentSync(),
    (saving) => !isExpired || !saving?.isOnPage || storedStates.has(saving.state),
  );
  const isClosed = useSelector(
    services.auth,
    ({ context }) => context.messageKey === authToastKeys.accountDeactivated,
  );
  const hasUnsaved = useIsHeld(services.unsavedChanges);
  if (!isExpired) return null;
  const title = isClosed ? messages.auth.accountDeactivated() : expired.title();
  const inTab = hasUnsaved ? expired.here() : expired.inTab();
  const here = isClosed ? null : inTab;
  const openInTab = () => openSignIn(services);
  const inDialog = { title, text: here, actionLabel: expired.signIn(), onAction: openInTab };
  if (hasUnsaved) return { ...inDialog, message: here ? `${title}. ${here}` : title, inDialog };
  const whereabouts = isStored ? expired.stored() : expired.inPageOnly();
  return {
    title,
    text: isStored && !isClosed ? expired.text() : whereabouts,
    /** Both, where there is little room. */
    message: isClosed ? `${title} ${whereabouts}` : `${title}. ${whereabouts}`,
    actionLabel: expired.signIn(),
    onAction: () => leaveToSignIn(services, place()),
    inDialog,
  };
}
