import { Link } from 'react-router';
import type { CustomerRow, CustomerSort } from '@brandwright/contract/orders/list-customers.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { screenAddress } from '#routes/patterns.ts';
import { cn } from '#ui/cn.ts';
import { count, formatCountry } from '#ui/format.ts';
import type { Column, Density, Sort } from '#ui/table.tsx';
import { Day, Money } from '#ui/text.tsx';

export type CustomerSortKey = 'name' | 'orders' | 'lastOrder' | 'spent';

const sorts: Readonly<Record<CustomerSort, Sort<CustomerSortKey>>> = {
  '-spent': { by: 'spent', direction: 'desc' },
  '-orders': { by: 'orders', direction: 'desc' },
  '-lastOrder': { by: 'lastOrder', direction: 'desc' },
  lastOrder: { by: 'lastOrder', direction: 'asc' },
  name: { by: 'name', direction: 'asc' },
};

/** A column's header sorts by what is mostly wanted of it; only the last order goes both ways. */
export function fromCustomerSort({ by, direction }: Sort<CustomerSortKey>): CustomerSort {
  if (by === 'name') return 'name';
  if (by === 'lastOrder') return direction === 'asc' ? 'lastOrder' : '-lastOrder';
  return `-${by}`;
}

export interface CustomersTableProps {
  customers: readonly CustomerRow[];
  currency: string;
  density?: Density;
  sort?: CustomerSort;
  onSort?: (sort: CustomerSort) => void;
  stale?: boolean;
}

/** Customers as a table where there is room and one under the other where there is not. */
export function CustomersTable(props: CustomersTableProps) {
  const { customers, currency, density = 'comfortable', sort, onSort, stale = false } = props;
  return (
    <TableOrRows
      label="Customers"
      rows={customers}
      rowKey={(customer) => customer.id}
      nameOf={(customer) => customer.name}
      columns={columns(currency)}
      narrow={(customer) => <NarrowRow customer={customer} currency={currency} />}
      density={density}
      stale={stale}
      {...(sort ? { sort: sorts[sort] } : {})}
      {...(onSort ? { onSort: (next: Sort<CustomerSortKey>) => onSort(fromCustomerSort(next)) } : {})}
    />
  );
}

function CustomerLink({ customer, className }: { customer: CustomerRow; className?: string }) {
  return (
    <Link
      to={screenAddress('/customers/{customerId}', { customerId: customer.id })}
      className={cn('rounded-sm font-medium hover:underline', className)}
    >
      {customer.name}
    </Link>
  );
}

/** Asks for no room of its own and takes what its column has, so that a long name never widens the table. */
const shrinks = 'block w-0 min-w-full truncate';

const placeOf = ({ city, countryCode }: CustomerRow) =>
  [city, countryCode && countryCode !== 'US' ? formatCountry(countryCode) : null].filter(Boolean).join(', ');

function columns(currency: string): Column<CustomerRow, CustomerSortKey>[] {
  return [
    {
      key: 'name',
      header: 'Customer',
      sortKey: 'name',
      width: '24%',
      cell: (customer) => (
        <span className={shrinks}>
          <CustomerLink customer={customer} />
          {customer.company && <span className="text-ink-soft"> · {customer.company}</span>}
        </span>
      ),
    },
    {
      key: 'email',
      header: 'Email',
      from: 'lg',
      width: '24%',
      cell: (customer) => <span className={cn(shrinks, 'text-ink-soft')}>{customer.email ?? 'None'}</span>,
    },
    {
      key: 'place',
      header: 'Lives in',
      from: 'lg',
      cell: (customer) => <span className="text-ink-soft">{placeOf(customer)}</span>,
    },
    {
      key: 'orders',
      header: 'Orders',
      align: 'right',
      sortKey: 'orders',
      cell: (customer) => (
        <span className="figures">
          {customer.orderCount}
          {customer.openOrderCount > 0 && (
            <span className="text-ink-soft"> ({customer.openOrderCount} open)</span>
          )}
        </span>
      ),
    },
    {
      key: 'lastOrder',
      header: 'Last order',
      from: 'md',
      sortKey: 'lastOrder',
      cell: (customer) =>
        customer.lastOrderAt ? <Day at={customer.lastOrderAt} className="text-ink-soft" /> : null,
    },
    {
      key: 'spent',
      header: 'Spent',
      align: 'right',
      sortKey: 'spent',
      cell: (customer) => <Money amountMinor={customer.keptMinor} currency={currency} />,
    },
  ];
}

function NarrowRow({ customer, currency }: { customer: CustomerRow; currency: string }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <CustomerLink customer={customer} className="after:absolute after:inset-0" />
        <Money amountMinor={customer.keptMinor} currency={currency} className="font-medium" />
      </div>
      <p className="truncate text-ink-soft">{customer.email ?? placeOf(customer)}</p>
      <p className="text-xs text-ink-soft">
        {count(customer.orderCount, 'order')}
        {customer.openOrderCount > 0 && `, ${customer.openOrderCount} open`}
      </p>
    </>
  );
}
