import type { ArticleSummary } from '@ecritoire/contracts';
import { landingTexts } from '@ecritoire/i18n/landing';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { ButtonLink, Container, Grid, Heading, Inline, Link, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { LatestArticles } from './LatestArticles.tsx';
import { Formats, LandingSection, Promises, Safety, Steps } from './LandingParts.tsx';
import { DeskPreview, WeekPreview } from './LandingPreviews.tsx';

export type LandingScreenProps = {
  isSignedIn: boolean;
  /** The latest ones. */
  articles: readonly ArticleSummary[];
  /** The form of the waitlist. */
  waitlist: ReactNode;
};

/** What a visitor sees first: what this is, what one can rely on, and the way in. */
export function LandingScreen({ isSignedIn, articles, waitlist }: LandingScreenProps) {
  const landing = useTexts(landingTexts);
  return (
    <Container width="wide">
      <Stack gap={24}>
        <Hero isSignedIn={isSignedIn} />
        <Steps />
        <Safety />
        <LandingSection
          title={landing.weekTitle()}
          lead={landing.weekLead()}
          more={<Link href="/philo">{landing.readPhilosophy()}</Link>}
        >
          <WeekPreview />
        </LandingSection>
        <Formats />
        {articles.length === 0 ? null : (
          <LandingSection
            place="below"
            title={landing.articlesTitle()}
            lead={landing.articlesLead()}
            more={<Link href="/articles">{landing.allArticles()}</Link>}
          >
            <LatestArticles articles={articles} />
          </LandingSection>
        )}
        <Promises />
        <Stack media="screen">{waitlist}</Stack>
      </Stack>
    </Container>
  );
}

function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const landing = useTexts(landingTexts);
  const { site } = useI18n().LL;
  return (
    <Grid as="section" columns="wide" gap={12}>
      <Stack gap={6} align="start" justify="center">
        <Heading level={1} size="display" breaks="sentences">
          {site.heading()}
        </Heading>
        <Text size="xl" tone="muted" family="reading">
          {site.lead()}
        </Text>
        <Inline gap={3}>
          <ButtonLink href={isSignedIn ? '/app/home' : '/auth/login'} tone="primary" size="large">
            {isSignedIn ? site.openStudio() : site.start()}
          </ButtonLink>
          <ButtonLink href="/features" tone="quiet" size="large">
            {landing.seeFeatures()}
          </ButtonLink>
        </Inline>
        <Text size="sm" tone="muted">
          {landing.note()}
        </Text>
      </Stack>
      <DeskPreview />
    </Grid>
  );
}
