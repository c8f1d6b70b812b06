import type {
  ItemFilters,
  Loosening,
  SupplierFilters,
} from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { NearestItem } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { parameterOf, withoutFilters } from '../marketplace-query.ts';
import { NearestItems } from './nearest-items.tsx';

export interface MarketplaceEmptyProps {
  what: string;
  filters: SupplierFilters & ItemFilters;
  loosen: readonly Loosening[];
  /** That nobody makes what was asked for, and what is nearest. */
  nothingFits: string | null;
  nearest: readonly NearestItem[];
  change: (change: QueryChange) => void;
}

/** Nothing matches: says which filter stands in the way and takes it out with one press. */
export function MarketplaceEmpty({
  what,
  filters,
  loosen,
  nothingFits,
  nearest,
  change,
}: MarketplaceEmptyProps) {
  return (
    <EmptyState
      title={nothingFits === null ? `No ${what} match all of that` : 'No supplier makes this'}
      text={
        nearest.length > 0
          ? 'Closest matches:'
          : (nothingFits ??
            (loosen.length > 0
              ? 'Try without one of these:'
              : 'Try other words, or ask for what you want to make.'))
      }
      action={
        <>
          {nearest.length > 0 && (
            <NearestItems items={nearest} className="w-full overflow-hidden rounded-xl border bg-raised" />
          )}
          {loosen.map((way) => (
            <Button key={way.field} onClick={() => change({ [parameterOf(way.field)]: null, page: null })}>
              {way.words}
              <span className="figures text-ink-soft">{way.total} without</span>
            </Button>
          ))}
          <Button look="quiet" onClick={() => change({ ...withoutFilters(filters), searchKey: null })}>
            Clear all
          </Button>
        </>
      }
    />
  );
}
