import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { creditStatus, creditStatusLabels } from '@brandwright/contract/orders/credits/entities.ts';
import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { CreditsTable } from '#orders/parts/credits-table.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { returnsAddress } from '../labels.ts';

const size = 20;

/** What customers can pay orders with: by status, found, and what is left in all. */
export default function StoreCreditsScreen() {
  const { query, narrow, page, turnTo } = useListAddress();
  const status = readChoice(query, 'status', creditStatus.options);
  const search = readWords(query, 'searchTerm', 100);
  const filters = { ...(status ? { status } : {}), ...(search ? { search } : {}) };
  const found = useOperation(listStoreCredits, { ...filters, page, size }, { keepPrevious: true });
  useScreenInView('Store credits');
  const left = found.data?.open.left
    .map(({ leftMinor, currency }) => formatMoney(leftMinor, currency))
    .join(', ');
  return (
    <Page>
      <PageHeader title="Store credits" crumbs={[{ label: 'Returns', to: returnsAddress }]} />
      {left && <p className="figures mb-3 text-sm text-ink-soft">{left} left to use</p>}
      <ListView
        list={found}
        noun="store credits"
        exported={{ list: 'STORE_CREDITS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <SearchField
              label="Search store credits"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Status"
              anyLabel="All statuses"
              value={status}
              onChange={(next) => narrow({ status: next })}
              options={creditStatus.options.map((value) => ({ value, label: creditStatusLabels[value] }))}
            />
          </>
        }
        onClear={() => narrow({ status: null, searchTerm: null })}
        isNarrowed={search !== '' || status !== undefined}
        noMatch={{ title: 'No matching store credits', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No store credit yet"
            text="Refund a return as store credit, or open a customer and choose Give store credit."
            ask="Which returns arrived and still need a refund?"
          />
        }
        skeleton={<RowsSkeleton label="store credits" />}
      >
        {({ rows }, isStale) => <CreditsTable rows={rows} stale={isStale} />}
      </ListView>
    </Page>
  );
}
