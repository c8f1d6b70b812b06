import { Search } from 'lucide-react';
import { useState } from 'react';
import { findProductsForDesign } from '@brandwright/contract/design/studio/find-products-for-design.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ItemTile } from '../../../sourcing/marketplace/parts/item-tile.tsx';

/** Catalog items that fit the design, by its picture and its words. */
export function MatchesDialog({ designId }: { designId: string }) {
  const [isOpen, setOpen] = useState(false);
  const matches = useOperation(findProductsForDesign, { designId, quantity: 12 }, { enabled: isOpen });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Search aria-hidden />
        Matching products
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Products that fit this design"
        className="sm:max-w-3xl"
      >
        <Load
          query={matches}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <EmptyState
              title="No matching products yet"
              text="Make a sourcing brief to find factories that can make it."
            />
          }
        >
          {({ rows }) => (
            <ol className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              {rows.map((item) => (
                <li key={item.itemId}>
                  <ItemTile item={item} />
                </li>
              ))}
            </ol>
          )}
        </Load>
      </Dialog>
    </>
  );
}
