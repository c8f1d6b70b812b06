import type { ItemFilters, Loosening, SupplierFilters } from '@brandwright/contract/sourcing/filters.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { parameterOf, withoutFilters } from '../marketplace-query.ts';

export interface MarketplaceEmptyProps {
  what: string;
  filters: SupplierFilters & ItemFilters;
  loosen: readonly Loosening[];
  /** That nobody makes what was asked for, and what is nearest. */
  nothingFits: string | null;
  change: (change: QueryChange) => void;
}

/** Nothing matches: says which filter stands in the way and takes it out with one press. */
export function MarketplaceEmpty({ what, filters, loosen, nothingFits, change }: MarketplaceEmptyProps) {
  return (
    <EmptyState
      title={`No ${what} match all of that`}
      text={
        nothingFits ??
        (loosen.length > 0 ? 'Leave one of these out:' : 'Try other words, or ask for what you want to make.')
      }
      action={
        <>
          {loosen.map((way) => (
            <Button key={way.field} onClick={() => change({ [parameterOf(way.field)]: null, page: null })}>
              {way.words}
              <span className="figures text-ink-soft">{way.total} without</span>
            </Button>
          ))}
          <Button look="quiet" onClick={() => change({ ...withoutFilters(filters), searchKey: null })}>
            Clear everything
          </Button>
        </>
      }
    />
  );
}
