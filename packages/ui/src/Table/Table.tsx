import type { ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  atEnd,
  boxCell,
  cell,
  column as columnClass,
  columnName,
  named,
  nothing,
  row as rowClass,
  scroller,
  sortSign,
  table,
} from './Table.css.ts';

export type TableColumn<Id extends string = string> = {
  /** Under which the rows have their cell. */
  id: Id;
  /** The head of the column. */
  label: string;
  /** Names the row: exactly one column does. */
  isRowHeader?: boolean;
  /** A press on its head sorts by it. */
  isSortable?: boolean;
  /** `end` for numbers, so that their digits stand under each other. */
  align?: 'start' | 'end';
};

export type TableRow<Id extends string = string> = {
  /** Its own among the rows. */
  id: string;
  /** What stands in each column. */
  cells: Record<Id, ReactNode>;
};

export type TableSort<Id extends string = string> = {
  /** The column that the rows are sorted by. */
  column: Id;
  /** From the least or from the most. */
  direction: 'ascending' | 'descending';
};

export type TableProps<Id extends string> = {
  /** Names the table for screen readers. */
  label: string;
  /** Each with `id` and `label`; `isRowHeader` names the row, `isSortable` can be sorted by. */
  columns: readonly TableColumn<Id>[];
  /** Each with `id` and its `cells` by column. Already in their order: sorting is the owner's. */
  rows: readonly TableRow<Id>[];
  /** What stands where there are no rows. */
  emptyMessage: ReactNode;
  /** How the rows are sorted now. */
  sort?: TableSort<Id>;
  /** Another order is wanted: the rows given next are in it. */
  onSortChange?: (sort: TableSort<Id>) => void;
  /** Gives each row a box. Name the boxes for screen readers. */
  selection?: {
    selectAllLabel: string;
    selectLabel: string;
    selected: readonly string[];
    onChange: (selected: string[]) => void;
  };
};

const sortSigns = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/**
 * Figures and facts to compare, row by row, in an order that the reader may choose. Where there is
 * nothing to compare, use List. Where it is wider than its place it scrolls within itself, and a
 * shade says on which side there is more.
 */
export function Table<Id extends string>({
  label,
  columns,
  rows,
  emptyMessage,
  sort,
  onSortChange,
  selection,
}: TableProps<Id>) {
  return (
    <div className={scroller}>
      <AriaTable
        aria-label={label}
        className={table}
        selectionMode={selection ? 'multiple' : 'none'}
        selectedKeys={selection ? [...selection.selected] : []}
        onSelectionChange={(keys) => {
          selection?.onChange(
            rows.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)),
          );
        }}
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={({ column: id, direction }) => {
          const column = columns.find((known) => known.id === id);
          if (column) onSortChange?.({ column: column.id, direction });
        }}
      >
        <TableHeader>
          {selection ? (
            <Column className={`${columnClass} ${boxCell}`}>
              <Checkbox slot="selection" label="" aria-label={selection.selectAllLabel} />
            </Column>
          ) : null}
          {columns.map(({ id, label: name, isRowHeader = false, isSortable = false, align }) => (
            <Column
              key={id}
              id={id}
              textValue={name}
              isRowHeader={isRowHeader}
              allowsSorting={isSortable}
              className={align === 'end' ? `${columnClass} ${atEnd}` : columnClass}
            >
              {({ sortDirection }) => (
                <span className={columnName}>
                  <span>{name}</span>
                  {isSortable ? (
                    <span className={sortSign}>
                      <Icon
                        name={sortDirection ? sortSigns[sortDirection] : 'arrows-up-down'}
                        size="small"
                      />
                    </span>
                  ) : null}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <div className={nothing}>{emptyMessage}</div>}>
          {rows.map(({ id, cells }) => (
            <Row key={id} id={id} className={rowClass}>
              {selection ? (
                <Cell className={`${cell} ${boxCell}`}>
                  <Checkbox slot="selection" label="" aria-label={selection.selectLabel} />
                </Cell>
              ) : null}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={`${cell} ${column.align === 'end' ? atEnd : ''} ${column.isRowHeader ? named : ''}`}
                >
                  <div dir="auto">{cells[column.id]}</div>
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
