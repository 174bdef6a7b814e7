import { numberFormat } from '@ecritoire/i18n';
import { landingTexts } from '@ecritoire/i18n/landing';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { Grid, Prose, ProgressRing, SaveIndicator, Showcase, Text } from '@ecritoire/ui';

/** A document in session, made of the studio's own parts. */
export function DeskPreview() {
  const { preview } = useTexts(landingTexts);
  return (
    <Showcase
      caption={preview.caption()}
      foot={
        <>
          <Text as="span" size="lg" family="reading" weight="medium" figures="tabular">
            24:12
          </Text>
          <Text as="span" size="sm">
            {preview.session()}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {preview.words()}
          </Text>
          <SaveIndicator state="saved" label={preview.saved()} isPicture />
        </>
      }
    >
      <Text size="xl" family="reading" weight="medium">
        {preview.title()}
      </Text>
      <Prose>
        <p>{preview.first()}</p>
        <p>{preview.second()}</p>
      </Prose>
    </Showcase>
  );
}

/** What a week looks like half way. */
export function WeekPreview() {
  const { locale } = useI18n();
  const { week } = useTexts(landingTexts);
  const number = (value: number) => numberFormat(locale).format(value);
  return (
    <Showcase caption={week.caption()}>
      <Grid columns="narrow" gap={6}>
        <ProgressRing
          label={week.words()}
          value={7200}
          target={10_000}
          valueLabel={number(7200)}
          detail={week.target({ target: 10_000 })}
        />
        <ProgressRing
          label={week.sessions()}
          value={2}
          target={3}
          valueLabel={number(2)}
          detail={week.target({ target: 3 })}
        />
      </Grid>
    </Showcase>
  );
}
