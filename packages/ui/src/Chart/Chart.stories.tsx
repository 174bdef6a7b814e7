import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Data/Charts',
  component: BarChart,
  subcomponents: { LineChart },
} satisfies Meta<typeof BarChart>;
export default meta;

const week = [420, 0, 1204, 310, 842, 1610, 95];

function texts(t: Translate) {
  const figures = new Intl.NumberFormat(t('fr-FR', 'en-GB'));
  return {
    formatValue: (value: number) => figures.format(value),
    words: (value: number) => t(`${figures.format(value)} mots`, `${figures.format(value)} words`),
    figuresLabel: t('Voir les chiffres', 'Show the figures'),
    labelHeading: t('Jour', 'Day'),
    valueHeading: t('Mots', 'Words'),
    emptyMessage: t('Encore aucun mot.', 'No words yet.'),
  };
}

export const Playground = playground((t) => {
  const { words, ...rest } = texts(t);
  const point = (label: string, value: number) => ({ label, value, valueLabel: words(value) });
  return (
    <BarChart
      {...rest}
      title={t('Mots par jour', 'Words by day')}
      points={[
        point(t('lun.', 'Mon'), 420),
        point(t('mar.', 'Tue'), 1204),
        point(t('mer.', 'Wed'), 310),
      ]}
      target={point(t('Objectif du jour', 'Daily objective'), 800)}
    />
  );
});

function Week({ t, objective }: { t: Translate; objective?: number }) {
  const { words, ...rest } = texts(t);
  const days = t(
    ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  );
  return (
    <BarChart
      {...rest}
      title={t('Mots par jour', 'Words by day')}
      points={week.map((value, index) => ({
        label: days[index] ?? '',
        value,
        valueLabel: words(value),
      }))}
      {...(objective !== undefined && {
        target: {
          label: t('Objectif du jour', 'Daily objective'),
          value: objective,
          valueLabel: words(objective),
        },
      })}
    />
  );
}

function Year({ t }: { t: Translate }) {
  const { words, ...rest } = texts(t);
  const month = new Intl.DateTimeFormat(t('fr-FR', 'en-GB'), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <LineChart
      {...rest}
      labelHeading={t('Mois', 'Month')}
      title={t('Mots du roman', 'Words of the novel')}
      points={Array.from({ length: 12 }, (_month, index) => {
        const total = 1400 + index * 3800 + ((index * 7919) % 9) * 420;
        return {
          label: month.format(new Date(Date.UTC(2026, index))),
          value: total,
          valueLabel: words(total),
        };
      })}
    />
  );
}

export const BarsAndLine = bilingual((t) => (
  <Grid columns="wide">
    <Card>
      <Week t={t} objective={800} />
    </Card>
    <Card>
      <Year t={t} />
    </Card>
  </Grid>
));

export const FiguresOpen = bilingual((t) => <Week t={t} objective={800} />, {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByText(/Voir les chiffres|Show the figures/));
    await expect(inside.getAllByRole('row')).toHaveLength(9);
  },
});

/** Days without a word are days; where there are no days at all, no scale is drawn. */
export const NothingYet = bilingual((t) => {
  const { words, ...rest } = texts(t);
  const title = t('Mots par jour', 'Words by day');
  const days = ['1', '2', '3'].map((label) => ({ label, value: 0, valueLabel: words(0) }));
  return (
    <Grid columns="wide">
      <BarChart {...rest} title={title} points={days} />
      <BarChart {...rest} title={title} points={[]} />
    </Grid>
  );
});

export const RightToLeft = rightToLeft(BarsAndLine);
