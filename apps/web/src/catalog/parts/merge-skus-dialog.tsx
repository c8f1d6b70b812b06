import { useState } from 'react';
import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { mergeSkus } from '@brandwright/contract/catalog/merge-skus.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkuChoices } from './sku-choices.tsx';

/** Chooses the SKU that is kept, shows what merging would do, and does exactly that. */
export function MergeSkusDialog({ sku, onClose }: { sku: SkuStock; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const found = useOperation(listSkus, { size: 8, ...(search ? { search } : {}) }, { keepPrevious: true });
  if (into !== null)
    return (
      <OperationDialog
        declaration={mergeSkus}
        input={{ id: sku.id, into }}
        title={`Merge ${sku.code}`}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Merge ${skuName(sku)} into which SKU?`}
      description={`Its stock, history and order lines go to the one you choose. ${sku.code} can’t be taken apart again.`}
      footer={
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <SkuChoices
        searchLabel="Search SKUs"
        search={search}
        onSearch={setSearch}
        found={found}
        mayChoose={({ id, isBundle }) => id !== sku.id && !isBundle}
        choice={{ text: 'Keep this one', verb: 'Keep' }}
        onChoose={setInto}
        none="No other SKU matches."
      />
    </Dialog>
  );
}
