import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GridList } from './GridList.tsx';

const many = Array.from({ length: 5000 }, (_entry, index) => ({
  id: `e${index}`,
  title: `Entrée ${index}`,
}));

test('a long list keeps only what is in sight in the page, and End leads to its last', async () => {
  const onAction = vi.fn<(id: string) => void>();
  const screen = await render(
    <GridList label="Entrées" emptyMessage="Rien" items={many} onAction={(id) => onAction(id)} />,
  );
  await expect.element(screen.getByRole('row').first()).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(40);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: 'Entrée 4999' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('e4999');
});

test('an empty list says so', async () => {
  const screen = await render(
    <GridList label="Entrées" emptyMessage="Rien encore" items={[]} onAction={() => {}} />,
  );
  await expect.element(screen.getByText('Rien encore')).toBeVisible();
});
