import { cn } from '#ui/cn.ts';
import { Money } from '#ui/text.tsx';
import { moneyLines } from '../order-view.ts';

type Sums = Parameters<typeof moneyLines>[0] & { currency: string };

/** The money of an order, line by line, in one column of figures. */
export function OrderMoney({ order }: { order: Sums }) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {moneyLines(order).map((line) => (
        <div
          key={line.label}
          className={cn(
            'flex justify-between gap-4',
            line.strong ? 'border-t border-line pt-2 font-semibold' : '',
          )}
        >
          <dt className={line.strong ? '' : 'text-ink-soft'}>{line.label}</dt>
          <dd>
            <Money amountMinor={line.amountMinor} currency={order.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
