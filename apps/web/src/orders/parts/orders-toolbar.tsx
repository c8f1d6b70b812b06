import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { OrderSort } from '@brandwright/contract/orders/list-orders.ts';
import { DensityButton } from '#kit/density.tsx';
import type { ListAddress } from '#kit/list-address.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Select } from '#ui/select.tsx';
import { useOrdersDensity } from '../density-store.ts';
import { filterChips, readFilters, readSort } from '../order-filters.ts';
import { sortOptions } from '../sort.ts';
import { OrderFilterForm } from './order-filter-form.tsx';

/** Search, filters, sort and density of the orders list. */
export function OrdersToolbar({ query, narrow }: Pick<ListAddress, 'query' | 'narrow'>) {
  const [isOpen, setOpen] = useState(false);
  const { density } = useOrdersDensity();
  const filters = filterChips(query).filter((chip) => chip.name !== 'searchKey').length;
  return (
    <>
      <SearchField
        label="Search orders"
        placeholder="Number, name, email, SKU or item"
        maxLength={100}
        className="sm:w-80"
        value={query.get('searchKey') ?? ''}
        onSearch={(searchKey) => narrow({ searchKey })}
      />
      <Popover
        label="Filters"
        open={isOpen}
        onOpenChange={setOpen}
        className="w-80"
        trigger={
          <Button>
            <SlidersHorizontal aria-hidden />
            Filters
            {filters > 0 && <span className="figures text-ink-soft">{filters}</span>}
          </Button>
        }
      >
        <OrderFilterForm
          initial={readFilters(query)}
          onApply={(values) => {
            narrow({ ...values });
            setOpen(false);
          }}
        />
      </Popover>
      <Select<OrderSort>
        aria-label="Sort"
        value={readSort(query)}
        onChange={(sort) => narrow({ sort: sort === '-placedAt' ? null : sort })}
        options={sortOptions}
        className="w-auto min-w-38 flex-1 sm:flex-none"
      />
      <DensityButton density={density} onChange={(next) => useOrdersDensity.setState({ density: next })} />
    </>
  );
}
