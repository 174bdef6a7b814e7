import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { LandingScreen } from '../screens/LandingScreen.tsx';
import { PageTitle } from '../wiring/PageTitle.tsx';
import { useIsSignedIn } from '../wiring/studio.ts';

export const Route = createFileRoute('/_public/')({ component: LandingPage });

function LandingPage() {
  const { landing } = useI18n().LL;
  return (
    <>
      <PageTitle>{landing.title()}</PageTitle>
      <meta name="description" content={landing.description()} />
      <LandingScreen isSignedIn={useIsSignedIn()} />
    </>
  );
}
