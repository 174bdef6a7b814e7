import { createFileRoute, redirect } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import { LoginScreen } from '../screens/LoginScreen.tsx';
import { isKeptHere } from '../wiring/auth/left-place.ts';
import { PageTitle } from '../wiring/page/PageTitle.tsx';
import { sameOriginPath } from '../wiring/auth/sign-in.ts';
import { useStudio, whoIsThere } from '../wiring/services.ts';
import { leaveToSignIn } from '../wiring/auth/leave-to-sign-in.ts';

export const Route = createFileRoute('/auth/login')({
  validateSearch: (search): { returnTo?: string } =>
    typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {},
  beforeLoad: async ({ context, search }) => {
    if ((await whoIsThere(context.studio)) === 'guest') return;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect({ to: sameOriginPath(search.returnTo, location.origin, '/app/home') });
  },
  loader: ({ context }) => context.studio.queues.hasUnsent(),
  component: LoginPage,
});

function LoginPage() {
  const studio = useStudio();
  const { returnTo } = Route.useSearch();
  const isQueued = Route.useLoaderData();
  const [isLeaving, setIsLeaving] = useState(false);
  const { signIn } = studio.config;
  return (
    <>
      <PageTitle>{useI18n().LL.login.title()}</PageTitle>
      <LoginScreen
        isLeaving={isLeaving}
        hasKeptWords={isQueued || isKeptHere()}
        {...(signIn && {
          onContinue: () => {
            setIsLeaving(true);
            leaveToSignIn(studio, returnTo);
          },
        })}
      />
    </>
  );
}
