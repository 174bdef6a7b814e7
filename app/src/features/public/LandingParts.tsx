import { formsTexts } from '@ecritoire/i18n/forms';
import { landingTexts } from '@ecritoire/i18n/landing';
import { useTexts } from '@ecritoire/i18n/react';
import { Grid, Heading, Inline, Points, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { writingFormats } from './writing-formats.ts';

export type LandingSectionProps = {
  /** Where a link to it leads. */
  id?: string;
  title: string;
  lead?: string;
  /** Where one may read on. */
  more?: ReactNode;
  /** Where the thing itself stands: on the other side, or below in the whole width. */
  place?: 'beside' | 'below';
  children: ReactNode;
};

/** What it is about, and the thing itself. */
export function LandingSection({ place = 'beside', children, ...head }: LandingSectionProps) {
  if (place === 'below')
    return (
      <Stack as="section" gap={8}>
        <SectionHead {...head} />
        {children}
      </Stack>
    );
  return (
    <Grid as="section" columns="wide" gap={12} rowGap={5}>
      <SectionHead {...head} />
      <div>{children}</div>
    </Grid>
  );
}

function SectionHead({
  id,
  title,
  lead,
  more,
}: Pick<LandingSectionProps, 'id' | 'title' | 'lead' | 'more'>) {
  return (
    <Stack gap={4} align="start">
      <Heading level={2} size="xl" {...(id === undefined ? {} : { id })}>
        {title}
      </Heading>
      {lead === undefined ? null : (
        <Text size="lg" tone="muted">
          {lead}
        </Text>
      )}
      {more}
    </Stack>
  );
}

/** An evening in three steps. */
export function Steps() {
  const landing = useTexts(landingTexts);
  const { steps } = landing;
  const three = [
    [steps.openTitle(), steps.openText()],
    [steps.writeTitle(), steps.writeText()],
    [steps.endTitle(), steps.endText()],
  ] as const;
  return (
    <LandingSection place="below" title={landing.stepsTitle()} lead={landing.stepsLead()}>
      <Grid as="ol" columns="medium" gap={8}>
        {three.map(([title, text], index) => (
          <Stack key={title} as="li" gap={2}>
            {/* Screen readers already number a list. */}
            <span aria-hidden="true">
              <Text size="xl" tone="primary" family="reading" figures="tabular" as="span">
                {index + 1}
              </Text>
            </span>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </LandingSection>
  );
}

/** What happens to the words in every case. */
export function Safety() {
  const landing = useTexts(landingTexts);
  const { safe } = landing;
  return (
    <LandingSection title={landing.safeTitle()} lead={landing.safeLead()}>
      <Points
        kind="yes"
        items={[
          { id: 'device', content: safe.device() },
          { id: 'honest', content: safe.honest() },
          { id: 'offline', content: safe.offline() },
          { id: 'both', content: safe.both() },
        ]}
      />
    </LandingSection>
  );
}

/** What there is none of. */
export function Promises() {
  const landing = useTexts(landingTexts);
  const { promise } = landing;
  return (
    <LandingSection place="below" title={landing.promiseTitle()}>
      <Points
        kind="no"
        items={[
          { id: 'ads', content: promise.ads() },
          { id: 'ai', content: promise.ai() },
          { id: 'hold', content: promise.hold() },
        ]}
      />
    </LandingSection>
  );
}

/** Everything that is written here. */
export function Formats() {
  const forms = useTexts(formsTexts);
  const landing = useTexts(landingTexts);
  const named = writingFormats.filter((format) => format !== 'other');
  return (
    <LandingSection place="below" title={landing.formatsTitle()} lead={landing.formatsLead()}>
      <Inline as="ul" gap={6}>
        {named.map((format) => (
          <li key={format}>
            <Text as="span" size="xl" family="reading" lines="one">
              {forms.formats[format]()}
            </Text>
          </li>
        ))}
      </Inline>
    </LandingSection>
  );
}
