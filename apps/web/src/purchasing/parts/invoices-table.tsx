import { Link } from 'react-router';
import type { SupplierInvoiceRow } from '@brandwright/contract/purchasing/entities.ts';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { Status } from '#ui/badge.tsx';
import { count, formatDay } from '#ui/format.ts';
import { ListTable } from '#kit/list-table.tsx';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { invoiceAddress, invoiceTones } from '../labels.ts';

/** Invoices of suppliers in a table. */
export function InvoicesTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly SupplierInvoiceRow[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <ListTable
      label="Supplier invoices"
      rows={rows}
      rowKey={(row) => row.invoiceId}
      density={density}
      stale={stale}
      columns={[
        {
          key: 'number',
          header: 'Invoice',
          cell: (row) => (
            <span className="flex flex-col">
              <Link
                to={invoiceAddress(row.invoiceId)}
                className="font-medium hover:underline hover:underline-offset-4"
              >
                {row.invoiceNumber}
              </Link>
              {density === 'comfortable' && <span className="text-xs text-ink-soft">{row.supplierName}</span>}
            </span>
          ),
        },
        ...(density === 'compact'
          ? [
              {
                key: 'supplier',
                header: 'Supplier',
                from: 'md' as const,
                cell: (row: SupplierInvoiceRow) => row.supplierName,
              },
            ]
          : []),
        {
          key: 'status',
          header: 'Status',
          cell: (row) => (
            <Status tone={invoiceTones[row.status]}>
              {row.status === 'OVERDUE'
                ? `${count(row.daysOverdue, 'day')} overdue`
                : invoiceStatusLabels[row.status]}
            </Status>
          ),
        },
        {
          key: 'about',
          header: 'For',
          from: 'lg',
          cell: (row) => <span className="block max-w-72 truncate">{row.about}</span>,
        },
        { key: 'due', header: 'Due', from: 'md', cell: (row) => formatDay(row.dueOn) },
        {
          key: 'total',
          header: 'Total',
          align: 'right',
          from: 'lg',
          cell: (row) => <Money amountMinor={row.totalMinor} currency={row.currency} />,
        },
        {
          key: 'owed',
          header: 'Owed',
          align: 'right',
          cell: (row) => <Money amountMinor={row.owedMinor} currency={row.currency} />,
        },
      ]}
    />
  );
}
