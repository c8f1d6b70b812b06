import type { ReactNode } from 'react';
import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { listSubcategories } from '@brandwright/contract/sourcing/marketplace/list-subcategories.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { useOperation } from '#api/use-operation.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import type { MarketplaceView } from '../marketplace-query.ts';
import { groupsIn, startingPoint, verticalsOf, type Shelf } from '../shelves.ts';

export interface ShelfBarProps {
  view: MarketplaceView;
  filters: SupplierFilters & ItemFilters;
  shelf: Shelf;
  categories: readonly Category[];
  change: (change: QueryChange, push?: boolean) => void;
}

/** Where to begin: a vertical starts afresh, a group and a subgroup narrow it. */
export function ShelfBar({ view, filters, shelf, categories, change }: ShelfBarProps) {
  const { vertical, group } = shelf;
  return (
    <div className="flex flex-col gap-2">
      <Row label="Start with" shown="Start with">
        {verticalsOf(categories).map((one) => (
          <Chip
            key={one}
            pressed={one === vertical}
            onClick={() =>
              change({ ...startingPoint(filters), vertical: one === vertical ? null : one }, true)
            }
          >
            {one}
          </Chip>
        ))}
      </Row>
      {vertical !== null && (
        <Row label={`In ${vertical}`} shown="Group">
          {groupsIn(vertical, categories).map((one) => (
            <Chip
              key={one}
              pressed={one === group}
              onClick={() => change({ group: one === group ? null : one, subgroup: null, page: null }, true)}
            >
              {one}
            </Chip>
          ))}
        </Row>
      )}
      {vertical !== null && group !== null && view === 'products' && (
        <Subgroups vertical={vertical} group={group} chosen={filters.subgroup} change={change} />
      )}
    </div>
  );
}

function Subgroups({
  vertical,
  group,
  chosen,
  change,
}: {
  vertical: string;
  group: string;
  chosen: string | undefined;
  change: ShelfBarProps['change'];
}) {
  const shelves = useOperation(listSubcategories, { vertical, group });
  const names = [...new Set(shelves.data?.rows.map((row) => row.subgroup))];
  if (names.length === 0) return null;
  return (
    <Row label={`In ${group}`} shown="Shelf">
      {names.map((one) => (
        <Chip
          key={one}
          pressed={one === chosen}
          onClick={() => change({ subgroup: one === chosen ? null : one, page: null }, true)}
        >
          {one}
        </Chip>
      ))}
    </Row>
  );
}

function Row({ label, shown, children }: { label: string; shown: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      // On a phone one line that scrolls sideways to the edge of the screen: the results begin on the first screen.
      className="scroll-quiet -mx-4 flex items-center gap-1.5 px-4 max-sm:overflow-x-auto max-sm:*:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <span aria-hidden className="shrink-0 text-xs text-ink-soft max-sm:pr-1 sm:w-20">
        {shown}
      </span>
      {children}
    </div>
  );
}
