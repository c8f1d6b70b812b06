import type { ReactNode } from 'react';
import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { Money } from '#ui/text.tsx';

export type CartItem = Cart['items'][number];

/** "2 × $13.50", or how many where the unit price is not the whole of it. */
export const quantityText = ({ quantity, unitPriceMinor, currency }: CartItem) =>
  `${formatNumber(quantity)} × ${formatMoney(unitPriceMinor, currency)}`;

/** What is in a cart, one under the other: picture, what, how many, price. */
export function CartLines({
  items,
  label = 'Cart',
  control,
}: {
  items: readonly CartItem[];
  label?: string;
  /** Under each item: quantity and remove. Without it, the quantity is only said. */
  control?: (item: CartItem) => ReactNode;
}) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {items.map((item) => (
        <li
          key={item.purchaseItemId}
          className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <Picture src={item.pictureUrl} alt="" sizes="56px" className="size-14 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <p className="min-w-0 font-medium wrap-anywhere">{item.title}</p>
              <Money amountMinor={item.totalMinor} currency={item.currency} />
            </div>
            <p className="text-xs text-ink-soft">{item.supplierName}</p>
            {control ? control(item) : <p className="figures text-xs text-ink-soft">{quantityText(item)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
