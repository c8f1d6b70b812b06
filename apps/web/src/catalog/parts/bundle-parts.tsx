import type { SkuBundle } from '@brandwright/contract/catalog/bundles.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { formatNumber } from '#ui/format.ts';

/** What a bundle is made of, and how many of each are left. */
export function BundleParts({ parts }: Pick<SkuBundle, 'parts'>) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {parts.map((part) => (
        <li key={part.skuId} className="figures flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            {part.quantity} × {skuName(part)}
          </span>
          <span className="shrink-0 text-ink-soft">{formatNumber(part.available)} left</span>
        </li>
      ))}
    </ul>
  );
}
