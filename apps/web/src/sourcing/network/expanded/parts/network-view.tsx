import { isCountryCode } from '@brandwright/contract/kernel/fields.ts';
import { searchExpandedNetwork } from '@brandwright/contract/sourcing/network/expanded/search-expanded-network.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import type { ListAddress } from '#kit/list-address.ts';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ContactButton } from '../../../outreach/contact-button.tsx';
import { pageSize } from '../../../marketplace/marketplace-query.ts';
import { ViewToggle } from '../../../marketplace/parts/view-toggle.tsx';
import { useMaySave } from '../../../marketplace/use-may-save.ts';
import { NetworkRows } from './network-rows.tsx';

/** Factories outside the marketplace, by words, country and sector. */
export function NetworkView({ address }: { address: ListAddress }) {
  const { query, change, narrow, page, turnTo } = address;
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
      page,
      size: pageSize,
    },
    { keepPrevious: true },
  );
  const clear = () => narrow({ searchKey: null, countryCode: null, sector: null }, true);
  return (
    <Page>
      <PageHeader
        title="Marketplace"
        note="Factories known from public lists. We haven’t vetted them, and their details may be out of date."
      />
      <ListView
        list={found}
        noun="factories"
        turnTo={turnTo}
        saved={{ list: 'expanded-network', apart: ['view'] }}
        toolbar={
          <>
            <div className="basis-full">
              <ViewToggle view="expanded-network" change={change} />
            </div>
            <SearchField
              label="Search the expanded network"
              placeholder="Search factories outside the marketplace"
              maxLength={200}
              className="min-w-48 flex-1 basis-full sm:w-auto lg:basis-48"
              value={keyword}
              onSearch={(searchKey) => narrow({ searchKey })}
            />
            <FilterSelect
              label="Country"
              anyLabel="Any country"
              className="sm:w-44"
              value={country || undefined}
              onChange={(countryCode) => narrow({ countryCode }, true)}
              options={(found.data?.countries ?? []).map((one) => ({
                value: one.country,
                label: `${one.countryName} (${one.count})`,
              }))}
            />
            <FilterSelect
              label="Sector"
              anyLabel="Any sector"
              className="sm:w-44"
              value={sector || undefined}
              onChange={(next) => narrow({ sector: next }, true)}
              options={(found.data?.sectors ?? []).map((one) => ({
                value: one.sector,
                label: `${one.sector} (${one.count})`,
              }))}
            />
          </>
        }
        onClear={clear}
        isNarrowed={Boolean(keyword || country || sector)}
        noMatch={<NoFactories title="No matching factories" onClear={clear} />}
        empty={<NoFactories title="Factories outside the marketplace will appear here" onClear={clear} />}
        skeleton={<SkeletonCard height={520} />}
      >
        {(data, isStale) => (
          <>
            <p role="status" className="figures pb-3 text-sm text-ink-soft">
              {count(data.total, 'factory', 'factories')}
              {data.readAs && <> for “{data.readAs}”</>}
            </p>
            <div className={isStale ? 'opacity-60' : ''}>
              <NetworkRows
                records={data.rows}
                maySave={maySave}
                from={data.page * data.size}
                actionsOf={(record) => <ContactButton factories={[record]} size="small" />}
              />
            </div>
          </>
        )}
      </ListView>
    </Page>
  );
}

function NoFactories({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      title={title}
      text="Try other words or fewer filters, or browse the vetted suppliers."
      ask="Find me suppliers in the marketplace instead"
      action={<Button onClick={onClear}>Clear everything</Button>}
    />
  );
}
