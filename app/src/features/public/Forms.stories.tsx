import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Stack } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';
import { formAnswers } from '../../site/form-answers.tsx';
import { MessageSection, type MessageForm } from './MessageSection.tsx';
import { WaitlistSection, type WaitlistForm } from './WaitlistSection.tsx';

const idle: FormStatus = { isSubmitting: false, fieldErrors: {} };

const unsent = { sentTo: null, saved: {}, onType: fn() };

const meta = {
  title: 'Screens/Site forms',
  tags: ['screen:/faq'],
  component: WaitlistSection,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
  args: { ...unsent, status: idle, onSubmit: fn<(form: WaitlistForm) => void>() },
} satisfies Meta<typeof WaitlistSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waitlist: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement.querySelector('form') ?? canvasElement);
    await userEvent.click(form.getByRole('heading', { level: 3 }));
    await expect(form.getAllByRole('checkbox')).toHaveLength(13);
    await userEvent.type(form.getByRole('textbox', { name: /e-?mail/i }), 'a@b.fr');
    const [novel, , poetry] = form.getAllByRole('checkbox');
    if (novel) await userEvent.click(novel);
    if (poetry) await userEvent.click(poetry);
    await userEvent.click(form.getByRole('button', { name: /^(Me prévenir|Tell me when)/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'a@b.fr',
      formats: ['novel', 'poetry'],
      expectations: '',
      currentPractice: '',
      website: '',
    });
  },
};

export const Sending: Story = { args: { status: { ...idle, isSubmitting: true } } };

export const OnTheList: Story = { args: { sentTo: 'lectrice@exemple.fr' } };

function Known() {
  const { waitlist } = useI18n().LL.messages;
  const status = { ...idle, message: waitlist.email_already_on_waitlist() };
  return <WaitlistSection {...unsent} status={status} onSubmit={fn()} />;
}

export const OnTheListAlready: Story = {
  tags: ['message:waitlist.email_already_on_waitlist'],
  render: () => <Known />,
};

function Refusing({ kind }: { kind: 'question' | 'suggestion' }) {
  const { validation } = useI18n().LL.messages;
  const [status, setStatus] = useState(idle);
  const refuse = (_form: MessageForm) =>
    setStatus({
      ...idle,
      fieldErrors: { email: validation.email(), text: validation.textTooShort() },
    });
  return (
    <MessageSection {...unsent} kind={kind} status={status} onSubmit={refuse} onAgain={fn()} />
  );
}

export const AQuestionRefused: Story = {
  // SITE-6
  name: 'Typed text stays; the first error is focused',
  render: () => <Refusing kind="question" />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.querySelector('form') ?? canvasElement);
    const [email, text] = form.getAllByRole('textbox').filter((field) => field.tabIndex >= 0);
    if (email === undefined || text === undefined) throw new Error('A field is missing.');
    await userEvent.type(email, 'personne');
    await userEvent.type(text, 'Non ?{Tab}{Enter}');
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('personne');
    await expect(text).toHaveValue('Non ?');
    // Were it to go on leaving the field, the button would move away under the press.
    await userEvent.type(email, '@exemple.fr');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('alert')).toBeVisible();
    await userEvent.type(text, ' Oui !');
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

function RefusingExpectations() {
  const { validation } = useI18n().LL.messages;
  const [status, setStatus] = useState(idle);
  const refuse = () =>
    setStatus({ ...idle, fieldErrors: { expectations: validation.textTooShort() } });
  return <WaitlistSection {...unsent} status={status} onSubmit={refuse} />;
}

