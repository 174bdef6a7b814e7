import { useRouterState } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, Stack } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { timeZoneOf, WriterTimeZone } from '../screens/time-zone.ts';
import { StudioShell } from '../screens/StudioShell.tsx';
import { LiveSessionBar } from './LiveSessionBar.tsx';
import { rememberLocale } from './locale-cookie.ts';
import { SessionReview } from './SessionReview.tsx';
import { useAddresses } from './shells.tsx';
import { leaveToSignIn, useStudio } from './studio.ts';
import { StudioTools, useOpenTool } from './StudioTools.tsx';

/** The frame of every signed-in page, with the session bar and the review of an ended session. */
export function StudioFrame({ children }: { children: ReactNode }) {
  return (
    <StudioTools>
      <Frame>{children}</Frame>
    </StudioTools>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const studio = useStudio();
  const openTool = useOpenTool();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const user = useSelector(studio.auth, ({ context }) => context.user);
  const isExpired = useSelector(studio.auth, (snapshot) => snapshot.hasTag('expired'));
  const addresses = useAddresses();

  if (user === null) return null;
  return (
    <WriterTimeZone value={timeZoneOf(user)}>
      <StudioShell
        addresses={addresses}
        onLocaleChange={rememberLocale}
        userName={user.name}
        userEmail={user.email}
        path={path}
        onCommands={() => openTool('palette')}
        onSignOut={() => studio.auth.send({ type: 'signOut' })}
        onSignOutEverywhere={() => studio.auth.send({ type: 'signOutEverywhere' })}
        sessionBar={<LiveSessionBar />}
      >
        <Stack gap={6}>
          {isExpired ? <SignInAgain onSignIn={() => leaveToSignIn(studio, place())} /> : null}
          {children}
        </Stack>
        <SessionReview />
      </StudioShell>
    </WriterTimeZone>
  );
}

/** The page with all that its address says: its filters, its date, its place. */
const place = () => `${location.pathname}${location.search}${location.hash}`;

function SignInAgain({ onSignIn }: { onSignIn: () => void }) {
  const { expired } = useI18n().LL;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={expired.title()}
      actions={<Button onPress={onSignIn}>{expired.signIn()}</Button>}
    >
      {expired.text()}
    </Banner>
  );
}
