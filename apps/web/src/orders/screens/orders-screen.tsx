import { useState } from 'react';
import { orderTab } from '@brandwright/contract/orders/enums.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { useSelection } from '#kit/selection.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Money } from '#ui/text.tsx';
import { useOrdersDensity } from '../density-store.ts';
import { originLabel, tabLabels } from '../labels.ts';
import { filterChips, noFilters, ordersInput, readSort, readTab } from '../order-filters.ts';
import { ExportDialog } from '../parts/export-dialog.tsx';
import { ImportDialog } from '../parts/import-dialog.tsx';
import { NewOrderSheet } from '../parts/new-order-sheet.tsx';
import { OrdersEmpty } from '../parts/orders-empty.tsx';
import { OrdersTable } from '../parts/orders-table.tsx';
import { OrdersToolbar } from '../parts/orders-toolbar.tsx';
import { OrderSelectionBar } from '../parts/order-selection-bar.tsx';
import { fromSort, toSort } from '../sort.ts';
import { usePermissions } from '../use-permissions.ts';
import { OrdersActions, type Opened } from '../parts/orders-actions.tsx';

/** Every order of the store: found, sorted, held and released, entered, imported, exported. */
export default function OrdersScreen() {
  const { query, change, narrow, turnTo } = useListAddress();
  const tab = readTab(query);
  const input = ordersInput(query);
  const orders = useOperation(listOrders, input, { keepPrevious: true });
  const shop = useStoreProfile().data?.name;
  const { density } = useOrdersDensity();
  const { mayAct, mayManage } = usePermissions();
  const selection = useSelection(orders.data?.orders ?? [], (order) => order.id);
  const [opened, setOpened] = useState<Opened>(null);
  useScreenInView(tab === 'ALL' ? 'Orders' : `Orders: ${tabLabels[tab]}`);

  const counts = orders.data?.tabCounts;
  // Other screens begin an order here, or an import.
  const begun = readChoice(query, 'new', ['1', 'wholesale', 'import'] as const);
  const shown =
    opened ??
    (begun === 'import'
      ? mayManage && 'import'
      : mayAct && begun && (begun === 'wholesale' ? 'wholesale' : 'retail'));
  const close = () => {
    setOpened(null);
    if (query.get('new')) change({ new: null }, true);
  };
  const chips = filterChips(query);

  return (
    <Page>
      <PageHeader
        title="Orders"
        actions={<OrdersActions mayAct={mayAct} mayManage={mayManage} onOpen={setOpened} />}
      />
      <ListView
        list={orders}
        noun="orders"
        exported={{ list: 'ORDERS', filters: input }}
        saved={{ list: 'orders' }}
        turnTo={turnTo}
        pages="always"
        tabs={{
          label: 'Orders by status',
          value: tab,
          onChange: (activeTabKey) => {
            selection.clear();
            narrow({ activeTabKey }, true);
          },
          items: orderTab.options.map((value) => ({
            value,
            label: tabLabels[value],
            count: counts?.[value],
          })),
        }}
        toolbar={<OrdersToolbar query={query} narrow={narrow} />}
        chips={{ filters: chips, onRemove: (name) => narrow({ [name]: null }) }}
        onClear={() => narrow(noFilters)}
        isNarrowed={chips.length > 0}
        noMatch={{
          title: 'No matching orders',
          text: 'Remove a filter, or try fewer words.',
          clearLabel: 'Clear all filters',
        }}
        empty={
          <OrdersEmpty
            tab={tab}
            hasAny={(counts?.ALL ?? 0) > 0}
            onNew={mayAct ? () => setOpened('retail') : undefined}
            onImport={mayManage ? () => setOpened('import') : undefined}
          />
        }
        skeleton={<RowsSkeleton label="orders" hasSelection />}
        foot={(data) => (
          <>
            {data.worthMinor !== null && data.total > 1 && (
              <p className="pt-2 text-xs text-ink-soft">
                Worth <Money amountMinor={data.worthMinor} currency={data.currency} /> together
              </p>
            )}
            <OrderSelectionBar orders={selection.rows} onClear={selection.clear} />
          </>
        )}
      >
        {(data, isStale) => (
          <OrdersTable
            orders={data.orders}
            density={density}
            sort={toSort(readSort(query))}
            onSort={(sort) => narrow({ sort: fromSort(sort) === '-placedAt' ? null : fromSort(sort) })}
            stale={isStale}
            originOf={(order) => originLabel(order.origin, shop)}
            selection={mayAct ? selection : undefined}
          />
        )}
      </ListView>
      <NewOrderSheet
        kind={shown === 'wholesale' ? 'wholesale' : 'retail'}
        open={shown === 'retail' || shown === 'wholesale'}
        onClose={close}
      />
      <ImportDialog open={shown === 'import'} onClose={close} />
      <ExportDialog open={opened === 'export'} onClose={close} />
    </Page>
  );
}
