import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { Table, type TableProps, type TableSort } from './Table.tsx';

const meta = { title: 'Data/Table', component: Table } satisfies Meta<typeof Table>;
export default meta;

type Column = 'title' | 'words' | 'minutes' | 'state';

/** Who owns the rows puts them in order. */
function InOrder({ rows, sort, ...props }: TableProps<'title' | 'words'>) {
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const words = ({ cells }: (typeof rows)[number]) => Number(cells.words);
  const sorted = rows.toSorted((one, other) => sign * (words(one) - words(other)));
  return <Table {...props} rows={sorted} {...(sort && { sort })} />;
}

export const Playground = playground(
  (t) => (
    <InOrder
      label={t('Séances', 'Sessions')}
      columns={[
        { id: 'title', label: t('Titre', 'Title'), isRowHeader: true },
        { id: 'words', label: t('Mots', 'Words'), isSortable: true, align: 'end' },
      ]}
      rows={[
        { id: 'a', cells: { title: t('Une heure du matin', 'One in the morning'), words: 204 } },
        { id: 'b', cells: { title: t('Mardi, tôt', 'Tuesday, early'), words: 310 } },
      ]}
      emptyMessage={t('Aucune séance.', 'No sessions.')}
      sort={{ column: 'words', direction: 'descending' }}
      onSortChange={() => {}}
    />
  ),
  ['sort', 'onSortChange'],
);

function Sessions({ t, canSelect = false }: { t: Translate; canSelect?: boolean }) {
  const [sort, setSort] = useState<TableSort<Column>>({ column: 'words', direction: 'descending' });
  const [selected, setSelected] = useState<string[]>(['b']);
  const sessions = [
    { id: 'a', title: t('Une heure du matin', 'One in the morning'), words: 1204, minutes: 42 },
    { id: 'b', title: t('Mardi, tôt', 'Tuesday, early'), words: 310, minutes: 18 },
    { id: 'c', title: t('Dans le train', 'On the train'), words: 842, minutes: 55 },
  ];
  const figures = new Intl.NumberFormat(t('fr-FR', 'en-GB'));
  const by = sort.column === 'minutes' ? 'minutes' : 'words';
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return (
    <Stack gap={2}>
      <Table<Column>
        label={t('Séances', 'Sessions')}
        emptyMessage={t('Aucune séance.', 'No sessions.')}
        sort={sort}
        onSortChange={setSort}
        columns={[
          { id: 'title', label: t('Titre', 'Title'), isRowHeader: true },
          { id: 'words', label: t('Mots', 'Words'), isSortable: true, align: 'end' },
          { id: 'minutes', label: t('Minutes', 'Minutes'), isSortable: true, align: 'end' },
          { id: 'state', label: t('État', 'State') },
        ]}
        rows={sessions
          .sort((one, other) => sign * (one[by] - other[by]))
          .map(({ id, title, words, minutes }) => ({
            id,
            cells: {
              title,
              words: figures.format(words),
              minutes: figures.format(minutes),
              state: <Badge tone="success">{t('Publiée', 'Published')}</Badge>,
            },
          }))}
        {...(canSelect
          ? {
              selection: {
                selectAllLabel: t('Toutes', 'All'),
                selectLabel: t('Choisir', 'Select'),
                selected,
                onChange: setSelected,
              },
            }
          : {})}
      />
      {canSelect ? (
        <Text size="sm" tone="muted">
          {t(`${selected.length} choisies`, `${selected.length} selected`)}
        </Text>
      ) : null}
    </Stack>
  );
}

export const Sorted = bilingual((t) => <Sessions t={t} />, {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByRole('columnheader', { name: /Minutes/ }));
    await expect(inside.getAllByRole('rowheader')[0]).toHaveTextContent(/Mardi|Tuesday/);
  },
});

export const Selectable = bilingual((t) => <Sessions t={t} canSelect />, {
  play: async ({ canvasElement }) => {
    const [all] = within(canvasElement).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await expect(within(canvasElement).getByText(/^3 /)).toBeVisible();
  },
});

export const Empty = bilingual((t) => (
  <Table
    label={t('Séances', 'Sessions')}
    emptyMessage={t('Aucune séance cette semaine.', 'No sessions this week.')}
    columns={[
      { id: 'title', label: t('Titre', 'Title'), isRowHeader: true },
      { id: 'words', label: t('Mots', 'Words'), align: 'end' },
    ]}
    rows={[]}
  />
));

export const RightToLeft = rightToLeft(Sorted);
