import { Download, FileUp, Ellipsis, ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { orderTab } from '@brandwright/contract/orders/enums.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Menu } from '#ui/menu.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Money } from '#ui/text.tsx';
import { useOrdersDensity } from '../density-store.ts';
import { originLabel, tabLabels } from '../labels.ts';
import { filterChips, ordersInput, readSort, readTab } from '../order-filters.ts';
import { ExportDialog } from '../parts/export-dialog.tsx';
import { ImportDialog } from '../parts/import-dialog.tsx';
import { NewOrderSheet } from '../parts/new-order-sheet.tsx';
import { OrdersEmpty } from '../parts/orders-empty.tsx';
import { OrdersSkeleton } from '../parts/orders-skeleton.tsx';
import { OrdersTable } from '../parts/orders-table.tsx';
import { OrdersToolbar } from '../parts/orders-toolbar.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { fromSort, toSort } from '../sort.ts';
import { usePermissions } from '../use-permissions.ts';

type Opened = 'retail' | 'wholesale' | 'import' | 'export' | null;

/** Every order of the store: found, sorted, held and released, entered, imported, exported. */
export default function OrdersScreen() {
  const [query, change] = useQueryState();
  const tab = readTab(query);
  const input = ordersInput(query);
  const orders = useOperation(listOrders, input, { keepPrevious: true });
  const shop = useStoreProfile().data?.name;
  const { density } = useOrdersDensity();
  const { mayAct, mayManage } = usePermissions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>(null);
  useScreenInView(tab === 'ALL' ? 'Orders' : `Orders: ${tabLabels[tab]}`);

  const rows = orders.data?.orders ?? [];
  const chosenRows = rows.filter((row) => chosen.has(row.id));
  const counts = orders.data?.tabCounts;
  const close = () => setOpened(null);
  const isNarrowed = filterChips(query).length > 0;

  return (
    <Page>
      <PageHeader
        title="Orders"
        actions={<Actions mayAct={mayAct} mayManage={mayManage} onOpen={setOpened} />}
      />
      <Tabs
        label="Orders by status"
        value={tab}
        onChange={(activeTabKey) => {
          setChosen(new Set());
          change({ activeTabKey, page: null }, true);
        }}
        items={orderTab.options.map((value) => ({ value, label: tabLabels[value], count: counts?.[value] }))}
      >
        <OrdersToolbar
          query={query}
          change={change}
          density={density}
          onDensity={(next) => useOrdersDensity.setState({ density: next })}
        />
        <Load
          query={orders}
          skeleton={<OrdersSkeleton />}
          isEmpty={(data) => data.total === 0}
          empty={
            <OrdersEmpty
              tab={tab}
              isNarrowed={isNarrowed}
              hasAny={(counts?.ALL ?? 0) > 0}
              change={change}
              onNew={mayAct ? () => setOpened('retail') : undefined}
              onImport={mayManage ? () => setOpened('import') : undefined}
            />
          }
        >
          {(data) => (
            <>
              <OrdersTable
                orders={data.orders}
                density={density}
                sort={toSort(readSort(query))}
                onSort={(sort) =>
                  change({ sort: fromSort(sort) === '-placedAt' ? null : fromSort(sort), page: null })
                }
                stale={orders.isPlaceholderData}
                originOf={(order) => originLabel(order.origin, shop)}
                {...(mayAct ? { selection: { chosen, onChange: setChosen } } : {})}
              />
              <Pagination
                page={data.page}
                size={data.size}
                total={data.total}
                noun="orders"
                onPage={(page) => change({ page: page || null }, true)}
              />
              {data.worthMinor !== null && data.total > 1 && (
                <p className="pt-2 text-xs text-ink-soft">
                  Worth <Money amountMinor={data.worthMinor} currency={data.currency} /> together
                </p>
              )}
              {chosenRows.length > 0 && (
                <SelectionBar orders={chosenRows} onClear={() => setChosen(new Set())} />
              )}
            </>
          )}
        </Load>
      </Tabs>
      <NewOrderSheet
        kind={opened === 'wholesale' ? 'wholesale' : 'retail'}
        open={opened === 'retail' || opened === 'wholesale'}
        onClose={close}
      />
      <ImportDialog open={opened === 'import'} onClose={close} />
      <ExportDialog open={opened === 'export'} onClose={close} />
    </Page>
  );
}

function Actions({
  mayAct,
  mayManage,
  onOpen,
}: {
  mayAct: boolean;
  mayManage: boolean;
  onOpen: (opened: Opened) => void;
}) {
  const navigate = useNavigate();
  if (!mayAct) {
    return (
      <Button asChild>
        <Link to="/fulfillment-rules">Order rules</Link>
      </Button>
    );
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More" look="outline" size="icon">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          {
            label: 'Order rules',
            icon: <ListChecks aria-hidden />,
            onSelect: () => void navigate('/fulfillment-rules'),
          },
          ...(mayManage
            ? [
                {
                  label: 'Financial export',
                  icon: <Download aria-hidden />,
                  onSelect: () => onOpen('export'),
                },
              ]
            : []),
        ]}
      />
      {mayManage && (
        <Button onClick={() => onOpen('import')}>
          <FileUp aria-hidden />
          Import
        </Button>
      )}
      <Menu
        trigger={
          <Button look="accent">
            <Plus aria-hidden />
            New order
          </Button>
        }
        entries={[
          { label: 'Retail order', onSelect: () => onOpen('retail') },
          { label: 'Wholesale order', onSelect: () => onOpen('wholesale') },
        ]}
      />
    </>
  );
}
