import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  itemSortWords,
  itemSorts,
  supplierSortWords,
  supplierSorts,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { MarketplaceView } from '../marketplace-query.ts';
import { startingPoint } from '../shelves.ts';
import { SearchBox } from './search-box.tsx';
import { ViewToggle } from './view-toggle.tsx';

export interface ToolbarProps {
  view: MarketplaceView;
  filters: SupplierFilters & ItemFilters;
  /** How many filters are in force. */
  chosen: number;
  sort: string;
  /** Every filter: in the sheet of a narrow screen. */
  form: ReactNode;
  change: (change: QueryChange, push?: boolean) => void;
}

/** View, words and order; on narrow screens the filters open as a sheet. */
export function MarketplaceToolbar({ view, filters, chosen, sort, form, change }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const sorts =
    view === 'suppliers'
      ? supplierSorts.map((value) => ({ value: value as string, label: supplierSortWords[value][0] }))
      : itemSorts.map((value) => ({ value: value as string, label: itemSortWords[value][0] }));
  return (
    <>
      <ViewToggle view={view} change={change} />
      <div className="min-w-48 flex-1 max-sm:basis-full">
        <SearchBox
          value={filters.keyword ?? ''}
          placeholder={view === 'suppliers' ? 'Search suppliers' : 'Search products'}
          onSearch={(words) => change({ searchKey: words, page: null }, true)}
          onCategory={(categoryId) => change({ ...startingPoint(filters), categoryIds: categoryId }, true)}
        />
      </div>
      <Button data-tour="filters" onClick={() => setOpen(true)} className="max-sm:flex-1 lg:hidden">
        <SlidersHorizontal aria-hidden />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <Select
        aria-label="Sort by"
        value={sort}
        onChange={(value) => change({ sort: value === '-rank' ? null : value, page: null })}
        options={sorts}
        className="w-44 max-sm:flex-1"
      />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <Button look="solid" onClick={() => setOpen(false)}>
            Show results
          </Button>
        }
      >
        {form}
      </Sheet>
    </>
  );
}
