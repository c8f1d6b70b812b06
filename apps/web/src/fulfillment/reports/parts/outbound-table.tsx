import { outboundStatusWords, type OutboundRow } from '@brandwright/contract/fulfillment/reports/outbound.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { shipmentLabels } from '#orders/labels.ts';
import { OrderLink } from '#orders/parts/order-link.tsx';
import { Status } from '#ui/badge.tsx';
import { formatDay } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';

/** Parcels that were sent, the newest first. */
export function OutboundTable({
  rows,
  currency,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly OutboundRow[];
  currency: string;
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: OutboundRow) =>
    row.orderNumber === null ? (
      <span className="font-medium">No order</span>
    ) : (
      <OrderLink orderNumber={row.orderNumber} />
    );
  const cost = ({ labelCostMinor }: OutboundRow) =>
    labelCostMinor === null ? '–' : <Money amountMinor={labelCostMinor} currency={currency} />;
  const status = (row: OutboundRow) => (
    <Status tone={row.status === null ? 'neutral' : shipmentLabels[row.status].tone}>
      {outboundStatusWords(row.status)}
    </Status>
  );
  return (
    <TableOrRows
      label="Shipments sent"
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ customerName }) => `shipment to ${customerName}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {name(row)} · {row.customerName}
            </span>
            {cost(row)}
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {status(row)}
            <span className="text-xs text-ink-soft">
              {row.carrier}, {formatDay(row.shippedAt)}
            </span>
          </span>
        </>
      )}
      columns={[
        { key: 'order', header: 'Order', cell: name },
        { key: 'customer', header: 'Customer', cell: (row) => row.customerName },
        { key: 'destination', header: 'Destination', from: 'lg', cell: (row) => row.destination },
        { key: 'carrier', header: 'Carrier', cell: (row) => row.carrier },
        { key: 'service', header: 'Service', from: 'lg', cell: (row) => row.service },
        {
          key: 'tracking',
          header: 'Tracking',
          from: 'lg',
          cell: ({ trackingNumber, trackingUrl }) =>
            trackingUrl === null ? (
              (trackingNumber ?? '–')
            ) : (
              <a href={trackingUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {trackingNumber}
              </a>
            ),
        },
        { key: 'units', header: 'Units', align: 'right', from: 'md', cell: (row) => row.units ?? '–' },
        { key: 'cost', header: 'Label', align: 'right', cell: cost },
        { key: 'date', header: 'Shipped', from: 'md', cell: (row) => formatDay(row.shippedAt) },
        { key: 'status', header: 'Status', cell: status },
      ]}
    />
  );
}
