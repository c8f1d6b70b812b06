import { Link } from 'react-router';
import type { NearestItem } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { itemAddress } from '../../addresses.ts';
import { amountText } from '../figures.ts';

export interface NearestItemsProps {
  items: readonly NearestItem[];
  className?: string;
}

/** What comes closest where nobody makes what was asked for, each with the words that it does not fit. */
export function NearestItems({ items, className }: NearestItemsProps) {
  return (
    <ul className={cn('flex flex-col divide-y divide-line border-t border-line text-left', className)}>
      {items.map((item) => (
        <li
          key={item.itemId}
          className="relative flex items-baseline justify-between gap-4 px-4 py-3 hover:bg-ink/3"
        >
          <div className="min-w-0">
            <h4 className="truncate text-sm font-semibold">
              <Link
                to={itemAddress(item.itemId)}
                className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {item.title}
              </Link>
            </h4>
            <p className="truncate text-sm text-ink-soft">
              {item.supplierName}, {item.countryName}
            </p>
            {item.lacking.length > 0 && (
              <p className="text-xs text-ink-soft">
                Doesn’t match {item.lacking.map((word) => `“${word}”`).join(', ')}
              </p>
            )}
          </div>
          <span className="figures shrink-0 text-sm">{amountText(item.unitPriceMinor, item.currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** In the place of a card of results, where no supplier makes what was asked for. */
export function NearestItemsCard({ label, items }: { label: string; items: readonly NearestItem[] }) {
  return (
    <Card label={label} title="No supplier makes this" note="Closest matches:" flush>
      <NearestItems items={items} />
    </Card>
  );
}
