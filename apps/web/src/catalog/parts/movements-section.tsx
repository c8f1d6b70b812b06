import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { useOperation } from '#api/use-operation.ts';
import { useListAddress } from '#kit/list-address.ts';
import { Section } from '#orders/parts/section.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { MovementList } from './movement-list.tsx';

const size = 10;

/** Why the stock of a product changed, in pages. */
export function MovementsSection({ productId, named }: { productId: string; named: boolean }) {
  const { page, turnTo } = useListAddress();
  const movements = useOperation(listStockMovements, { sku: productId, page, size }, { keepPrevious: true });
  return (
    <Section title="Stock movements">
      <Load
        query={movements}
        skeleton={<SkeletonText lines={5} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-sm text-ink-soft">No stock has moved yet.</p>}
      >
        {({ rows, total }) => (
          <>
            <MovementList rows={rows} named={named} stale={movements.isPlaceholderData} />
            {(total > size || page > 0) && (
              <Pagination page={page} size={size} total={total} noun="movements" onPage={turnTo} />
            )}
          </>
        )}
      </Load>
    </Section>
  );
}
