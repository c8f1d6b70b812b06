import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { ListView, type ListViewProps } from '#kit/list-view.tsx';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { ColumnsMenu } from '#kit/columns-menu.tsx';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { ViewsMenu } from '#kit/views-menu.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { EmptyState } from '#ui/states.tsx';
import { nothing, type Specimen } from './specimen.ts';

interface Row {
  id: string;
  number: string;
  customer: string;
  totalMinor: number;
}

const rows: readonly Row[] = [
  { id: 'a', number: '#1042', customer: 'Petra Nowak', totalMinor: 8400 },
  { id: 'b', number: '#1043', customer: 'James Okafor', totalMinor: 3400 },
  { id: 'c', number: '#1044', customer: 'Mei Tan', totalMinor: 12_050 },
];

const columns: readonly Column<Row, 'number' | 'total'>[] = [
  {
    key: 'number',
    header: 'Order',
    sortKey: 'number',
    cell: (row) => <a href={`#${row.id}`}>{row.number}</a>,
  },
  { key: 'customer', header: 'Customer', cell: (row) => row.customer },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    sortKey: 'total',
    cell: (row) => <Money amountMinor={row.totalMinor} />,
  },
];

const table = { label: 'Orders', rows, rowKey: (row: Row) => row.id, columns };
const narrow = (row: Row) => (
  <>
    <a href={`#${row.id}`}>{row.number}</a>
    <span>{row.customer}</span>
  </>
);
const nameOf = (row: Row) => `order ${row.number}`;

interface Page {
  rows: readonly Row[];
  total: number;
  page: number;
  size: number;
}

/** A read as the client holds it, in one of its states. */
export function read(state: Partial<UseQueryResult<Page>>): UseQueryResult<Page> {
  return {
    data: undefined,
    error: null,
    isError: false,
    isPlaceholderData: false,
    refetch: () => new Promise(nothing),
    ...state,
  } as UseQueryResult<Page>;
}

const full: Page = { rows, total: 60, page: 1, size: 3 };

/** A list of orders; what differs is given. */
export function OrdersView(props: Partial<ListViewProps<Page, 'ALL' | 'ON_HOLD', string>>) {
  return (
    <ListView<Page, 'ALL' | 'ON_HOLD'>
      list={read({ data: full })}
      noun="orders"
      turnTo={nothing}
      toolbar={<SearchField label="Search orders" value="" onSearch={nothing} />}
      onClear={nothing}
      isNarrowed={false}
      noMatch={{
        title: 'No matching orders',
        text: 'Search for fewer words.',
        clearLabel: 'Clear all filters',
      }}
      empty={<EmptyState title="No orders yet" />}
      skeleton={<RowsSkeleton label="orders" rows={3} />}
      {...props}
    >
      {(data, isStale) => (
        <TableOrRows
          {...table}
          rows={data.rows}
          narrow={narrow}
          nameOf={nameOf}
          stale={isStale}
          selection={{ chosen: new Set(['b']), onChange: nothing }}
        />
      )}
    </ListView>
  );
}

const views = [
  {
    id: '9f0c5a52-6d0b-4c2e-9d0a-0d4f0f9b7c11',
    list: 'orders' as const,
    name: 'Late to Europe',
    query: 'a=1',
  },
  { id: '9f0c5a52-6d0b-4c2e-9d0a-0d4f0f9b7c12', list: 'orders' as const, name: 'Wholesale', query: 'a=2' },
];
const viewActs = { onPick: nothing, onSave: nothing, onEdit: nothing, onDelete: nothing };
const readViews = (state: Partial<UseQueryResult<{ views: typeof views }>>) =>
  ({ ...read({}), ...state }) as UseQueryResult<{ views: typeof views }>;

/** Tables and lists with their states. */
export const lists: readonly Specimen[] = [
  {
    name: 'Table',
    states: {
      plain: <Table {...table} />,
      sorted: <Table {...table} sort={{ by: 'total', direction: 'desc' }} onSort={nothing} />,
      compact: <Table {...table} density="compact" />,
      'with selection': (
        <Table
          {...table}
          selection={{ chosen: new Set(['a']), onChange: nothing, labelOf: (row) => `Select ${nameOf(row)}` }}
        />
      ),
      stale: <Table {...table} stale />,
    },
  },
  {
    name: 'ListView',
    states: {
      full: <OrdersView />,
      filtered: (
        <OrdersView
          tabs={{
            label: 'Orders by status',
            value: 'ON_HOLD',
            onChange: nothing,
            items: [
              { value: 'ALL', label: 'All', count: 2400 },
              { value: 'ON_HOLD', label: 'On hold', count: 60 },
            ],
          }}
          chips={{ filters: [{ name: 'country', text: 'Ships to Portugal' }], onRemove: nothing }}
          isNarrowed
        />
      ),
      loading: <OrdersView list={read({})} />,
      'next page loading': <OrdersView list={read({ data: full, isPlaceholderData: true })} />,
      empty: <OrdersView list={read({ data: { ...full, rows: [], total: 0, page: 0 } })} />,
      'no match': <OrdersView list={read({ data: { ...full, rows: [], total: 0, page: 0 } })} isNarrowed />,
      failed: (
        <OrdersView
          list={read({ isError: true, error: new ApiError('network', 'There was a network error.', 500) })}
        />
      ),
      denied: (
        <OrdersView
          list={read({ isError: true, error: new ApiError('denied', 'You need member access.', 403) })}
        />
      ),
    },
  },
  {
    name: 'ViewsMenu',
    states: {
      'a view is shown': <ViewsMenu read={readViews({ data: { views } })} current="a=1" {...viewActs} />,
      'other filters': <ViewsMenu read={readViews({ data: { views } })} current="a=3" {...viewActs} />,
      'no views yet': <ViewsMenu read={readViews({ data: { views: [] } })} current="" {...viewActs} />,
      loading: <ViewsMenu read={readViews({})} current="" {...viewActs} />,
      failed: (
        <ViewsMenu
          read={readViews({
            isError: true,
            error: new ApiError('network', 'There was a network error.', 500),
          })}
          current=""
          {...viewActs}
        />
      ),
    },
  },
  {
    name: 'ColumnsMenu',
    states: {
      chosen: (
        <ColumnsMenu
          columns={columns.map(({ key, header }) => ({ key, header, isShown: key !== 'customer' }))}
          isDefault={false}
          onChange={nothing}
          onReset={nothing}
        />
      ),
      'until it is known': (
        <ColumnsMenu columns={[]} isDefault disabled onChange={nothing} onReset={nothing} />
      ),
    },
  },
];
