import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GridList } from './GridList.tsx';

const many = Array.from({ length: 5000 }, (_entry, index) => ({
  id: `e${index}`,
  title: `Entrée ${index}`,
}));

test('a long list is virtualised; End reaches its last', async () => {
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

test.each([50, 5000])('shows the current row of %i at once', async (count) => {
  const screen = await render(
    <GridList
      label="Entrées"
      emptyMessage="Rien"
      items={many.slice(0, count)}
      current={{ id: 'e40', onChange: () => {} }}
    />,
  );
  await expect.element(screen.getByRole('row', { name: 'Entrée 40' })).toBeInViewport();
});

test.each([0, 10, 40, 89])('shows current row %i of high rows on phones', async (index) => {
  await page.viewport(320, 640);
  const lines = {
    description: '« Le texte d’avant la tempête, relu » · 3 412 mots',
    fact: '+ 1 250 − 340',
  };
  const high = many.slice(0, 90).map((entry) => Object.assign({}, lines, entry));
  const screen = await render(
    <GridList
      label="Entrées"
      emptyMessage="Rien"
      items={high}
      current={{ id: `e${index}`, onChange: () => {} }}
    />,
  );
  await expect
    .element(screen.getByRole('row', { name: `Entrée ${index}`, exact: true }))
    .toBeInViewport();
});

test('keeps focus and place while the list grows', async () => {
  const listOf = (count: number) => (
    <GridList
      label="Entrées"
      emptyMessage="Rien"
      items={many.slice(0, count)}
      current={{ id: 'e70', onChange: () => {} }}
    />
  );
  const screen = await render(listOf(90));
  await userEvent.tab();
  const row = screen.getByRole('row', { name: 'Entrée 70' });
  await expect.element(row).toHaveFocus();
  const { scrollTop } = screen.getByRole('grid').element();
  expect(scrollTop).toBeGreaterThan(0);
  await screen.rerender(listOf(150));
  await expect.element(row).toHaveFocus();
  expect(screen.getByRole('grid').element().scrollTop).toBe(scrollTop);
});

test('a short list is as high as its rows', async () => {
  const screen = await render(
    <GridList
      label="Entrées"
      emptyMessage="Rien"
      items={many.slice(0, 3)}
      current={{ id: 'e1', onChange: () => {} }}
    />,
  );
  await expect.element(screen.getByRole('row', { name: 'Entrée 2' })).toBeInViewport();
  const { height } = screen.getByRole('grid').element().getBoundingClientRect();
  expect(height).toBe(3 * 52 + 2);
});

test('an empty list says so', async () => {
  const screen = await render(
    <GridList label="Entrées" emptyMessage="Rien encore" items={[]} onAction={() => {}} />,
  );
  await expect.element(screen.getByText('Rien encore')).toBeVisible();
});

test('rows are as high as their text asks for', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const screen = await render(
    <GridList label="Entrées" emptyMessage="Rien" items={many} onAction={() => {}} />,
  );
  await expect.element(screen.getByRole('row').first()).toBeVisible();
  const [first, second] = screen.getByRole('row').elements();
  const top = (row: Element | undefined) => row?.getBoundingClientRect().top ?? 0;
  expect(top(second) - top(first)).toBe(104);
});

test('the checkbox selects, the row opens', async () => {
  const onAction = vi.fn<(id: string) => void>();
  const onChange = vi.fn<(selected: string[]) => void>();
  const screen = await render(
    <GridList
      label="Entrées"
      emptyMessage="Rien"
      items={many.slice(0, 3)}
      onAction={(id) => onAction(id)}
      selection={{ selectLabel: 'Choisir', selected: [], onChange: (ids) => onChange(ids) }}
    />,
  );
  const row = screen.getByRole('row', { name: 'Entrée 1' });
  await row.getByText('Entrée 1').click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('e1');
  const box = row.element().querySelector('label');
  if (!box) throw new Error('The row has no box.');
  await userEvent.click(box);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['e1']);
  expect(onAction).toHaveBeenCalledOnce();
});

test('the current row follows the arrow keys', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const screen = await render(
    <GridList
      label="Versions"
      emptyMessage="Rien"
      items={[
        { id: 'e0', title: 'Hier', description: 'Fin de séance', spoken: 'Hier, fin de séance' },
        { id: 'e1', title: 'Lundi' },
      ]}
      current={{ id: 'e0', onChange: (id) => onChange(id) }}
    />,
  );
  const first = screen.getByRole('row', { name: 'Hier, fin de séance' });
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('e1');
});
