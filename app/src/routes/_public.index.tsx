import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../screens/LandingScreen.tsx';
import { WaitlistSection } from '../screens/site/WaitlistSection.tsx';
import { ensureArticles, useArticles } from '../wiring/public/articles.ts';
import { PublicHead } from '../wiring/public/PublicHead.tsx';
import { useIsSignedIn } from '../wiring/services.ts';
import { useWaitlistForm } from '../wiring/public/visitor-forms.ts';

export const Route = createFileRoute('/_public/')({
  // Without its articles the page is still what it is for.
  loader: ({ context: { studio } }) => ensureArticles(studio).catch(() => []),
  component: LandingPage,
});

function LandingPage() {
  return (
    <>
      <PublicHead name="home" />
      <LandingScreen
        isSignedIn={useIsSignedIn()}
        articles={useArticles().slice(0, 3)}
        waitlist={<WaitlistSection {...useWaitlistForm()} />}
      />
    </>
  );
}
