import { useState } from 'react';
import { stockPlaceKindLabels } from '@brandwright/contract/catalog/enums.ts';
import { getStockPlace } from '@brandwright/contract/catalog/get-stock-place.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { Details } from '#ui/details.tsx';
import { formatNumber } from '#ui/format.ts';
import { PagesOf } from '#ui/pagination.tsx';
import { StockPlaceSkus } from './stock-place-skus.tsx';

const size = 25;

/** One place with the SKUs that it holds, beside the list. */
export function StockPlaceSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const [page, setPage] = useState(0);
  const found = useOperation(
    getStockPlace,
    { id: id ?? '', page, size },
    { enabled: id !== null, keepPrevious: true },
  );
  return (
    <RecordSheet id={id} onClose={onClose} record={found} waiting="Place" title={({ place }) => place.name}>
      {(answer) => (
        <div className="flex flex-col gap-4">
          <Details
            items={[
              { label: 'Units', value: formatNumber(answer.place.onHand), strong: true },
              { label: 'SKUs', value: formatNumber(answer.place.skuCount) },
              { label: 'Run by', value: stockPlaceKindLabels[answer.place.kind] },
              { label: 'Address', value: answer.place.address },
              {
                label: 'Default',
                value: answer.place.isDefault ? 'Stock goes here when no place is chosen' : null,
              },
            ]}
          />
          {answer.total === 0 ? (
            <p className="text-sm text-ink-soft">
              Empty. Move stock here from a product, or choose this place when goods come in.
            </p>
          ) : (
            <StockPlaceSkus rows={answer.rows} />
          )}
          <PagesOf answer={answer} noun="SKUs" onPage={setPage} />
        </div>
      )}
    </RecordSheet>
  );
}
