import type { ReactNode } from 'react';
import { invoiceStatusLabels, type ProviderInvoice } from '@brandwright/contract/subscriptions/entities.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Status } from '#ui/badge.tsx';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { invoiceTones, planDay } from '../labels.ts';

/** Invoices of the plan in a table, the newest first. */
export function InvoiceTable({
  rows,
  density = 'comfortable',
  stale = false,
  actions,
}: {
  rows: readonly ProviderInvoice[];
  density?: Density;
  stale?: boolean;
  actions?: (row: ProviderInvoice) => ReactNode;
}) {
  const name = (row: ProviderInvoice) => <span className="font-medium">{row.number}</span>;
  const amount = (row: ProviderInvoice) => <Money amountMinor={row.amountDueMinor} currency={row.currency} />;
  const status = (row: ProviderInvoice) => (
    <Status tone={invoiceTones[row.status]}>{invoiceStatusLabels[row.status]}</Status>
  );
  return (
    <TableOrRows
      label="Plan invoices"
      rows={rows}
      rowKey={(row) => row.invoiceId}
      nameOf={(row) => row.number}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            {name(row)}
            {amount(row)}
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="text-xs text-ink-soft">
              {planDay(row.createdAt)} · {row.description}
            </span>
            {status(row)}
          </span>
          {actions && <span className="flex justify-end gap-2">{actions(row)}</span>}
        </>
      )}
      columns={[
        { key: 'number', header: 'Invoice', cell: name },
        { key: 'date', header: 'Date', cell: (row) => planDay(row.createdAt) },
        { key: 'for', header: 'For', from: 'md', cell: (row) => row.description },
        { key: 'status', header: 'Status', cell: status },
        { key: 'amount', header: 'Amount', align: 'right', cell: amount },
        ...(actions ? [{ key: 'do', header: '', align: 'right' as const, cell: actions }] : []),
      ]}
    />
  );
}