export const FoldedAndRefused: Story = {
  tags: ['message:validation.textTooShort'],
  // PAGE-132
  name: 'What was folded away opens when it is refused',
  parameters: { saysAnswer: true },
  render: () => <RefusingExpectations />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.querySelector('form') ?? canvasElement);
    const fold = form.getByRole('heading', { level: 3 });
    await userEvent.click(fold);
    const [, expectations] = form.getAllByRole('textbox').filter((field) => field.tabIndex >= 0);
    if (expectations === undefined) throw new Error('A field is missing.');
    await userEvent.type(expectations, 'Oui');
    await userEvent.click(fold);
    await expect(expectations).not.toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^(Me prévenir|Tell me when)/ }));
    await expect(expectations).toBeVisible();
    await expect(expectations).toHaveFocus();
    // One mistake is said once, at its field.
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

export const APastedMessageIsWhole: Story = {
  name: 'A pasted message stays complete, whatever its length',
  render: () => <Refusing kind="question" />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.querySelector('form') ?? canvasElement);
    const [, text] = form.getAllByRole('textbox').filter((field) => field.tabIndex >= 0);
    if (text === undefined) throw new Error('A field is missing.');
    await userEvent.click(text);
    await userEvent.paste('mot '.repeat(1500));
    await expect(text).toHaveValue('mot '.repeat(1500));
  },
};

export const AMessageTellsItsLength: Story = {
  // SITE-5
  name: 'A required message shows its length near the limit',
  render: () => <Refusing kind="suggestion" />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.querySelector('form') ?? canvasElement);
    const [email, text] = form.getAllByRole('textbox').filter((field) => field.tabIndex >= 0);
    if (email === undefined || text === undefined) throw new Error('A field is missing.');
    await expect(email).toBeRequired();
    await expect(text).toBeRequired();
    await expect(text).toHaveAccessibleDescription(/6\D+5.000\D+$/);
    await userEvent.click(text);
    await userEvent.paste('mot '.repeat(1500));
    await expect(text).toHaveAccessibleDescription(/6.000\D+5.000/);
  },
};

function Failed() {
  const { forms } = useI18n().LL.messages;
  const status = { ...idle, message: forms.serverError() };
  return (
    <MessageSection {...unsent} kind="suggestion" status={status} onSubmit={fn()} onAgain={fn()} />
  );
}

export const ASuggestionThatFailed: Story = {
  tags: ['message:forms.serverError'],
  render: () => <Failed />,
};

export const AQuestionThatArrived: Story = {
  render: () => (
    <MessageSection
      {...unsent}
      kind="question"
      status={idle}
      sentTo="une.adresse.particulierement.longue@une-maison-d-edition.exemple.fr"
      onSubmit={fn()}
      onAgain={fn()}
    />
  ),
};

function SendingOneByOne() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <MessageSection
      {...unsent}
      kind="question"
      status={idle}
      sentTo={sentTo}
      onSubmit={({ email }) => setSentTo(email)}
      onAgain={() => setSentTo(null)}
    />
  );
}

export const AnotherMessage: Story = {
  // SITE-6
  name: 'The next message starts at its text, same address',
  render: () => <SendingOneByOne />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fields = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.tabIndex >= 0);
    for (const field of fields()) await userEvent.type(field, 'ana@exemple.fr');
    await userEvent.click(canvas.getByRole('button', { name: /^(Envoyer|Send)$/ }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [email, text] = fields();
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('');
    await expect(email).toHaveValue('ana@exemple.fr');
  },
};

/** As the server writes it into a page for a browser that runs no script. */
function Answers() {
  const { LL, locale } = useI18n();
  const { messages } = formAnswers(LL, locale);
  return (
    <Stack gap={4}>
      {Object.entries(messages).map(([key, message]) => (
        <Banner key={key} tone="error" role="alert">
          {message}
        </Banner>
      ))}
    </Stack>
  );
}

export const RefusedWithoutScript: Story = {
  name: 'Refused, in a browser without scripts',
  tags: [
    'message:request.tooLarge',
    'message:validation.enum',
    'message:validation.listRepeats',
    'message:validation.listTooLong',
    'message:validation.wrongFormat',
  ],
  render: () => <Answers />,
};
