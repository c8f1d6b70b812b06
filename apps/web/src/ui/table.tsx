import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { cn } from './cn.ts';
import { SortButton } from './sort-button.tsx';
import { toggled } from './toggled.ts';

export type Density = 'comfortable' | 'compact';

export interface Column<Row, SortKey extends string = string> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand on the right. */
  align?: 'left' | 'right';
  /** Makes the header a button; the server sorts. */
  sortKey?: SortKey;
  /** Left out below this width of the table itself. */
  from?: 'sm' | 'md' | 'lg';
  width?: string;
}

export interface Sort<SortKey extends string = string> {
  by: SortKey;
  direction: 'asc' | 'desc';
}

export interface TableProps<Row, SortKey extends string = string> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first column holds the name that opens the record. */
  columns: readonly Column<Row, SortKey>[];
  /** What the table lists, for screen readers. */
  label: string;
  density?: Density;
  sort?: Sort<SortKey> | undefined;
  onSort?: (sort: Sort<SortKey>) => void;
  selection?: {
    chosen: ReadonlySet<string>;
    onChange: (chosen: ReadonlySet<string>) => void;
    labelOf: (row: Row) => string;
  };
  /** While the next page loads the last one stays, dimmed. */
  stale?: boolean;
  className?: string;
}

const hidden = { sm: 'hidden @sm:table-cell', md: 'hidden @2xl:table-cell', lg: 'hidden @4xl:table-cell' };

/**
 * A table with sticky header; columns give way by the width of the table, not of the window.
 * A wrapper that scrolls sideways would hold the header to itself, so from `lg` on, where columns have given way, it does not.
 * Not TanStack Table: the server filters, sorts and pages, so of it only a set of chosen keys and a header button would
 * be used. Its core with selection, sorting and column visibility is 13.6 kB gzipped (9.3.1), this file is 1.5 kB.
 */
export function Table<Row, SortKey extends string = string>(props: TableProps<Row, SortKey>) {
  const {
    rows,
    rowKey,
    columns,
    label,
    density = 'comfortable',
    sort,
    onSort,
    selection,
    stale,
    className,
  } = props;
  const pad = density === 'compact' ? 'h-9 py-1' : 'h-12 py-2';
  return (
    <div
      className={cn(
        '@container relative overflow-x-auto lg:overflow-x-visible',
        stale && 'opacity-60',
        className,
      )}
      aria-busy={stale || undefined}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="sticky top-0 z-10 w-10 border-b border-line bg-paper pl-1 text-left">
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={
                  sort && sort.by === column.sortKey
                    ? sort.direction === 'asc'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
                style={column.width ? { width: column.width } : undefined}
                className={cn(
                  'sticky top-0 z-10 h-9 border-b border-line bg-paper px-3 text-xs font-medium whitespace-nowrap text-ink-soft first:pl-1 last:pr-1',
                  column.align === 'right' ? 'text-right' : 'text-left',
                  column.from && hidden[column.from],
                )}
              >
                {headerOf(column, sort, onSort)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const chosen = selection?.chosen.has(key) ?? false;
            return (
              <tr key={key} className={cn('group hover:bg-ink/3', chosen && 'bg-ink/5')}>
                {selection && (
                  <td className="w-10 border-b border-line pl-1">
                    <Checkbox
                      checked={chosen}
                      onCheckedChange={() => selection.onChange(toggled(selection.chosen, key))}
                      aria-label={selection.labelOf(row)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={cn(
                      'border-b border-line px-3 first:pl-1 last:pr-1',
                      pad,
                      index === 0 && 'font-medium',
                      column.align === 'right' && 'figures text-right',
                      column.from && hidden[column.from],
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function headerOf<Row, SortKey extends string>(
  { header, sortKey }: Column<Row, SortKey>,
  sort: Sort<SortKey> | undefined,
  onSort: TableProps<Row, SortKey>['onSort'],
): ReactNode {
  if (!sortKey || !onSort) return header;
  return (
    <SortButton
      label={header}
      direction={sort?.by === sortKey ? sort.direction : undefined}
      onSort={(direction) => onSort({ by: sortKey, direction })}
    />
  );
}

function SelectAll<Row>({
  rows,
  rowKey,
  selection,
}: {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: NonNullable<TableProps<Row>['selection']>;
}) {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection.chosen.has(key)).length;
  const state = chosen === 0 ? false : chosen === keys.length ? true : 'indeterminate';
  return (
    <Checkbox
      aria-label="Select all on this page"
      checked={state}
      onCheckedChange={() => selection.onChange(new Set(state === true ? [] : keys))}
    />
  );
}
