import type { ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Container, Grid, Heading, Inline, Link, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { ArticleList } from './site/ArticleList.tsx';
import { DeskPreview, WeekPreview } from './site/LandingPreviews.tsx';
import { Facts, Steps } from './site/LandingParts.tsx';
import { writingFormats } from './site/writing-formats.ts';

export type LandingScreenProps = {
  isSignedIn: boolean;
  /** The latest ones. */
  articles: readonly ArticleSummary[];
  /** The form of the waitlist. */
  waitlist: ReactNode;
};

/** What a visitor sees first: what this is, what one can rely on, and the way in. */
export function LandingScreen({ isSignedIn, articles, waitlist }: LandingScreenProps) {
  return (
    <Container width="wide">
      <Stack gap={24}>
        <Hero isSignedIn={isSignedIn} />
        <Steps />
        <Facts kind="safe" />
        <Week />
        <Formats />
        {articles.length === 0 ? null : <Articles articles={articles} />}
        <Facts kind="promise" />
        <Container width="reading">{waitlist}</Container>
      </Stack>
    </Container>
  );
}

function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const { landing } = useI18n().LL;
  return (
    <Grid as="section" columns="wide" gap={12}>
      <Stack gap={6} align="start" justify="center">
        <Heading level={1} size="display">
          {landing.heading()}
        </Heading>
        <Text size="xl" tone="muted" family="reading">
          {landing.lead()}
        </Text>
        <Inline gap={3}>
          <ButtonLink href={isSignedIn ? '/app/home' : '/auth/login'} tone="primary" size="large">
            {isSignedIn ? landing.openStudio() : landing.start()}
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

function Week() {
  const { landing } = useI18n().LL;
  return (
    <Grid as="section" columns="wide" gap={12}>
      <WeekPreview />
      <Stack gap={4} justify="center" align="start">
        <Heading level={2} size="xl">
          {landing.weekTitle()}
        </Heading>
        <Text size="lg" tone="muted">
          {landing.weekLead()}
        </Text>
        <Link href="/philo">{landing.readPhilosophy()}</Link>
      </Stack>
    </Grid>
  );
}

function Formats() {
  const { forms, landing } = useI18n().LL;
  return (
    <Stack as="section" gap={5} align="center">
      <Heading level={2} size="xl" align="center">
        {landing.formatsTitle()}
      </Heading>
      <Container width="reading">
        <Text size="xl" family="reading" align="center">
          {writingFormats
            .filter((format) => format !== 'other')
            .map((format) => forms.formats[format]())
            .join(' · ')}
        </Text>
      </Container>
      <Container width="reading">
        <Text tone="muted" align="center">
          {landing.formatsLead()}
        </Text>
      </Container>
    </Stack>
  );
}

function Articles({ articles }: Pick<LandingScreenProps, 'articles'>) {
  const { landing } = useI18n().LL;
  return (
    <Container>
      <Stack as="section" gap={6}>
        <Stack gap={2}>
          <Heading level={2} size="xl">
            {landing.articlesTitle()}
          </Heading>
          <Text size="lg" tone="muted">
            {landing.articlesLead()}
          </Text>
        </Stack>
        <ArticleList articles={articles} />
        <Link href="/articles">{landing.allArticles()}</Link>
      </Stack>
    </Container>
  );
}
