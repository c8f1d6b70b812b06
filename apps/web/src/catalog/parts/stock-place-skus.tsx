import { Link } from 'react-router';
import type { getStockPlace } from '@brandwright/contract/catalog/get-stock-place.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { formatNumber } from '#ui/format.ts';
import { productAddress } from '../addresses.ts';

/** The SKUs that a place holds, with their units there. */
export function StockPlaceSkus({ rows }: { rows: OutputOf<typeof getStockPlace>['rows'] }) {
  return (
    <ul aria-label="SKUs at this place" className="flex flex-col divide-y divide-line text-sm">
      {rows.map((row) => (
        <li key={row.skuId} className="flex items-baseline justify-between gap-3 py-2.5">
          <span className="min-w-0">
            <Link
              to={productAddress(row.productId)}
              className="font-medium wrap-anywhere hover:underline hover:underline-offset-4"
            >
              {skuName(row)}
            </Link>
            <span className="block text-xs text-ink-soft">{row.code}</span>
          </span>
          <span className="figures shrink-0">{formatNumber(row.onHand)}</span>
        </li>
      ))}
    </ul>
  );
}
