import { useRouterState } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, DialogNewsContext, ErrorState, Stack } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { timeZoneOf, WriterTimeZone } from '../shared/runtime/time-zone.ts';
import { StudioShell } from './StudioShell.tsx';
import { useBackClosesDialogs } from '../shared/forms/back-closes-dialogs.ts';
import { InputCapture } from '../features/writing/InputCapture.tsx';
import { ForgottenSession } from './ForgottenSession.tsx';
import { useHasOtherWritersWords } from '../features/auth/other-writers-words.ts';
import { useLiveSession } from '../shared/session/live-session.ts';
import { LiveSessionBar } from './LiveSessionBar.tsx';
import { OfflineNotice } from '../shared/network/OfflineNotice.tsx';
import { rememberLocale } from '../site/locale-cookie.ts';
import { SessionReview } from '../features/sessions/SessionReview.tsx';
import { useAddresses } from '../shared/page/shells.tsx';
import { SigningOut, useSignOut } from '../features/auth/SigningOut.tsx';
import { useSignInAgain } from '../features/auth/sign-in-again.ts';
import { useServices } from '../shared/services/services.ts';
import { StudioTools } from './StudioTools.tsx';
import { useOpenTool } from '../shared/page/open-tool.ts';

/** The frame of every signed-in page, with the session bar and the review of an ended session. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const again = useSignInAgain();
  return (
    <DialogNewsContext value={again && <SignInBanner {...again.inDialog} />}>
      <SigningOut>
        <StudioTools>
          <Frame>{children}</Frame>
        </StudioTools>
      </SigningOut>
    </DialogNewsContext>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const services = useServices();
  const { signOut, isSigningOut } = useSignOut();
  const openTool = useOpenTool();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const user = useSelector(services.auth, ({ context }) => context.user);
  const addresses = useAddresses();
  useBackClosesDialogs(true);

  if (user === null) return <SignedOut />;
  return (
    <WriterTimeZone value={timeZoneOf(user)}>
      <StudioShell
        addresses={addresses}
        onLocaleChange={rememberLocale}
        userName={user.name || user.email}
        userEmail={user.email}
        path={path}
        onCommands={() => openTool('palette')}
        onSignOut={() => signOut('signOut')}
        onSignOutEverywhere={() => signOut('signOutEverywhere')}
        isSigningOut={isSigningOut}
        sessionBar={<LiveSessionBar />}
      >
        <Stack gap={6}>
          <OfflineNotice />
          <ForgottenSession />
          <SignInAgain />
          <OtherWritersWords userId={user.id} />
          <InputCapture userId={user.id} />
          {children}
        </Stack>
        <SessionReview />
      </StudioShell>
    </WriterTimeZone>
  );
}

/** Between signing out and the home page: that is a page load, which waits for a network. */
function SignedOut() {
  const { expired } = useI18n().LL;
  if (navigator.onLine) return null;
  return (
    <ErrorState icon="cloud-off" title={expired.signedOut()} headingLevel={1}>
      {expired.signedOutText()}
    </ErrorState>
  );
}

/** While a session lives its bar shows it, always visible while writing. */
function SignInAgain() {
  const again = useSignInAgain();
  const session = useLiveSession();
  return again === null || session !== null ? null : <SignInBanner {...again} />;
}

type SignInBannerProps = {
  title: string;
  text: string | null;
  actionLabel: string;
  onAction: () => void;
};

function SignInBanner({ title, text, actionLabel, onAction }: SignInBannerProps) {
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      actions={<Button onPress={onAction}>{actionLabel}</Button>}
    >
      {text}
    </Banner>
  );
}

function OtherWritersWords({ userId }: { userId: string }) {
  const { expired } = useI18n().LL;
  if (!useHasOtherWritersWords(userId)) return null;
  return (
    <Banner tone="neutral" role="status">
      {expired.otherWritersWords()}
    </Banner>
  );
}
