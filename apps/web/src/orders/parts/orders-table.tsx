import type { MouseEvent } from 'react';
import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { count, formatCountry } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { Column, Density, Sort } from '#ui/table.tsx';
import { Day, Money } from '#ui/text.tsx';
import type { OrderSortKey } from '../sort.ts';
import { RowStatus } from './order-badges.tsx';
import { OrderLink } from './order-link.tsx';

export interface OrdersTableProps {
  orders: readonly OrderRow[];
  density?: Density;
  sort?: Sort<OrderSortKey>;
  onSort?: (sort: Sort<OrderSortKey>) => void;
  selection?: { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };
  stale?: boolean;
  /** How an own shop's orders name where they came from. */
  originOf?: (order: OrderRow) => string;
}

/** Orders as a table where there is room and as cards where there is not. A click anywhere on a row opens it. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, density = 'comfortable', sort, onSort, selection, stale = false } = props;
  return (
    <div className="@container">
      <OpensRows className="hidden @2xl:block">
        <Table
          label="Orders"
          rows={orders}
          rowKey={(order) => order.id}
          columns={columns(props, density)}
          density={density}
          stale={stale}
          {...(sort ? { sort } : {})}
          {...(onSort ? { onSort } : {})}
          {...(selection
            ? {
                selection: {
                  ...selection,
                  labelOf: (order: OrderRow) => `Choose order ${order.orderNumber}`,
                },
              }
            : {})}
        />
      </OpensRows>
      <ul aria-label="Orders" className={cn('flex flex-col @2xl:hidden', stale && 'opacity-60')}>
        {orders.map((order) => (
          <OrderAsCard key={order.id} order={order} {...(selection ? { selection } : {})} />
        ))}
      </ul>
    </div>
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

/** The pointer's way in; the keyboard's is the link in the first column. */
function OpensRows({ className, children }: { className: string; children: React.ReactNode }) {
  function open(event: MouseEvent<HTMLDivElement>) {
    const target = event.target;
    if (
      !(target instanceof Element) ||
      target.closest('a, button, input, label') ||
      window.getSelection()?.toString()
    )
      return;
    target.closest('tbody tr')?.querySelector('a')?.click();
  }
  return (
    <div role="presentation" onClick={open} className={cn('[&_tbody_tr]:cursor-pointer', className)}>
      {children}
    </div>
  );
}

function OrderAsCard({ order, selection }: { order: OrderRow; selection?: OrdersTableProps['selection'] }) {
  const chosen = selection?.chosen.has(order.id) ?? false;
  return (
    <li className={cn('relative flex gap-3 border-b border-line py-3', chosen && 'bg-ink/5')}>
      {selection && (
        <Checkbox
          checked={chosen}
          aria-label={`Choose order ${order.orderNumber}`}
          className="relative z-10 mt-0.5"
          onCheckedChange={(state) => {
            const next = new Set(selection.chosen);
            if (state === true) next.add(order.id);
            else next.delete(order.id);
            selection.onChange(next);
          }}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
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
      </div>
    </li>
  );
}
