import { listCustomers, type CustomerSort } from '@brandwright/contract/orders/list-customers.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { DensityButton } from '#kit/density.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { EmptyState } from '#ui/states.tsx';
import {
  customerChips,
  customersInput,
  filterLabels,
  readCustomerFilter,
  readCustomerSort,
  sortOptions,
} from '../customer-filters.ts';
import { useCustomersDensity } from '../density-store.ts';
import { CustomersTable } from '../parts/customers-table.tsx';

const none = { search: null, filter: null };
const filters = [
  { value: 'REPEAT' as const, label: filterLabels.REPEAT },
  { value: 'OPEN_ORDERS' as const, label: filterLabels.OPEN_ORDERS },
];

/** Everyone who bought from the store: found, sorted by what they spent, ordered or when. */
export default function CustomersScreen() {
  const { query, narrow, turnTo } = useListAddress();
  const input = customersInput(query);
  const customers = useOperation(listCustomers, input, { keepPrevious: true });
  const { density } = useCustomersDensity();
  useScreenInView('Customers');
  const chips = customerChips(query);
  const filter = readCustomerFilter(query);
  const sort = readCustomerSort(query);
  const sortBy = (next: CustomerSort) => narrow({ sort: next === '-spent' ? null : next });
  return (
    <Page>
      <PageHeader title="Customers" />
      <ListView
        list={customers}
        noun="customers"
        exported={{ list: 'CUSTOMERS', filters: input }}
        saved={{ list: 'customers' }}
        turnTo={turnTo}
        pages="always"
        toolbar={
          <>
            <SearchField
              label="Search customers"
              placeholder="Name, email, city or order number"
              maxLength={100}
              className="sm:w-80"
              value={query.get('search') ?? ''}
              onSearch={(search) => narrow({ search })}
            />
            <FilterSelect
              label="Which customers"
              anyLabel={filterLabels.ALL}
              className="sm:w-52"
              value={filter === 'ALL' ? undefined : filter}
              onChange={(next) => narrow({ filter: next })}
              options={filters}
            />
            <Select<CustomerSort>
              aria-label="Sort"
              value={sort}
              onChange={sortBy}
              options={sortOptions}
              className="w-auto min-w-38 flex-1 sm:flex-none"
            />
            <DensityButton
              density={density}
              onChange={(next) => useCustomersDensity.setState({ density: next })}
            />
          </>
        }
        chips={{ filters: chips, onRemove: (name) => narrow({ [name]: null }) }}
        onClear={() => narrow(none)}
        isNarrowed={chips.length > 0}
        noMatch={{
          title: 'No matching customers',
          text: 'Remove a filter, or try fewer words.',
          clearLabel: 'Clear all filters',
        }}
        empty={
          <EmptyState
            title="Your customers will appear here"
            text="Everyone who orders gets a page of their own, with orders, notes and emails."
            ask="Show me how to import my orders from Shopify"
          />
        }
        skeleton={<RowsSkeleton label="customers" />}
      >
        {(data, isStale) => (
          <CustomersTable
            customers={data.customers}
            currency={data.currency}
            density={density}
            sort={sort}
            onSort={sortBy}
            stale={isStale}
          />
        )}
      </ListView>
    </Page>
  );
}
