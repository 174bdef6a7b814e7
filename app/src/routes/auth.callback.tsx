import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { CallbackScreen } from '../features/auth/CallbackScreen.tsx';
import { finishSignIn } from '../features/auth/finish-sign-in.ts';
import { PageTitle } from '../shared/page/PageTitle.tsx';

export const Route = createFileRoute('/auth/callback')({
  // The provider's answer can be read only once.
  staleTime: Infinity,
  loader: ({ context: { services } }) => finishSignIn(services),
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
