import { Rows2, Rows3, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OrderSort } from '@brandwright/contract/orders/list-orders.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { Select } from '#ui/select.tsx';
import type { Density } from '#ui/table.tsx';
import { filterChips, noFilters, readFilters, readSort } from '../order-filters.ts';
import { sortOptions } from '../sort.ts';
import { OrderFilterForm } from './order-filter-form.tsx';

export interface OrdersToolbarProps {
  query: URLSearchParams;
  change: (change: QueryChange) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

/** Search, filters, sort and density, with what is in force as chips under them. */
export function OrdersToolbar({ query, change, density, onDensity }: OrdersToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const chips = filterChips(query);
  const filters = chips.filter((chip) => chip.name !== 'searchKey').length;
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          value={query.get('searchKey') ?? ''}
          onSearch={(searchKey) => change({ searchKey, page: null })}
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
              change({ ...values, page: null });
              setOpen(false);
            }}
          />
        </Popover>
        <Select<OrderSort>
          aria-label="Sort"
          value={readSort(query)}
          onChange={(sort) => change({ sort: sort === '-placedAt' ? null : sort, page: null })}
          options={sortOptions}
          className="w-auto min-w-38 flex-1 sm:flex-none"
        />
        <IconButton
          label={density === 'compact' ? 'Comfortable rows' : 'Compact rows'}
          look="outline"
          size="icon"
          className="hidden sm:inline-flex"
          onClick={() => onDensity(density === 'compact' ? 'comfortable' : 'compact')}
        >
          {density === 'compact' ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
        </IconButton>
      </div>
      {chips.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          {chips.map((chip) => (
            <Chip
              key={chip.name}
              onRemove={() => change({ [chip.name]: null, page: null })}
              removeLabel={`Remove ${chip.text}`}
            >
              {chip.text}
            </Chip>
          ))}
          <Button look="quiet" size="small" onClick={() => change(noFilters)}>
            Clear all
          </Button>
        </div>
      )}
    </div>
  );
}

/** Milliseconds of quiet after which the words go to the server. */
const settleMs = 300;

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === sent.current.trim()) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onSearch(text.trim());
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <div className="relative w-full sm:w-72">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-soft" />
      <Input
        type="search"
        aria-label="Search orders"
        placeholder="Number, name, email, SKU or item"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}
