import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileTrigger } from './FileTrigger.tsx';

async function importing(errorMessage?: string) {
  const onChange = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(
    <FileTrigger
      label="Importer"
      accept={['.md']}
      notAccepted={(names) => `Refusé, ${names.join(', ')}`}
      removeLabel={(name) => `Retirer ${name}`}
      description="Markdown."
      errorMessage={errorMessage}
      allowsMultiple
      onChange={(files) => onChange(files)}
    />,
  );
  const input = screen.container.querySelector('input');
  if (!input) throw new Error('No input.');
  return {
    screen,
    input,
    button: screen.getByRole('button', { name: 'Importer' }),
    names: () => onChange.mock.calls.map(([files]) => files.map(({ name }) => name)),
    /** As with "All files": the chooser holds nothing back. */
    choose: (...names: string[]) => {
      input.accept = '';
      return userEvent.upload(
        input,
        names.map((name) => new File(['texte'], name)),
      );
    },
  };
}

test('the files chosen are handed over and read out', async () => {
  const { screen, input, names, choose } = await importing();
  expect(input.accept).toBe('.md');
  await choose('un.md');
  expect(names()).toEqual([['un.md']]);
  await expect.element(screen.getByText('un.md')).toBeVisible();
  expect(screen.container.querySelector('[aria-live="polite"]')?.textContent).toBe('un.md');
});

// PAGE-60
test('a rejected file is named; the chosen ones stay', async () => {
  const { screen, button, names, choose } = await importing();
  await choose('un.md', 'evil.exe');
  expect(names()).toEqual([['un.md']]);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Refusé, evil.exe');
  await expect.element(button).toHaveAccessibleDescription('Markdown. Refusé, evil.exe');
  await choose('pire.exe');
  expect(names()).toEqual([['un.md']]);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Refusé, pire.exe');
  await expect.element(screen.getByText('un.md')).toBeVisible();
  await choose('deux.md');
  expect(names()).toEqual([['un.md'], ['deux.md']]);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

// PAGE-60
test('removing a file focuses the chooser button', async () => {
  const { screen, button, names, choose } = await importing();
  await choose('un.md', 'deux.md');
  await screen.getByRole('button', { name: 'Retirer un.md' }).click();
  expect(names().at(-1)).toEqual(['deux.md']);
  await expect.element(screen.getByText('un.md')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('shows its owner’s error about them', async () => {
  const { screen, button } = await importing('Plus de 1 Mo.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Plus de 1 Mo.');
  await expect.element(button).toHaveAccessibleDescription('Markdown. Plus de 1 Mo.');
});
