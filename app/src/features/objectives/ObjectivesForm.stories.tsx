import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '@ecritoire/i18n/react';
import { Card, Container } from '@ecritoire/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { ObjectivesForm, type ObjectivesFormProps } from './ObjectivesForm.tsx';

const meta = {
  title: 'Screens/Objectives form',
  tags: ['screen:/app/home'],
  component: ObjectivesForm,
  decorators: [
    (Story) => (
      <Container width="reading">
        <Card>
          <Story />
        </Card>
      </Container>
    ),
  ],
  args: {
    targets: { words: 10_000, sessions: 3 },
    status: { isSubmitting: false, fieldErrors: {} },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ObjectivesForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsTheyAre: Story = {};

export const AnyNumberStaysAsTyped: Story = {
  // WEEK-28
  name: 'Any number stays as it was typed',
  play: async ({ args, canvas }) => {
    const [words] = canvas.getAllByRole('textbox');
    if (words === undefined) throw new Error('No field for words');
    await userEvent.clear(words);
    await userEvent.type(words, '1234{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ words: 1234, sessions: 3 });
    await expect(words).not.toBeInvalid();
    await userEvent.clear(words);
    await userEvent.type(words, '{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ sessions: 3 });
  },
};

export const TouchedAsTyped: Story = {
  // DOC-26
  name: 'A figure that is being typed counts as a change',
  args: { onCancel: fn(), onTouch: fn() },
  play: async ({ args, canvas }) => {
    const [words] = canvas.getAllByRole('textbox');
    if (words === undefined) throw new Error('No field for words');
    await expect(args.onTouch).not.toHaveBeenCalled();
    await userEvent.type(words, '5');
    await expect(args.onTouch).toHaveBeenCalled();
  },
};

export const AskedAboutBefore: Story = {
  // SESSION-41
  name: 'An unsaved target is asked about before leaving',
  args: { askBeforeLeaving: <p>?</p> },
  play: async ({ canvas }) => {
    const [words] = canvas.getAllByRole('textbox');
    if (words === undefined) throw new Error('No field for words');
    await expect(canvas.queryByText('?')).not.toBeInTheDocument();
    await userEvent.clear(words);
    await userEvent.type(words, '2000{Tab}');
    await expect(canvas.getByText('?')).toBeInTheDocument();
    await userEvent.clear(words);
    await userEvent.type(words, '10000{Tab}');
    await expect(canvas.queryByText('?')).not.toBeInTheDocument();
  },
};

export const Saving: Story = { args: { status: { isSubmitting: true, fieldErrors: {} } } };

function Refused(props: ObjectivesFormProps) {
  const { validation } = useI18n().LL.messages;
  const fieldErrors = { words: validation.numberTooSmall(), sessions: validation.numberTooLarge() };
  return (
    <ObjectivesForm
      {...props}
      targets={{ words: 0, sessions: 101 }}
      status={{ isSubmitting: false, fieldErrors }}
    />
  );
}

export const NotPossible: Story = {
  tags: ['message:validation.numberTooLarge', 'message:validation.numberTooSmall'],
  render: (args) => <Refused {...args} />,
};

function Overtaken(props: ObjectivesFormProps) {
  const message = useI18n().LL.objectives.changedRemotely({ words: 12_000, sessions: 4 });
  return <ObjectivesForm {...props} status={{ isSubmitting: false, fieldErrors: {}, message }} />;
}

export const ChangedElsewhere: Story = {
  args: { onCancel: fn() },
  render: (args) => <Overtaken {...args} />,
};
