import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import type { TableProps } from '#ui/table.tsx';
import { toggled } from '#ui/toggled.ts';
import { ListTable } from './list-table.tsx';
import { moveBetweenRows, openClickedRow } from './row-keys.ts';
import type { Selection } from './selection.ts';

export interface TableOrRowsProps<Row, SortKey extends string> extends Omit<
  TableProps<Row, SortKey>,
  'selection'
> {
  /** The row of a narrow screen: name first, then what tells it apart. */
  narrow: (row: Row) => ReactNode;
  selection?: Selection | undefined;
  /** "order 1042": completes "Choose …". */
  nameOf: (row: Row) => string;
}

/**
 * Rows as a table where there is room and one under the other where there is not. A click anywhere in a row opens it;
 * arrow keys go from row to row.
 */
export function TableOrRows<Row, SortKey extends string = string>({
  narrow,
  selection,
  nameOf,
  ...table
}: TableOrRowsProps<Row, SortKey>) {
  const { rows, rowKey, label, stale = false } = table;
  return (
    <div role="presentation" onKeyDown={moveBetweenRows} className="@container">
      <div
        role="presentation"
        onClick={openClickedRow}
        className="hidden @2xl:block [&_tbody_tr]:cursor-pointer"
      >
        <ListTable
          {...table}
          {...(selection
            ? { selection: { ...selection, labelOf: (row: Row) => `Select ${nameOf(row)}` } }
            : {})}
        />
      </div>
      <ul aria-label={label} className={cn('flex flex-col @2xl:hidden', stale && 'opacity-60')}>
        {rows.map((row) => {
          const key = rowKey(row);
          const isChosen = selection?.chosen.has(key) ?? false;
          return (
            <li
              key={key}
              className={cn('relative flex gap-3 border-b border-line py-3', isChosen && 'bg-ink/5')}
            >
              {selection && (
                <Checkbox
                  checked={isChosen}
                  aria-label={`Select ${nameOf(row)}`}
                  className="relative z-10 mt-0.5"
                  onCheckedChange={() => selection.onChange(toggled(selection.chosen, key))}
                />
              )}
              <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">{narrow(row)}</div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
