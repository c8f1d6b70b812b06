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
import { useQueryState } from '#routes/use-query-state.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { purchaseTones } from '../labels.ts';
import { PurchaseFacts } from '../parts/purchase-facts.tsx';
import { PurchasesTable } from '../parts/purchases-table.tsx';

const size = 20;
type Tab = PurchaseStatus | 'ALL';
const tabs: readonly Tab[] = ['ALL', ...purchaseStatuses];

/** What the store buys from suppliers, and how far it is. */
export default function PurchasesScreen() {
  useScreenInView('Orders & Shipments: what is bought from suppliers');
  const [query, change] = useQueryState();
  const asked = query.get('status');
  const tab = tabs.find((one) => one === asked) ?? 'ALL';
  const search = query.get('searchTerm') ?? '';
  const page = Math.max(0, Number(query.get('page') ?? 0) || 0);
  const counts = useOperation(countPurchaseItems, {}).data;
  const found = useOperation(
    listPurchaseItems,
    { ...(tab === 'ALL' ? {} : { status: tab }), ...(search ? { search } : {}), page, size },
    { keepPrevious: true },
  );
  return (
    <InboxFrame tab="orders">
      <Tabs
        label="Purchases by state"
        value={tab}
        onChange={(next) => change({ status: next === 'ALL' ? null : next, page: null }, true)}
        items={tabs.map((value) => ({
          value,
          label: value === 'ALL' ? 'All' : purchaseStatusLabels[value],
          count:
            value === 'ALL' ? counts?.total : counts?.counts.find(({ status }) => status === value)?.count,
        }))}
      >
        <Input
          type="search"
          aria-label="Search purchases"
          placeholder="Search purchases"
          defaultValue={search}
          className="mb-3 max-w-72"
          onChange={(event) => change({ searchTerm: event.target.value.trim() || null, page: null })}
        />
        <Load
          query={found}
          skeleton={<SkeletonCard height={320} />}
          isEmpty={(data) => data.total === 0}
          empty={
            search || tab !== 'ALL' ? (
              <EmptyState
                title="No purchases like that"
                action={
                  <Button onClick={() => change({ status: null, searchTerm: null, page: null })}>
                    Show all
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title="What you buy from suppliers stands here"
                text="Accepting a quote makes the first entry."
                ask="Show my custom project requests"
              />
            )
          }
        >
          {(data) => (
            <>
              <PurchasesTable rows={data.rows} stale={found.isPlaceholderData} />
              {data.total > data.size && (
                <Pagination
                  page={data.page}
                  size={data.size}
                  total={data.total}
                  noun="purchases"
                  onPage={(next) => change({ page: next || null }, true)}
                />
              )}
            </>
          )}
        </Load>
      </Tabs>
      <PurchaseSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </InboxFrame>
  );
}

function PurchaseSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getPurchaseItem, { purchaseItemId: id ?? '' }, { enabled: id !== null });
  return (
    <Sheet
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={found.data?.title ?? 'Purchase'}
    >
      {id !== null && (
        <Load query={found} skeleton={<SkeletonCard height={360} />}>
          {(item) => (
            <div className="flex flex-col gap-4">
              <Status tone={purchaseTones[item.status]}>{purchaseStatusLabels[item.status]}</Status>
              <PurchaseFacts item={item} />
            </div>
          )}
        </Load>
      )}
    </Sheet>
  );
}
