import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';

/** What a cart comes to, with a promotion code taken off. */
export function CartSums({ cart }: { cart: Cart }) {
  const { subtotalMinor, discountMinor, totalMinor, promotionCode, currency } = cart;
  const lines = [
    ...(discountMinor > 0
      ? [
          { label: 'Subtotal', value: formatMoney(subtotalMinor, currency) },
          { label: promotionCode ?? 'Discount', value: `−${formatMoney(discountMinor, currency)}` },
        ]
      : []),
    { label: 'Total', value: formatMoney(totalMinor, currency), strong: true },
  ];
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {lines.map(({ label, value, strong = false }) => (
        <div
          key={label}
          className={cn('flex justify-between gap-4', strong && 'border-t border-line pt-2 font-semibold')}
        >
          <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
