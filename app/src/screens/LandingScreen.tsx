import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Card, Container, Grid, Heading, Stack, Text } from '@ecritoire/ui';

export type LandingScreenProps = { isSignedIn: boolean };

/** What a visitor sees first: what this is, and the way in. */
export function LandingScreen({ isSignedIn }: LandingScreenProps) {
  const { landing } = useI18n().LL;
  const points = [
    [landing.sessionsTitle(), landing.sessionsText()],
    [landing.savingTitle(), landing.savingText()],
    [landing.languagesTitle(), landing.languagesText()],
  ] as const;
  return (
    <Container>
      <Stack gap={16}>
        <Stack as="header" gap={6} align="start">
          <Heading level={1} size="display">
            {landing.heading()}
          </Heading>
          <Container width="reading" align="start">
            <Text size="xl" tone="muted" family="reading">
              {landing.lead()}
            </Text>
          </Container>
          <ButtonLink href={isSignedIn ? '/app/home' : '/auth/login'} tone="primary" size="large">
            {isSignedIn ? landing.openStudio() : landing.start()}
          </ButtonLink>
        </Stack>
        <Grid columns="medium" gap={4}>
          {points.map(([title, text]) => (
            <Card key={title} title={title}>
              <Text tone="muted">{text}</Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
