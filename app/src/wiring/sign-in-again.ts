import { authToastKeys } from '@ecritoire/machines/auth';
import { useI18n } from '@ecritoire/i18n/react';
import { useSelector } from '@xstate/react';
import { noteLeftPlace } from './left-place.ts';
import { isUnsavedOnPage } from './saving-now.ts';
import { leaveToSignIn, useStudio } from './studio.ts';
import { caretInText, writingPlace } from './writing-place.ts';

/** The page with all that its address says: its filters, its date, its place. */
const place = () => `${location.pathname}${location.search}${location.hash}`;

/** What is said and offered while the sign-in has expired; null while it has not. */
export function useSignInAgain() {
  const studio = useStudio();
  const { expired, messages } = useI18n().LL;
  const isExpired = useSelector(studio.auth, (snapshot) => snapshot.hasTag('expired'));
  const isClosed = useSelector(
    studio.auth,
    ({ context }) => context.messageKey === authToastKeys.accountDeactivated,
  );
  if (!isExpired) return null;
  const closed = messages.auth.accountDeactivated();
  return {
    title: isClosed ? closed : expired.title(),
    text: isClosed ? expired.deactivated() : expired.text(),
    /** Both, where there is little room. */
    message: isClosed ? `${closed} ${expired.deactivated()}` : expired.short(),
    actionLabel: expired.signIn(),
    onAction: () => {
      const { documentId } = writingPlace();
      const userId = studio.auth.getSnapshot().context.user?.id;
      if (documentId !== undefined && userId !== undefined) {
        noteLeftPlace({ userId, documentId, caret: caretInText(), hasWords: isUnsavedOnPage() });
      }
      leaveToSignIn(studio, place());
    },
  };
}
