import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from './AlertDialog.tsx';

async function ask(isPending = false) {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const screen = await render(
    <AlertDialog
      isOpen
      isPending={isPending}
      title="Abandonner cette séance ?"
      confirmLabel="Abandonner"
      cancelLabel="Garder"
      pendingLabel="Abandon…"
      onConfirm={() => onConfirm()}
      onCancel={() => onCancel()}
    >
      Elle ne comptera plus.
    </AlertDialog>,
  );
  return { screen, onConfirm, onCancel };
}

test('the focus starts on the safe answer, so that Enter destroys nothing', async () => {
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

test('while the deed is being done nothing can be answered', async () => {
  const { screen, onCancel } = await ask(true);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Garder' })).toBeDisabled();
});
