import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = { title: 'Forms/NumberField', component: NumberField } satisfies Meta<
  typeof NumberField
>;
export default meta;

export const Playground = playground(
  (t) => (
    <NumberField
      label={t('Mots par semaine', 'Words a week')}
      description={t('Par pas de 500.', 'In steps of 500.')}
      increaseLabel={t('Davantage', 'More')}
      decreaseLabel={t('Moins', 'Less')}
      value={10_000}
      minValue={0}
      step={500}
      isDisabled={false}
    />
  ),
  ['value', 'onChange'],
);

function WordTarget({ t, ...props }: { t: Translate } & Partial<NumberFieldProps>) {
  return (
    <NumberField
      label={t('Mots par semaine', 'Words a week')}
      increaseLabel={t('Davantage', 'More')}
      decreaseLabel={t('Moins', 'Less')}
      defaultValue={10_000}
      minValue={0}
      step={500}
      {...props}
    />
  );
}

export const WeeklyTarget = bilingual(
  (t) => <WordTarget t={t} description={t('Par pas de 500.', 'In steps of 500.')} />,
  {
    play: async ({ canvasElement }) => {
      const [, more] = within(canvasElement).getAllByRole('button');
      const input = within(canvasElement).getByRole('textbox');
      if (more) await userEvent.click(more);
      await expect(input).toHaveValue(
        document.documentElement.lang === 'fr' ? '10\u202F500' : '10,500',
      );
    },
  },
);

export const DisabledAndInvalid = bilingual((t) => (
  <Stack>
    <WordTarget t={t} isDisabled />
    <WordTarget t={t} defaultValue={0} errorMessage={t('Un mot au moins.', 'One word at least.')} />
  </Stack>
));

export const RightToLeft = rightToLeft(WeeklyTarget);
