import { useState } from 'react';
import { estimateDesignCost } from '@brandwright/contract/design/studio/estimate-design-cost.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EstimateTables } from './estimate-tables.tsx';
import { NumberField } from './number-field.tsx';

/** What the design would cost, reckoned anew with every save. */
export function EstimatePanel({ designId }: { designId: string }) {
  const [quantity, setQuantity] = useState<number | null>(null);
  const estimate = useOperation(
    estimateDesignCost,
    { designId, ...(quantity === null ? {} : { quantity }) },
    { keepPrevious: true },
  );
  return (
    <Load query={estimate} skeleton={<SkeletonText lines={7} />}>
      {(data) => (
        <div className="flex flex-col gap-4">
          <NumberField label="Units" value={data.quantity} min={1} max={1_000_000} onChange={setQuantity} />
          <EstimateTables estimate={data} isShort={false} />
        </div>
      )}
    </Load>
  );
}
