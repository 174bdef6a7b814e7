import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function ProjectForm(props: Partial<FormProps>) {
  return (
    <Form onSubmit={() => {}} actions={<Button type="submit">Créer</Button>} {...props}>
      <TextField name="name" label="Nom" />
      <TextField name="description" label="Description" />
    </Form>
  );
}

test('Enter in a field submits without a page load', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(<ProjectForm onSubmit={() => onSubmit()} />);
  await screen.getByRole('textbox', { name: 'Nom' }).click();
  await userEvent.keyboard('Roman{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

// PAGE-134
test('Enter does not resubmit while pending', async () => {
  const onSubmit = vi.fn<() => void>();
  const pending = (isPending: boolean) => (
    <Form
      onSubmit={() => onSubmit()}
      actions={
        <Button type="submit" isPending={isPending} pendingLabel="Création">
          Créer
        </Button>
      }
    >
      <TextField name="name" label="Nom" />
    </Form>
  );
  const screen = await render(pending(true));
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('Roman{Enter}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.rerender(pending(false));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

// PAGE-133
test('one press resubmits after a fix', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(<ProjectForm />);
  const refused = { errors: { name: 'Trop court.' }, onSubmit: () => onSubmit() };
  await screen.rerender(<ProjectForm {...refused} />);
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await expect.element(name).toHaveFocus();
  const button = screen.getByRole('button');
  const place = () => button.element().getBoundingClientRect().top;
  const whileRefused = place();
  await userEvent.keyboard('Roman');
  await button.click();
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(name).not.toHaveAccessibleDescription();
  await expect.element(screen.getByText('Trop court.')).not.toBeVisible();
  expect(place()).toBe(whileRefused);
  await screen.rerender(<ProjectForm />);
  await expect.element(screen.getByText('Trop court.')).not.toBeInTheDocument();
});

// SITE-23
test('a native submit leaves the address alone', async () => {
  const screen = await render(<ProjectForm label="Projet" />);
  await expect.element(screen.getByRole('form')).toHaveProperty('method', 'post');
});

test('errors appear at fields; text stays', async () => {
  const screen = await render(<ProjectForm />);
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await name.fill('Ab');
  await screen.rerender(
    <ProjectForm errors={{ name: 'Trop court.', description: ['Trop long.'] }} />,
  );
  await expect.element(name).toHaveAccessibleDescription('Trop court.');
  await expect
    .element(screen.getByRole('textbox', { name: 'Description' }))
    .toHaveAccessibleDescription('Trop long.');
  await expect.element(name).toHaveValue('Ab');
});

test('a form error is announced at once', async () => {
  const screen = await render(<ProjectForm errorMessage="Vérifiez le formulaire." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Vérifiez le formulaire.');
});

// PAGE-132
test('focus moves once to the first error', async () => {
  const screen = await render(<ProjectForm />);
  await screen.getByRole('button', { name: 'Créer' }).click();
  const errors = { description: 'Trop long.', name: 'Trop court.' };
  await screen.rerender(<ProjectForm errors={errors} />);
  await expect.element(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
  const description = screen.getByRole('textbox', { name: 'Description' });
  await description.click();
  await screen.rerender(<ProjectForm errors={{ ...errors }} />);
  await expect.element(description).toHaveFocus();
});

test('focus stays in the field being fixed', async () => {
  const screen = await render(<ProjectForm />);
  await screen.rerender(
    <ProjectForm errors={{ name: 'Trop court.', description: 'Trop long.' }} />,
  );
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await expect.element(name).toHaveFocus();
  await screen.rerender(<ProjectForm errors={{ description: 'Trop long.' }} />);
  await expect
    .element(screen.getByRole('textbox', { name: 'Description' }))
    .toHaveAccessibleDescription('Trop long.');
  await expect.element(name).toHaveFocus();
  await screen.rerender(<ProjectForm errors={{ description: 'Trop vague.' }} />);
  await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
});

function RefusedByItself({ again }: { again: 'new' | 'same' }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = () =>
    setErrors((before) => (again === 'same' && before['name'] ? before : { name: 'Trop court.' }));
  return <ProjectForm errors={errors} onSubmit={refuse} />;
}

// PAGE-132
test.each(['new', 'same'] as const)(
  'each press refocuses the first error: a %s object',
  async (again) => {
    const screen = await render(<RefusedByItself again={again} />);
    const name = screen.getByRole('textbox', { name: 'Nom' });
    for (const _press of [1, 2, 3]) {
      await screen.getByRole('button').click();
      await expect.element(name).toHaveFocus();
    }
    const description = screen.getByRole('textbox', { name: 'Description' });
    await description.click();
    await screen.rerender(<RefusedByItself again={again} />);
    await expect.element(description).toHaveFocus();
  },
);

function SentFromOutside() {
  const form = useRef<Pick<HTMLFormElement, 'requestSubmit'>>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <>
      <ProjectForm
        ref={form}
        errors={errors}
        onSubmit={() => setErrors({ name: 'Trop court.' })}
        actions={undefined}
      />
      <Button onPress={() => form.current?.requestSubmit()}>Créer</Button>
    </>
  );
}

// PAGE-132
test('outside submit buttons focus the first error', async () => {
  const screen = await render(<SentFromOutside />);
  for (const _press of [1, 2]) {
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
  }
});

function RefusedByServer({ answer }: { answer: () => Promise<void> }) {
  const [{ isPending, isRefused }, setState] = useState({ isPending: false, isRefused: false });
  const send = async () => {
    setState((before) => ({ ...before, isPending: true }));
    await answer();
    setState({ isPending: false, isRefused: true });
  };
  return (
    <ProjectForm
      errors={isRefused ? { name: 'Déjà pris.', description: 'Trop long.' } : {}}
      onSubmit={() => void send()}
      actions={
        <Button type="submit" isPending={isPending} pendingLabel="Création">
          Créer
        </Button>
      }
    />
  );
}

// PAGE-132
test.each([
  ['as it was', ''],
  ['with another mistake', 'Ro'],
])('resubmitted %s, it refocuses after refusal', async (_, typed) => {
  const answers: (() => void)[] = [];
  const answer = () => new Promise<void>((resolve) => answers.push(resolve));
  const screen = await render(<RefusedByServer answer={answer} />);
  const button = screen.getByRole('button');
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await button.click();
  answers[0]?.();
  await expect.element(name).toHaveFocus();
  if (typed) await userEvent.keyboard(typed);
  await button.click();
  await expect.element(button).toHaveAttribute('data-pending', 'true');
  await expect.element(button).toHaveFocus();
  answers[1]?.();
  await expect.element(name).toHaveFocus();
});

// SESSION-21
test('a form error shows above the buttons', async () => {
  const form = (props: Partial<FormProps>) => (
    <div style={{ blockSize: '12rem', overflowY: 'auto' }}>
      <ProjectForm {...props} />
    </div>
  );
  const screen = await render(form({}));
  await screen.getByRole('textbox', { name: 'Nom' }).click();
  await screen.rerender(form({ errorMessage: 'Le serveur ne répond pas.' }));
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeInViewport();
  const button = screen.getByRole('button').element();
  expect(alert.element().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

// PAGE-132
test.each([
  ['said', 'no field has', { name: 'Trop court.', owner: 'Inconnu.' }, 1],
  ['left out', 'its fields say', { name: 'Trop court.', description: 'Trop long.' }, 0],
])('the form error is %s beside mistakes that %s', async (_, _where, errors, said) => {
  const screen = await render(<ProjectForm />);
  await screen.rerender(<ProjectForm errors={errors} errorMessage="Refusé." />);
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Trop court.');
  await expect.poll(() => screen.getByRole('alert').elements()).toHaveLength(said);
});
