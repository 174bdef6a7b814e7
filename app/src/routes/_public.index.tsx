import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../features/public/LandingScreen.tsx';
import { WaitlistSection } from '../features/public/WaitlistSection.tsx';
import { ensureArticles, useArticles } from '../features/public/articles.ts';
import { PublicHead } from '../features/public/PublicHead.tsx';
import { useIsSignedIn } from '../shared/services/services.ts';
import { useWaitlistForm } from '../features/public/visitor-forms.ts';

export const Route = createFileRoute('/_public/')({
  // Without its articles the page is still what it is for.
  loader: ({ context: { services } }) => ensureArticles(services).catch(() => []),
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
