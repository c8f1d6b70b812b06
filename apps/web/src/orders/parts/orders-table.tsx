import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import type { Selection } from '#kit/selection.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { cn } from '#ui/cn.ts';
import { count, formatCountry } from '#ui/format.ts';
import type { Column, Density, Sort } from '#ui/table.tsx';
import { Day, Money } from '#ui/text.tsx';
import type { OrderSortKey } from '../sort.ts';
import { RowStatus } from './order-badges.tsx';
import { OrderLink } from './order-link.tsx';

export interface OrdersTableProps {
  orders: readonly OrderRow[];
  density?: Density;
  sort?: Sort<OrderSortKey> | undefined;
  onSort?: (sort: Sort<OrderSortKey>) => void;
  selection?: Selection | undefined;
  stale?: boolean;
  /** How an own shop's orders name where they came from. */
  originOf?: (order: OrderRow) => string;
}

/** Orders as a table where there is room and one under the other where there is not. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, density = 'comfortable', sort, onSort, selection, stale = false } = props;
  return (
    <TableOrRows
      label="Orders"
      rows={orders}
      rowKey={(order) => order.id}
      nameOf={(order) => `order ${order.orderNumber}`}
      columns={columns(props, density)}
      narrow={(order) => <NarrowRow order={order} />}
      density={density}
      stale={stale}
      selection={selection}
      {...(sort ? { sort } : {})}
      {...(onSort ? { onSort } : {})}
    />
  );
}

/** Asks for no room of its own and takes what its column has, so that a long name never widens the table. */
const shrinks = 'block w-0 min-w-full';

function columns({ originOf }: OrdersTableProps, density: Density): Column<OrderRow, OrderSortKey>[] {
  return [
    {
      key: 'number',
      header: 'Order',
      sortKey: 'orderNumber',
      width: '5.5rem',
      cell: (order) => <OrderLink id={order.id} orderNumber={order.orderNumber} />,
    },
    {
      key: 'customer',
      header: 'Customer',
      width: '20%',
      cell: (order) => (
        <span className={shrinks}>
          <span className="block truncate">{order.customerName}</span>
          {density === 'comfortable' && order.countryCode !== 'US' && (
            <span className="block truncate text-xs text-ink-soft">{formatCountry(order.countryCode)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'items',
      header: 'Items',
      from: 'lg',
      width: '28%',
      cell: (order) => (
        <span className={cn(shrinks, 'flex gap-2')}>
          <span title={order.itemsText} className="truncate">
            {order.itemsText}
          </span>
          {order.units > 1 && <span className="shrink-0 text-ink-soft">{count(order.units, 'unit')}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      width: '11rem',
      cell: (order) => <RowStatus order={order} isCompact={density === 'compact'} />,
    },
    {
      key: 'origin',
      header: 'From',
      from: 'lg',
      cell: (order) => (
        <span className="whitespace-nowrap text-ink-soft">{originOf?.(order) ?? order.originLabel}</span>
      ),
    },
    {
      key: 'placed',
      header: 'Placed',
      from: 'md',
      sortKey: 'placedAt',
      cell: (order) => <Day at={order.placedAt} className="text-ink-soft" />,
    },
    {
      key: 'total',
      header: 'Total',
      align: 'right',
      sortKey: 'total',
      cell: (order) => (
        <Money
          amountMinor={order.totalMinor}
          currency={order.currency}
          className={order.cancelStatus === 'CANCELED' ? 'text-ink-soft line-through' : ''}
        />
      ),
    },
  ];
}

function NarrowRow({ order }: { order: OrderRow }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <OrderLink id={order.id} orderNumber={order.orderNumber} className="after:absolute after:inset-0" />
        <Money amountMinor={order.totalMinor} currency={order.currency} className="font-medium" />
      </div>
      <p className="truncate">
        {order.customerName}
        <span className="text-ink-soft"> · {order.itemsText}</span>
      </p>
      <div className="flex items-start justify-between gap-3">
        <RowStatus order={order} />
        <Day at={order.placedAt} className="text-xs leading-5 text-ink-soft" />
      </div>
    </>
  );
}
