import { useI18n } from '@ecritoire/i18n/react';
import {
  Card,
  Container,
  Grid,
  Heading,
  Icon,
  Inline,
  Stack,
  Text,
  type IconName,
} from '@ecritoire/ui';

/** An evening in three steps. */
export function Steps() {
  const { landing } = useI18n().LL;
  const { steps } = landing;
  const three = [
    [steps.openTitle(), steps.openText()],
    [steps.writeTitle(), steps.writeText()],
    [steps.endTitle(), steps.endText()],
  ] as const;
  return (
    <Stack as="section" gap={8}>
      <Stack gap={2}>
        <Heading level={2} size="xl">
          {landing.stepsTitle()}
        </Heading>
        <Text size="lg" tone="muted">
          {landing.stepsLead()}
        </Text>
      </Stack>
      <Grid columns="medium" gap={8}>
        {three.map(([title, text], index) => (
          <Stack key={title} gap={2}>
            <Text size="xl" tone="primary" family="reading" figures="tabular" as="span">
              {index + 1}
            </Text>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

/** What one can rely on, or what there is none of: short statements with a sign each. */
export function Facts({ kind }: { kind: 'safe' | 'promise' }) {
  const { landing } = useI18n().LL;
  const { safe, promise } = landing;
  const facts: [IconName, string][] =
    kind === 'safe'
      ? [
          ['check-circle', safe.device()],
          ['check-circle', safe.honest()],
          ['check-circle', safe.offline()],
          ['check-circle', safe.both()],
        ]
      : [
          ['x', promise.ads()],
          ['x', promise.ai()],
          ['x', promise.hold()],
        ];
  return (
    <Container>
      <Card padding="large">
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2} size="xl">
              {kind === 'safe' ? landing.safeTitle() : landing.promiseTitle()}
            </Heading>
            {kind === 'safe' ? (
              <Text size="lg" tone="muted">
                {landing.safeLead()}
              </Text>
            ) : null}
          </Stack>
          <Grid columns="wide" gap={5}>
            {facts.map(([icon, text]) => (
              <Inline key={text} gap={3} align="start" wrap={false}>
                <Text as="span" tone={kind === 'safe' ? 'success' : 'muted'}>
                  <Icon name={icon} />
                </Text>
                <Text>{text}</Text>
              </Inline>
            ))}
          </Grid>
        </Stack>
      </Card>
    </Container>
  );
}
