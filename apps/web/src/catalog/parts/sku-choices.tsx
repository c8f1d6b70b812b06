import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '@brandwright/contract';
import type { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Button } from '#ui/button.tsx';
import { formatNumber } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

type Skus = OutputOf<typeof listSkus>;

/** A search with the SKUs that it finds, one of which is chosen. */
export function SkuChoices({
  searchLabel,
  search,
  onSearch,
  found,
  mayChoose,
  choice,
  onChoose,
  none,
}: {
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  found: UseQueryResult<Skus>;
  mayChoose: (sku: Skus['rows'][number]) => boolean;
  /** The word of the button beside a SKU: "Choose", said with the SKU’s code to a screen reader. */
  choice: { text: string; verb: string };
  onChoose: (id: string) => void;
  /** What is said when nothing matches. */
  none: string;
}) {
  return (
    <>
      <SearchField
        label={searchLabel}
        value={search}
        onSearch={onSearch}
        className="sm:w-full"
        maxLength={100}
      />
      <Load
        query={found}
        skeleton={
          <div role="status" aria-label="Loading SKUs" className="py-3">
            <SkeletonText lines={3} />
          </div>
        }
        isEmpty={({ rows }) => !rows.some(mayChoose)}
        empty={<p className="py-3 text-sm text-ink-soft">{none}</p>}
      >
        {({ rows }) => (
          <ul className="flex flex-col divide-y divide-line pt-2">
            {rows.filter(mayChoose).map(({ id, code, onHand, ...sku }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2 text-sm">
                <span className="min-w-0">
                  <span className="block truncate">{skuName(sku)}</span>
                  <span className="figures block text-xs text-ink-soft">
                    {code} · {formatNumber(onHand)} on hand
                  </span>
                </span>
                <Button size="small" aria-label={`${choice.verb} ${code}`} onClick={() => onChoose(id)}>
                  {choice.text}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Load>
    </>
  );
}
