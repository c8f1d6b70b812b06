import type { ProductRow } from '@brandwright/contract/catalog/entities.ts';
import { SelectionBar } from '#kit/selection-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useBulkEnabled } from '../use-bulk-enabled.ts';

/** What can be done with the chosen products. */
export function ProductSelectionBar({
  products,
  onClear,
}: {
  products: readonly ProductRow[];
  onClear: () => void;
}) {
  const bulk = useBulkEnabled();
  const toEnable = products.filter(({ enabled }) => !enabled);
  const toDisable = products.filter(({ enabled }) => enabled);
  return (
    <SelectionBar chosen={products.length} noun="product" onClear={onClear}>
      {toDisable.length > 0 && (
        <Button
          size="small"
          busy={bulk.isRunning}
          onClick={() => void bulk.run(toDisable, false).then(onClear)}
        >
          Disable {toDisable.length}
        </Button>
      )}
      {toEnable.length > 0 && (
        <Button
          size="small"
          busy={bulk.isRunning}
          onClick={() => void bulk.run(toEnable, true).then(onClear)}
        >
          Enable {toEnable.length}
        </Button>
      )}
    </SelectionBar>
  );
}
