import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';

const meta = { title: 'Data/MonthGrid', component: MonthGrid } satisfies Meta<typeof MonthGrid>;
export default meta;

type NovemberProps = { t: Translate; most?: number } & Partial<MonthGridProps>;

function November({ t, most = 1400, ...props }: NovemberProps) {
  const locale = t('fr-FR', 'en-GB');
  const [focused, setFocused] = useState('2026-11-21');
  const [selected, setSelected] = useState<string | null>('2026-11-12');
  const say = (options: Intl.DateTimeFormatOptions) => (date: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
  const figures = new Intl.NumberFormat(locale);
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const index = week * 7 + weekday;
      const date = new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10);
      const noise = (index * 7919) % 101;
      const words = noise < 21 ? 0 : Math.round((noise * most) / 100);
      return {
        date,
        label: say({ dateStyle: 'full' })(date),
        share: words / most,
        amount: words > 0 ? { figure: figures.format(words), unit: t('mots', 'words') } : undefined,
        marks: words > 0 ? <Icon name="smile" size="small" /> : null,
      };
    }),
  );
  return (
    <MonthGrid
      label={say({ month: 'long', year: 'numeric' })('2026-11-01')}
      weekdays={(weeks[0] ?? []).map(({ date }) => ({
        short: say({ weekday: 'short' })(date),
        long: say({ weekday: 'long' })(date),
      }))}
      weeks={weeks}
      month="2026-11"
      today="2026-11-21"
      focused={focused}
      selected={selected}
      onFocusChange={setFocused}
      onSelect={(date) => {
        setFocused(date);
        setSelected(date);
      }}
      {...props}
    />
  );
}

export const AMonth = bilingual((t) => <November t={t} />);

/** A day's import of a whole novel: five figures on a phone, too. */
export const FiveFigures = bilingual((t) => <November t={t} most={88_888} />);

export const StillLoading = bilingual((t) => <November t={t} isLoading />);

export const RightToLeft = rightToLeft(AMonth);
