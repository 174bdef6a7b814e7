import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from './AlertDialog.tsx';

async function ask() {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const question = (isPending: boolean, errorMessage?: string) => (
    <AlertDialog
      isOpen
      isPending={isPending}
      title="Abandonner cette séance ?"
      confirmLabel="Abandonner"
      cancelLabel="Garder"
      pendingLabel="Trop tard pour la garder."
      errorMessage={errorMessage}
      onConfirm={() => onConfirm()}
      onCancel={() => onCancel()}
    >
      Elle ne comptera plus.
    </AlertDialog>
  );
  const screen = await render(question(false));
  return {
    screen,
    onConfirm,
    onCancel,
    begin: () => screen.rerender(question(true)),
    fail: (reason: string) => screen.rerender(question(false, reason)),
  };
}

// SESSION-24
test('focus starts on the safe answer', async () => {
  const { screen, onConfirm, onCancel } = await ask();
  await expect.element(screen.getByRole('alertdialog', { name: /Abandonner/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Garder' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what will be gone is its description', async () => {
  const { screen } = await ask();
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveAccessibleDescription('Elle ne comptera plus.');
});

test('only its own button confirms; Escape cancels', async () => {
  const { screen, onConfirm, onCancel } = await ask();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Abandonner' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

// SESSION-25
test('while pending, buttons are inert and progress is announced', async () => {
  const { screen, onCancel, begin } = await ask();
  const why = 'Trop tard pour la garder.';
  const safe = screen.getByRole('button', { name: 'Garder' });
  // There before it has words: what comes together with them is not always read out.
  const said = screen.getByRole('status');
  await expect.element(said).toBeEmptyDOMElement();
  await screen.getByRole('button', { name: 'Abandonner' }).click();
  await begin();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(safe).toBeDisabled();
  await expect.element(safe).toHaveAccessibleDescription(why);
  await expect.element(said).toHaveTextContent(why);
  await expect.element(said).toBeVisible();
});

// SESSION-25
test('a failure is explained and can be retried', async () => {
  const { screen, onConfirm, begin, fail } = await ask();
  await begin();
  await fail('Le serveur n’a pas répondu.');
  const question = screen.getByRole('alertdialog');
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent('Le serveur n’a pas répondu.');
  await question.getByRole('button', { name: 'Abandonner' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
