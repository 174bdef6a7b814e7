import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../screens/LandingScreen.tsx';
import { PublicHead } from '../wiring/PublicHead.tsx';
import { useIsSignedIn } from '../wiring/studio.ts';

export const Route = createFileRoute('/_public/')({ component: LandingPage });

function LandingPage() {
  return (
    <>
      <PublicHead name="home" />
      <LandingScreen isSignedIn={useIsSignedIn()} />
    </>
  );
}
