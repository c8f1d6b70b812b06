import { Link } from 'react-router';
import type { ReportColumn } from '@brandwright/contract/insight/report.ts';
import type { Grain, ReportRow } from '@brandwright/contract/insight/report-result.ts';
import { screenAddress } from '#routes/patterns.ts';
import { cn } from '#ui/cn.ts';
import { Table, type Column, type Sort } from '#ui/table.tsx';
import { cellWords } from '../cell-words.ts';

interface Numbered {
  row: ReportRow;
  /** Its place in the report, which is its name: rows have none. */
  at: number;
}

export interface ReportTableProps {
  title: string;
  columns: readonly ReportColumn[];
  rows: readonly Numbered[];
  grain: Grain | null;
  currency: string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** On a page without a login nothing can be opened. */
  isPublic?: boolean;
  /** Columns give way where they have no room, in place of scrolling sideways. */
  isBrief?: boolean;
}

const left = new Set(['text', 'day', 'month']);
/** From which width on a column of a brief table is shown. */
const fromOf = (at: number) =>
  at < 2 ? undefined : at < 4 ? ('sm' as const) : at < 6 ? ('md' as const) : ('lg' as const);

/** Headings of several words stand in several lines, so that more columns have room. */
const heads =
  '[&_th]:h-auto [&_th]:py-1 [&_th]:align-bottom [&_th]:whitespace-normal [&_th_button]:h-auto [&_th_button]:min-h-8 [&_th_button]:items-end [&_th_button]:text-[length:inherit] [&_th_button]:[text-align:inherit]';
/** What is wider than its frame is scrolled within it, and the first column stays. */
const wide =
  'lg:overflow-x-auto [&_:is(td,th):first-child]:sticky [&_:is(td,th):first-child]:left-0 [&_td:first-child]:max-w-44 [&_td:first-child]:min-w-24 sm:[&_td:first-child]:min-w-32 [&_th]:min-w-16 sm:[&_th]:min-w-20 [&_td:first-child]:bg-paper [&_th:first-child]:z-20';

/** Rows of a report under the columns of its declaration. */
export function ReportTable({
  title,
  columns,
  rows,
  grain,
  currency,
  sort,
  onSort,
  isPublic = false,
  isBrief = false,
}: ReportTableProps) {
  const shown: Column<Numbered>[] = columns.map((column, at) => {
    const from = isBrief ? fromOf(at) : undefined;
    return {
      key: column.key,
      header: column.label,
      align: left.has(column.unit) ? 'left' : 'right',
      ...(onSort ? { sortKey: column.key } : {}),
      ...(from ? { from } : {}),
      cell: ({ row }) => {
        const words = cellWords(row[column.key], column, grain, currency);
        const to = isPublic ? null : recordAddress(column, row);
        return to ? (
          <Link to={to} className="hover:underline hover:underline-offset-4">
            {words}
          </Link>
        ) : column.unit === 'text' ? (
          words
        ) : (
          <span className="whitespace-nowrap">{words}</span>
        );
      },
    };
  });
  return (
    <Table
      rows={rows}
      rowKey={({ at }) => String(at)}
      columns={shown}
      label={title}
      density="compact"
      sort={sort}
      {...(onSort ? { onSort } : {})}
      className={isBrief ? cn(heads, 'overflow-x-visible') : cn(heads, wide)}
    />
  );
}

function recordAddress({ record }: ReportColumn, row: ReportRow): string | null {
  const id = record ? row[record.id] : null;
  if (!record || typeof id !== 'string') return null;
  if (record.kind === 'customer') return screenAddress('/customers/{customerId}', { customerId: id });
  return record.kind === 'order' ? screenAddress('/order-details/{id}', { id }) : null;
}
