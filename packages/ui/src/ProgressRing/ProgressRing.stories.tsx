import type { Meta } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ProgressRing } from './ProgressRing.tsx';

const meta = { title: 'Data/ProgressRing', component: ProgressRing } satisfies Meta<
  typeof ProgressRing
>;
export default meta;

export const Playground = playground((t) => (
  <ProgressRing
    label={t('Mots de la semaine', 'Words this week')}
    value={6200}
    target={10_000}
    valueLabel={t('6 200', '6,200')}
    detail={t('sur 10 000', 'of 10,000')}
  />
));

export const BegunHalfwayReached = bilingual((t) => {
  const label = t('Mots de la semaine', 'Words this week');
  const detail = t('sur 10 000', 'of 10,000');
  return (
    <Inline gap={8}>
      <ProgressRing label={label} value={0} target={10_000} valueLabel="0" detail={detail} />
      <ProgressRing
        label={label}
        value={6200}
        target={10_000}
        valueLabel={t('6 200', '6,200')}
        detail={detail}
      />
      <ProgressRing
        label={label}
        value={12_400}
        target={10_000}
        valueLabel={t('12 400', '12,400')}
        detail={detail}
      />
    </Inline>
  );
});

export const RightToLeft = rightToLeft(BegunHalfwayReached);
