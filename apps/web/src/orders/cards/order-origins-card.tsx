import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { Figure, Money } from '#ui/text.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** How many orders came from where, and what they are worth. */
export function OrderOriginsCard({ output }: CardProps<OutputOfCard<'order_origins'>>) {
  const shown = output.origins.filter((one) => one.orders > 0);
  const most = Math.max(1, ...shown.map((one) => one.orders));
  return (
    <Card
      label="Orders by origin"
      title="Orders by origin"
      aside={<span className="figures text-sm text-ink-soft">{count(output.total, 'order')}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No orders yet. Each channel is counted here as its orders come in.
        </p>
      ) : (
        <ul className="flex flex-col gap-3 text-sm">
          {shown.map((one) => (
            <li key={one.origin}>
              <div className="flex items-baseline gap-3">
                <Link
                  to={`/orders?origin=${one.origin}`}
                  className="min-w-0 flex-1 truncate rounded-sm underline decoration-transparent underline-offset-4 hover:decoration-ink"
                >
                  {one.label}
                </Link>
                <Figure value={one.orders} className="w-16 text-right text-ink-soft" />
                <Money amountMinor={one.worthMinor} currency={output.currency} className="w-28 text-right" />
              </div>
              <div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-ink/6">
                <div
                  className="h-full rounded-full bg-chart-2"
                  style={{ width: `${Math.max(1, (one.orders / most) * 100)}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
