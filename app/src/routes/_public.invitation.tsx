import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { InvitationScreen } from '../features/account/InvitationScreen.tsx';
import { PageTitle } from '../shared/page/PageTitle.tsx';
import { whoIsThere } from '../shared/services/services.ts';
import { useInvitation } from '../features/public/use-invitation.ts';

export const Route = createFileRoute('/_public/invitation')({
  beforeLoad: async ({ context: { services } }) => {
    await whoIsThere(services);
  },
  component: InvitationPage,
});

function InvitationPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  return (
    <>
      <PageTitle>{useI18n().LL.invitation.title()}</PageTitle>
      <meta name="robots" content="noindex" />
      <InvitationScreen {...useInvitation(token)} />
    </>
  );
}
