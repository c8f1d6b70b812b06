import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { countPurchaseItems } from '@brandwright/contract/purchasing/count-purchase-items.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import {
  purchaseStatuses,
  purchaseStatusLabels,
  type PurchaseStatus,
} from '@brandwright/contract/purchasing/enums.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Status } from '#ui/badge.tsx';
import { EmptyState } from '#ui/states.tsx';
import { purchaseTones } from '../labels.ts';
import { PurchaseFacts } from '../parts/purchase-facts.tsx';
import { PurchasesTable } from '../parts/purchases-table.tsx';

const size = 20;
type Tab = PurchaseStatus | 'ALL';
const tabs: readonly Tab[] = ['ALL', ...purchaseStatuses];

/** What the store buys from suppliers, and how far it is. */
export default function PurchasesScreen() {
  useScreenInView('Orders & Shipments: purchases from suppliers');
  const { query, change, narrow, page, turnTo } = useListAddress();
  const tab = readChoice(query, 'status', tabs) ?? 'ALL';
  const search = query.get('searchTerm') ?? '';
  const counts = useOperation(countPurchaseItems, {}).data;
  const found = useOperation(
    listPurchaseItems,
    { ...(tab === 'ALL' ? {} : { status: tab }), ...(search ? { search } : {}), page, size },
    { keepPrevious: true },
  );
  return (
    <InboxFrame tab="orders">
      <ListView
        list={found}
        noun="purchases"
        saved={{ list: 'purchases', apart: ['id'] }}
        turnTo={turnTo}
        tabs={{
          label: 'Purchases by status',
          value: tab,
          onChange: (next) => narrow({ status: next === 'ALL' ? null : next }, true),
          items: tabs.map((value) => ({
            value,
            label: value === 'ALL' ? 'All' : purchaseStatusLabels[value],
            count:
              value === 'ALL' ? counts?.total : counts?.counts.find(({ status }) => status === value)?.count,
          })),
        }}
        toolbar={
          <SearchField
            label="Search purchases"
            className="w-auto min-w-0 flex-1 sm:w-72 sm:flex-none"
            value={search}
            onSearch={(searchTerm) => narrow({ searchTerm })}
          />
        }
        onClear={() => narrow({ status: null, searchTerm: null })}
        isNarrowed={search !== '' || tab !== 'ALL'}
        noMatch={{ title: 'No matching purchases', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No purchases yet"
            text="Accept a quote, and your purchase appears here."
            ask="Show my custom project requests"
          />
        }
        skeleton={<RowsSkeleton label="purchases" />}
      >
        {({ rows }, isStale) => <PurchasesTable rows={rows} stale={isStale} />}
      </ListView>
      <PurchaseSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </InboxFrame>
  );
}

function PurchaseSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getPurchaseItem, { purchaseItemId: id ?? '' }, { enabled: id !== null });
  return (
    <RecordSheet id={id} onClose={onClose} record={found} waiting="Purchase" title={({ title }) => title}>
      {(item) => (
        <div className="flex flex-col gap-4">
          <Status tone={purchaseTones[item.status]}>{purchaseStatusLabels[item.status]}</Status>
          <PurchaseFacts item={item} />
        </div>
      )}
    </RecordSheet>
  );
}
