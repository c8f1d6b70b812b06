import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChannelRow, ChannelSales } from '@brandwright/contract/fulfillment/channels/entities.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import type { Density } from '#ui/table.tsx';
import { Figure, Money } from '#ui/text.tsx';
import { channelAddress } from '../labels.ts';
import { ChannelStatus } from './channel-state.tsx';

/** One under the other where there is more than one currency. */
const each = (row: ChannelRow, show: (sales: ChannelSales) => ReactNode) =>
  row.isCounted ? (
    row.sales.length === 0 ? (
      <Figure value={0} className="text-ink-soft" />
    ) : (
      row.sales.map((sales) => (
        <span key={sales.currency} className="block">
          {show(sales)}
        </span>
      ))
    )
  ) : (
    <span className="text-ink-soft">Not counted separately</span>
  );

const orders = (row: ChannelRow) => each(row, (sales) => <Figure value={sales.orders} />);
const net = (row: ChannelRow) =>
  row.sales.map(({ currency, netMinor }) => (
    <Money key={currency} amountMinor={netMinor} currency={currency} className="block" />
  ));

/** The channels with what they brought in a period. */
export function ChannelsTable({
  rows,
  period,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly ChannelRow[];
  period: { from: string; to: string };
  density?: Density;
  stale?: boolean;
}) {
  const name = ({ channel, label }: ChannelRow) => (
    <Link
      to={channelAddress(channel, period)}
      className="rounded-sm font-medium underline decoration-transparent underline-offset-4 hover:decoration-ink"
    >
      {label}
    </Link>
  );
  return (
    <TableOrRows
      label="Sales channels"
      rows={rows}
      rowKey={({ channel }) => channel}
      nameOf={({ label }) => label}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            {name(row)}
            <span className="text-right">{net(row)}</span>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <ChannelStatus state={row.state} />
            {row.isCounted && (
              <span className="text-xs text-ink-soft">
                {row.sales.reduce((sum, one) => sum + one.orders, 0).toLocaleString('en-US')} orders
              </span>
            )}
          </span>
        </>
      )}
      columns={[
        { key: 'channel', header: 'Channel', cell: name },
        { key: 'state', header: 'Status', cell: ({ state }) => <ChannelStatus state={state} /> },
        { key: 'orders', header: 'Orders', align: 'right', cell: orders },
        { key: 'sales', header: 'Paid, after refunds', align: 'right', cell: net },
      ]}
    />
  );
}
