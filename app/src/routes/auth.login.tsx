import { createFileRoute, redirect } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';
import { hasWaitingWords } from '../shared/editing/left-place.ts';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { sameOriginPath } from '../shared/sign-in/sign-in.ts';
import { useServices, whoIsThere } from '../shared/services/services.ts';
import { leaveToSignIn } from '../shared/sign-in/leave-to-sign-in.ts';

export const Route = createFileRoute('/auth/login')({
  validateSearch: (search): { returnTo?: string } =>
    typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {},
  beforeLoad: async ({ context, search }) => {
    if ((await whoIsThere(context.services)) === 'guest') return;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect({ to: sameOriginPath(search.returnTo, location.origin, '/app/home') });
  },
  loader: ({ context }) => context.services.queues.hasUnsent(),
  component: LoginPage,
});

function LoginPage() {
  const services = useServices();
  const { returnTo } = Route.useSearch();
  const isQueued = Route.useLoaderData();
  const [isLeaving, setIsLeaving] = useState(false);
  const { signIn } = services.config;
  return (
    <>
      <PageTitle>{useI18n().LL.login.title()}</PageTitle>
      <LoginScreen
        isLeaving={isLeaving}
        hasStoredWords={isQueued || hasWaitingWords()}
        {...(signIn && {
          onContinue: () => {
            setIsLeaving(true);
            leaveToSignIn(services, returnTo);
          },
        })}
      />
    </>
  );
}
