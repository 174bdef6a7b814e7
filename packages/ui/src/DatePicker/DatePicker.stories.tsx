import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const meta = { title: 'Forms/DatePicker', component: DatePicker } satisfies Meta<typeof DatePicker>;
export default meta;

const example = playground(
  (t) => (
    <DatePicker
      label={t('Date de remise', 'Deadline')}
      description={t('Vous pourrez la changer.', 'You can change it.')}
      value="2026-03-14"
      onChange={() => {}}
      isRequired={false}
      isDisabled={false}
    />
  ),
  ['value', 'onChange'],
);

/** A day is chosen in the field: one that is half typed in the controls is none. */
export const Playground: StoryObj = {
  ...example,
  argTypes: {
    ...example.argTypes,
    value: { control: false },
    minValue: { control: false },
    maxValue: { control: false },
  },
};

function Deadline({
  t,
  start = '2026-03-14',
  ...props
}: { t: Translate; start?: string | null } & Partial<DatePickerProps>) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <DatePicker
      label={t('Date de remise', 'Deadline')}
      value={value}
      onChange={setValue}
      noSuchDayMessage={(typed, taken) =>
        t(
          `Il n’y a pas de ${typed} : la date est maintenant le ${taken}.`,
          `There is no ${typed}: the date is now ${taken}.`,
        )
      }
      {...props}
    />
  );
}

export const EmptyChosenAndInvalid = bilingual((t) => (
  <Stack>
    <Deadline
      t={t}
      start={null}
      description={t('Vous pourrez la changer.', 'You can change it.')}
    />
    <Deadline t={t} />
    <Deadline t={t} isDisabled />
    <Deadline t={t} errorMessage={t('Cette date est passée.', 'This date is past.')} />
  </Stack>
));

/** February has no 31st: the last day is taken once the field is left, and this is said. */
export const NoSuchDay = bilingual((t) => <Deadline t={t} />, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('spinbutton')[0] ?? canvasElement);
    await userEvent.keyboard('31022024');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('29/02/2024');
  },
});

export const FirstDaysOfTheWeek = bilingual((t) => (
  <Stack>
    <Deadline t={t} firstDayOfWeek="mon" />
    <Deadline t={t} firstDayOfWeek="sat" />
    <Deadline t={t} firstDayOfWeek="sun" />
  </Stack>
));
FirstDaysOfTheWeek.tags = ['variant:DatePicker.firstDayOfWeek'];

export const OpenMonth = bilingual(
  (t) => <Deadline t={t} minValue="2026-03-05" maxValue="2026-03-28" />,
  {
    play: async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      const month = await screen.findByRole('grid');
      await userEvent.click(within(month).getByRole('button', { name: /\D20 mars|20 March/ }));
      await expect(canvasElement).toHaveTextContent('20');
      await userEvent.click(within(canvasElement).getByRole('button'));
      await expect(await screen.findByRole('grid')).toBeInTheDocument();
    },
  },
);

export const RightToLeft = rightToLeft(EmptyChosenAndInvalid);
