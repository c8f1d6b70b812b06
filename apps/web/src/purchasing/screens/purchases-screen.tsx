import { Archive } from 'lucide-react';
import { useState } from 'react';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { countPurchaseItems } from '@brandwright/contract/purchasing/count-purchase-items.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import {
  milestoneLabels,
  purchaseStatuses,
  purchaseStatusLabels,
  type PurchaseStatus,
} from '@brandwright/contract/purchasing/enums.ts';
import { mayCall } from '#api/may-call.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { useStoreProfile } from '#session/use-session.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { MilestoneDialog } from '../dialogs/milestone-dialog.tsx';
import { purchaseTones } from '../labels.ts';
import { PurchaseActions } from '../parts/purchase-actions.tsx';
import { PurchaseFacts } from '../parts/purchase-facts.tsx';
import { PurchasesTable } from '../parts/purchases-table.tsx';
import { isRecorded, recordable, type RecordedKind } from '../recordable.ts';

const size = 20;
type Tab = PurchaseStatus | 'ALL';
const tabs: readonly Tab[] = ['ALL', ...purchaseStatuses];

/** What the store buys from suppliers, and how far it is. */
export default function PurchasesScreen() {
  useScreenInView('Orders & Shipments: purchase orders');
  const { query, change, narrow, page, turnTo } = useListAddress();
  const tab = readChoice(query, 'status', tabs) ?? 'ALL';
  const search = readWords(query, 'searchTerm', 100);
  const isArchived = query.get('archived') === 'true';
  const counts = useOperation(countPurchaseItems, {}).data;
  const filters = {
    ...(tab === 'ALL' ? {} : { status: tab }),
    ...(search ? { search } : {}),
    ...(isArchived ? { isArchived } : {}),
  };
  const found = useOperation(listPurchaseItems, { ...filters, page, size }, { keepPrevious: true });
  return (
    <InboxFrame tab="orders">
      <ListView
        list={found}
        noun="purchase orders"
        exported={{ list: 'PURCHASES', filters }}
        saved={{ list: 'purchases', apart: ['id'] }}
        turnTo={turnTo}
        tabs={{
          label: 'Purchase orders by status',
          value: tab,
          onChange: (next) => narrow({ status: next === 'ALL' ? null : next }, true),
          items: tabs.map((value) => ({
            value,
            label: value === 'ALL' ? 'All' : purchaseStatusLabels[value],
            // Archived ones aren’t counted.
            count: isArchived
              ? undefined
              : value === 'ALL'
                ? counts?.total
                : counts?.counts.find(({ status }) => status === value)?.count,
          })),
        }}
        toolbar={
          <>
            <SearchField
              label="Search purchase orders"
              className="w-auto min-w-44 flex-1 sm:w-72 sm:flex-none"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <Button
              look={isArchived ? 'solid' : 'outline'}
              aria-pressed={isArchived}
              onClick={() => narrow({ archived: isArchived ? null : true }, true)}
            >
              <Archive aria-hidden />
              Archived
            </Button>
          </>
        }
        onClear={() => narrow({ status: null, searchTerm: null, archived: null })}
        isNarrowed={search !== '' || tab !== 'ALL' || isArchived}
        noMatch={{
          title: isArchived && search === '' ? 'No archived purchase orders' : 'No matching purchase orders',
          clearLabel: 'Show all',
        }}
        empty={
          <EmptyState
            title="No purchase orders yet"
            text="Order a sample from the marketplace, or accept a quote."
            ask="Show my custom project requests"
          />
        }
        skeleton={<RowsSkeleton label="purchase orders" />}
      >
        {({ rows }, isStale) => <PurchasesTable rows={rows} stale={isStale} />}
      </ListView>
      <PurchaseSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </InboxFrame>
  );
}

function PurchaseSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getPurchaseItem, { purchaseItemId: id ?? '' }, { enabled: id !== null });
  const [recorded, setRecorded] = useState<RecordedKind | null>(null);
  const store = useStoreProfile().data;
  const mayAct = store !== undefined && mayCall(recordPurchaseEvent, store);
  return (
    <RecordSheet
      id={id}
      onClose={onClose}
      record={found}
      waiting="Purchase order"
      title={({ title }) => title}
      footer={(item) => <PurchaseActions item={item} />}
    >
      {(item) => (
        <div className="flex flex-col gap-4">
          <Status tone={purchaseTones[item.status]}>{purchaseStatusLabels[item.status]}</Status>
          <PurchaseFacts
            item={item}
            control={({ kind }) =>
              mayAct &&
              isRecorded(kind) &&
              recordable(item).includes(kind) && (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Record ${milestoneLabels[kind].toLowerCase()}`}
                  onClick={() => setRecorded(kind)}
                >
                  Record
                </Button>
              )
            }
          />
          {recorded && <MilestoneDialog item={item} event={recorded} onClose={() => setRecorded(null)} />}
        </div>
      )}
    </RecordSheet>
  );
}
