import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { CallbackScreen } from '../screens/CallbackScreen.tsx';
import { finishSignIn } from '../wiring/auth/finish-sign-in.ts';
import { PageTitle } from '../wiring/page/PageTitle.tsx';

export const Route = createFileRoute('/auth/callback')({
  // The provider's answer can be read only once.
  staleTime: Infinity,
  loader: ({ context: { studio } }) => finishSignIn(studio),
  pendingMs: 0,
  pendingComponent: SigningIn,
  component: SignInFailed,
});

function SigningIn() {
  return (
    <>
      <PageTitle>{useI18n().LL.callback.title()}</PageTitle>
      <CallbackScreen />
    </>
  );
}

function SignInFailed() {
  const { problem, returnTo } = Route.useLoaderData();
  const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <>
      <PageTitle>{useI18n().LL.login.title()}</PageTitle>
      <CallbackScreen error={problem} loginHref={`/auth/login${query}`} />
    </>
  );
}
