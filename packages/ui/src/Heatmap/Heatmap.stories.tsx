import type { Meta } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Heatmap, type HeatmapProps } from './Heatmap.tsx';

const meta = { title: 'Data/Heatmap', component: Heatmap } satisfies Meta<typeof Heatmap>;
export default meta;

function Year({ t, ...props }: { t: Translate } & Partial<HeatmapProps>) {
  const locale = t('fr-FR', 'en-GB');
  const values: Record<string, number> = {};
  for (let day = 0; day < 365; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const noise = (day * 7919) % 101;
    if (noise > 45 || day % 7 === 2) values[date] = noise * 14;
  }
  const date = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  const figures = new Intl.NumberFormat(locale);
  return (
    <Card>
      <Heatmap
        title={t('Les jours d’écriture de 2026', 'Writing days of 2026')}
        figuresLabel={t('Voir les chiffres', 'Show the figures')}
        labelHeading={t('Jour', 'Day')}
        valueHeading={t('Mots', 'Words')}
        from="2026-01-01"
        to="2026-12-31"
        values={values}
        thresholds={[250, 600, 1000]}
        weekStart={1}
        formatDate={date({ day: 'numeric', month: 'long' })}
        formatMonth={date({ month: 'short' })}
        formatValue={(value) =>
          t(`${figures.format(value)} mots`, `${figures.format(value)} words`)
        }
        legend={t('Une teinte pour un quart des jours.', 'A shade for a quarter of the days.')}
        lessLabel={t('Moins', 'Less')}
        moreLabel={t('Plus', 'More')}
        {...props}
      />
    </Card>
  );
}

export const AYear = playground((t) => (
  <Year
    t={t}
    title={t('Les jours d’écriture de 2026', 'Writing days of 2026')}
    weekStart={1}
    lessLabel={t('Moins', 'Less')}
    moreLabel={t('Plus', 'More')}
  />
));
export const NothingYet = bilingual((t) => <Year t={t} values={{}} />);

export const RightToLeft = rightToLeft(AYear);
