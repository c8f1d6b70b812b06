import { Link } from 'react-router';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { screenAddress } from '#routes/patterns.ts';
import { Avatar } from '#ui/avatar.tsx';
import { count } from '#ui/format.ts';
import { Section } from './section.tsx';

/** Who ordered, and the way to everything else they ordered. */
export function CustomerSection({ order }: { order: OrderDetail }) {
  const others = `/orders?searchKey=${encodeURIComponent(order.email ?? order.customerName)}`;
  return (
    <Section title="Customer">
      <div className="flex items-start gap-3 text-sm">
        <Avatar name={order.customerName} />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">
            {order.customerId ? (
              <Link
                to={screenAddress('/customers/{customerId}', { customerId: order.customerId })}
                className="rounded-sm hover:underline"
              >
                {order.customerName}
              </Link>
            ) : (
              order.customerName
            )}
          </p>
          {order.email && (
            <a
              href={`mailto:${order.email}`}
              className="block truncate text-ink-soft underline decoration-line underline-offset-4 hover:text-ink"
            >
              {order.email}
            </a>
          )}
          {order.customerOrderCount > 1 ? (
            <Link
              to={others}
              className="mt-1 block w-fit rounded-sm text-ink-soft underline decoration-line underline-offset-4 hover:text-ink"
            >
              {count(order.customerOrderCount, 'order')} in total
            </Link>
          ) : (
            <p className="mt-1 text-ink-soft">First order</p>
          )}
        </div>
      </div>
    </Section>
  );
}
