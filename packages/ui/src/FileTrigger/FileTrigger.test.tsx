import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileTrigger } from './FileTrigger.tsx';

test('the files chosen are handed over and read out', async () => {
  const onSelect = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(
    <FileTrigger label="Importer" accept={['.md']} onSelect={(files) => onSelect(files)} />,
  );
  const input = screen.container.querySelector('input');
  expect(input?.accept).toBe('.md');
  if (input) await userEvent.upload(input, new File(['texte'], 'un.md'));
  expect(onSelect.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['un.md']);
  await expect.element(screen.getByText('un.md')).toBeVisible();
  expect(screen.container.querySelector('[aria-live="polite"]')?.textContent).toBe('un.md');
});
