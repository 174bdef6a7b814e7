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

test('Enter in a field submits the form, and the page stays', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(<ProjectForm onSubmit={() => onSubmit()} />);
  await screen.getByRole('textbox', { name: 'Nom' }).click();
  await userEvent.keyboard('Roman{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('errors by field name all stand at their fields, and the text typed stays', async () => {
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

test('what went wrong with the whole form is read out at once', async () => {
  const screen = await render(<ProjectForm errorMessage="Vérifiez le formulaire." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Vérifiez le formulaire.');
});

test('the focus goes to the first mistake, once: it stays where one mends the next', async () => {
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

test('the focus stays where one mends a mistake, while others are still to be mended', async () => {
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
