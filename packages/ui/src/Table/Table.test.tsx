import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Table, type TableSort } from './Table.tsx';

const columns = [
  { id: 'title', label: 'Titre', isRowHeader: true },
  { id: 'words', label: 'Mots', isSortable: true, align: 'end' },
] as const;
const rows = [
  { id: 'a', cells: { title: 'Matin', words: 12 } },
  { id: 'b', cells: { title: 'Soir', words: 40 } },
];

test('a header press asks for sorting and shows it', async () => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  const screen = await render(
    <Table
      label="Séances"
      columns={columns}
      rows={rows}
      emptyMessage="Rien"
      sort={{ column: 'words', direction: 'ascending' }}
      onSortChange={(sort) => onSortChange(sort)}
    />,
  );
  const words = screen.getByRole('columnheader', { name: 'Mots' });
  await expect.element(words).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(screen.getByRole('grid')).toHaveAccessibleDescription(/Mots/);
  await words.click();
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({
    column: 'words',
    direction: 'descending',
  });
  await expect.element(screen.getByRole('rowheader', { name: 'Matin' })).toBeVisible();
});

function Choosing() {
  const [selected, onChange] = useState<string[]>([]);
  return (
    <>
      <Table
        label="Séances"
        columns={columns}
        rows={rows}
        emptyMessage="Rien"
        selection={{ selectAllLabel: 'Toutes', selectLabel: 'Choisir', selected, onChange }}
      />
      <output>{selected.join(' ')}</output>
    </>
  );
}

test('selects rows singly or all, in order', async () => {
  const screen = await render(<Choosing />);
  await screen.getByRole('checkbox', { name: 'Choisir Soir' }).click({ force: true });
  await expect.element(screen.getByRole('status')).toHaveTextContent('b');
  await screen.getByRole('checkbox', { name: 'Toutes' }).click({ force: true });
  await expect.element(screen.getByRole('status')).toHaveTextContent('a b');
});

test('a row’s words are as high as its checkbox', async () => {
  const screen = await render(<Choosing />);
  const middleOf = (element: Element | Range | null) => {
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  const row = screen.getByRole('row', { name: 'Matin' }).element();
  const words = document.createRange();
  words.selectNodeContents(screen.getByText('Matin').element());
  const sign = row.querySelector('label > [aria-hidden]');
  expect(Math.abs(middleOf(words) - middleOf(sign))).toBeLessThan(1);
  expect(Math.abs(middleOf(words) - middleOf(row))).toBeLessThan(1);
});
