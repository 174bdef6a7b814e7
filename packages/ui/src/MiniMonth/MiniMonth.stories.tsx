import type { Meta } from '@storybook/react-vite';
import { Grid } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { MiniMonth } from './MiniMonth.tsx';

const meta = { title: 'Data/MiniMonth', component: MiniMonth } satisfies Meta<typeof MiniMonth>;
export default meta;

const weeks = [0, 1, 2, 3, 4].map((week) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const index = week * 7 + weekday;
    const isOutside = index < 2 || index > 31;
    return {
      date: `2026-11-${String(index - 1).padStart(2, '0')}`,
      shade: isOutside ? null : (([0, 1, 2, 3, 4] as const)[(index * 7919) % 5] ?? 0),
    };
  }),
);

export const Months = bilingual(() => (
  <Grid columns="narrow">
    <MiniMonth weeks={weeks} today="2026-11-18" />
    <MiniMonth weeks={weeks} today="2027-01-01" />
  </Grid>
));

export const RightToLeft = rightToLeft(Months);
