import { useEffect, useState } from 'react';
import { isCountryCode } from '@brandwright/contract/kernel/fields.ts';
import { searchExpandedNetwork } from '@brandwright/contract/sourcing/network/expanded/search-expanded-network.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ContactButton } from '../../../outreach/contact-button.tsx';
import { pageSize, readPage } from '../../../marketplace/marketplace-query.ts';
import { ViewToggle } from '../../../marketplace/parts/view-toggle.tsx';
import { useMaySave } from '../../../marketplace/use-may-save.ts';
import { NetworkRows } from './network-rows.tsx';

export interface NetworkViewProps {
  query: URLSearchParams;
  change: (change: QueryChange, push?: boolean) => void;
}

const any = 'any';

/** Factories outside the marketplace, by words, country and sector. */
export function NetworkView({ query, change }: NetworkViewProps) {
  useScreenInView('Marketplace: expanded network');
  const maySave = useMaySave();
  const keyword = query.get('searchKey')?.slice(0, 200) ?? '';
  const country = query.get('countryCode') ?? '';
  const sector = query.get('sector') ?? '';
  const found = useOperation(
    searchExpandedNetwork,
    {
      ...(keyword ? { keyword } : {}),
      ...(isCountryCode(country) ? { countries: [country] } : {}),
      ...(sector ? { sector } : {}),
      page: readPage(query),
      size: pageSize,
    },
    { keepPrevious: true },
  );
  return (
    <Page>
      <PageHeader
        title="Marketplace"
        note="Factories known from public lists. We haven’t vetted them, and their details may be out of date."
      />
      <div className="flex flex-wrap items-center gap-2 pb-5">
        <ViewToggle view="expanded-network" change={change} />
        <SearchWords value={keyword} onSearch={(searchKey) => change({ searchKey, page: null }, true)} />
        <Select
          aria-label="Country"
          className="w-auto min-w-36 flex-1 sm:w-44 sm:flex-none"
          value={country || any}
          onChange={(value) => change({ countryCode: value === any ? null : value, page: null }, true)}
          options={[
            { value: any, label: 'Any country' },
            ...(found.data?.countries ?? []).map((one) => ({
              value: one.country,
              label: `${one.countryName} (${one.count})`,
            })),
          ]}
        />
        <Select
          aria-label="Sector"
          className="w-auto min-w-36 flex-1 sm:w-44 sm:flex-none"
          value={sector || any}
          onChange={(value) => change({ sector: value === any ? null : value, page: null }, true)}
          options={[
            { value: any, label: 'Any sector' },
            ...(found.data?.sectors ?? []).map((one) => ({
              value: one.sector,
              label: `${one.sector} (${one.count})`,
            })),
          ]}
        />
      </div>
      <section aria-label="Results">
        <Load
          query={found}
          skeleton={<SkeletonCard height={520} />}
          isEmpty={(data) => data.total === 0}
          empty={
            <EmptyState
              title={
                keyword || country || sector
                  ? 'No matching factories'
                  : 'Factories outside the marketplace will appear here'
              }
              text="Try other words or fewer filters, or browse the vetted suppliers."
              ask="Find me suppliers in the marketplace instead"
              action={
                <Button
                  onClick={() =>
                    change({ searchKey: null, countryCode: null, sector: null, page: null }, true)
                  }
                >
                  Clear all
                </Button>
              }
            />
          }
        >
          {(data) => (
            <>
              <p role="status" className="figures pb-3 text-sm text-ink-soft">
                {count(data.total, 'factory', 'factories')}
                {data.readAs && <> for “{data.readAs}”</>}
              </p>
              <div className={found.isPlaceholderData ? 'opacity-60' : ''}>
                <NetworkRows
                  records={data.rows}
                  maySave={maySave}
                  from={data.page * data.size}
                  actionsOf={(record) => <ContactButton factories={[record]} size="small" />}
                />
              </div>
              {data.total > data.size && (
                <Pagination
                  page={data.page}
                  size={data.size}
                  total={data.total}
                  noun="factories"
                  onPage={(page) => change({ page: page || null }, true)}
                />
              )}
            </>
          )}
        </Load>
      </section>
    </Page>
  );
}

function SearchWords({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <form
      role="search"
      className="min-w-48 flex-1 basis-full lg:basis-48"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Input
        type="search"
        aria-label="Search the expanded network"
        placeholder="Search factories outside the marketplace"
        className="h-10"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
