import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListName } from '@brandwright/contract/store/list-views/entities.ts';
import type {
  ItemFilters,
  Loosening,
  SupplierFilters,
} from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { NearestItem } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import type { ListAddress } from '#kit/list-address.ts';
import { ListView, type Listed, type ListViewProps } from '#kit/list-view.tsx';
import { count } from '#ui/format.ts';
import { Grid, GridSkeleton } from './grid.tsx';
import { MarketplaceEmpty } from './marketplace-empty.tsx';

/** What a search of the marketplace answers. */
interface Found<Row> extends Listed {
  rows: readonly Row[];
  readAs: string | null;
  loosen: readonly Loosening[];
  nothingFits: string | null;
  nearest: readonly NearestItem[];
}

/** What stands around the results, whatever is searched for. */
export type ResultsHead = Pick<
  ListViewProps<Found<unknown>, string, string>,
  'toolbar' | 'beside' | 'chips' | 'aside' | 'onClear'
>;

/** What the marketplace found, as tiles, with how to find more where nothing fits. */
export function ResultsList<Row>({
  found,
  noun,
  list,
  filters,
  shape,
  address: { change, turnTo },
  head,
  children,
}: {
  found: UseQueryResult<Found<Row>>;
  noun: 'supplier' | 'product';
  /** Under which name its views are kept. */
  list: ListName;
  filters: SupplierFilters & ItemFilters;
  shape: '1:1' | '4:5';
  address: Pick<ListAddress, 'change' | 'turnTo'>;
  head: ResultsHead;
  /** The tile of a row, with its key. */
  children: (row: Row) => ReactNode;
}) {
  return (
    <ListView
      list={found}
      noun={`${noun}s`}
      saved={{ list, apart: ['view'] }}
      turnTo={turnTo}
      {...head}
      isNarrowed
      noMatch={
        <MarketplaceEmpty
          what={`${noun}s`}
          filters={filters}
          loosen={found.data?.loosen ?? []}
          nothingFits={found.data?.nothingFits ?? null}
          nearest={found.data?.nearest ?? []}
          change={change}
        />
      }
      empty={null}
      skeleton={<GridSkeleton shape={shape} />}
    >
      {({ rows, total, readAs }, isStale) => (
        <>
          <p role="status" className="figures pb-4 text-sm text-ink-soft">
            {count(total, noun)}
            {readAs && <> for “{readAs}”</>}
          </p>
          <Grid faint={isStale}>{rows.map(children)}</Grid>
        </>
      )}
    </ListView>
  );
}
