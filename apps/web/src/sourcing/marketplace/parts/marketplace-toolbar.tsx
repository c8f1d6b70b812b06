import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  itemSortWords,
  itemSorts,
  supplierSortWords,
  supplierSorts,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { Facets } from '@brandwright/contract/sourcing/marketplace/facets.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { filterChips, parameterOf, withoutFilters } from '../marketplace-query.ts';
import type { MarketplaceView } from '../marketplace-query.ts';
import { startingPoint } from '../shelves.ts';
import { FilterForm } from './filter-form.tsx';
import { SearchBox } from './search-box.tsx';
import { ViewToggle } from './view-toggle.tsx';

export interface ToolbarProps {
  view: MarketplaceView;
  filters: SupplierFilters & ItemFilters;
  facets: Facets | undefined;
  sort: string;
  change: (change: QueryChange, push?: boolean) => void;
}

/** View, words, order, and what is filtered by; on narrow screens the filters open as a sheet. */
export function MarketplaceToolbar({ view, filters, facets, sort, change }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const chips = filterChips(filters);
  const sorts =
    view === 'suppliers'
      ? supplierSorts.map((value) => ({ value: value as string, label: supplierSortWords[value][0] }))
      : itemSorts.map((value) => ({ value: value as string, label: itemSortWords[value][0] }));
  return (
    <div className="flex flex-col gap-3 pb-5">
      <div className="flex flex-wrap items-center gap-2">
        <ViewToggle view={view} change={change} />
        <div className="min-w-48 flex-1 max-sm:basis-full">
          <SearchBox
            value={filters.keyword ?? ''}
            placeholder={view === 'suppliers' ? 'Search suppliers' : 'Search catalog products'}
            onSearch={(words) => change({ searchKey: words, page: null }, true)}
            onCategory={(categoryId) => change({ ...startingPoint(filters), categoryIds: categoryId }, true)}
          />
        </div>
        <Button data-tour="filters" onClick={() => setOpen(true)} className="max-sm:flex-1 lg:hidden">
          <SlidersHorizontal aria-hidden />
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
        <Select
          aria-label="Sort by"
          value={sort}
          onChange={(value) => change({ sort: value === '-rank' ? null : value, page: null })}
          options={sorts}
          className="w-44 max-sm:flex-1"
        />
      </div>
      {chips.length > 0 && (
        <div className="scroll-quiet flex items-center gap-1.5 max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap">
          {chips.map((chip) => (
            <Chip
              key={chip.field}
              onRemove={() => change({ [parameterOf(chip.field)]: null, page: null })}
              removeLabel={`Remove ${chip.text}`}
            >
              {chip.text}
            </Chip>
          ))}
          <Button
            look="link"
            size="small"
            className="ml-1 text-xs text-ink-soft"
            onClick={() => change(withoutFilters(filters))}
          >
            Clear all
          </Button>
        </div>
      )}
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
        <FilterForm view={view} filters={filters} facets={facets} change={change} />
      </Sheet>
    </div>
  );
}
