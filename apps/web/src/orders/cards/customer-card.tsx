import { Link } from 'react-router';
import { screenAddress } from '#routes/patterns.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { count, formatCountry, formatDay } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productionLabels } from '../labels.ts';
import { addressLines } from '../order-view.ts';
import { OrderLink } from '../parts/order-link.tsx';

const shownInThread = 4;

/** Who a customer is, how to reach them, and what they ordered. */
export function CustomerCard({ output, density }: CardProps<OutputOfCard<'customer'>>) {
  const { name, email, phone, company, address, orders, orderCount, currency } = output;
  const shown = density === 'thread' ? orders.slice(0, shownInThread) : orders;
  return (
    <Card
      label={`Customer ${name}`}
      title={
        <span className="flex items-center gap-3">
          <Avatar name={name} />
          <Link
            to={screenAddress('/customers/{customerId}', { customerId: output.id })}
            className="hover:underline"
          >
            {name}
          </Link>
        </span>
      }
      aside={<span className="text-sm text-ink-soft">{count(orderCount, 'order')}</span>}
      actions={
        orderCount > shown.length && (
          <Button asChild size="small">
            <Link to={`/orders?searchKey=${encodeURIComponent(email ?? name)}`}>All orders</Link>
          </Button>
        )
      }
    >
      <Details
        columns={2}
        items={[
          { label: 'Email', value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
          { label: 'Phone', value: phone && <ContactLink href={`tel:${phone}`}>{phone}</ContactLink> },
          { label: 'Company', value: company },
          {
            label: 'Address',
            value: address && addressLines(address, formatCountry).slice(1).join(', '),
          },
          {
            label: 'Spent, after refunds',
            value: <Money amountMinor={output.keptMinor} currency={currency} />,
          },
          {
            label: 'Refunded',
            value: output.refundedMinor > 0 && (
              <Money amountMinor={output.refundedMinor} currency={currency} />
            ),
          },
          {
            label: 'Average order',
            value: output.averageMinor !== null && (
              <Money amountMinor={output.averageMinor} currency={currency} />
            ),
          },
          { label: 'Returns', value: output.returnCount > 0 && count(output.returnCount, 'order') },
          { label: 'First order', value: output.firstOrderAt && formatDay(output.firstOrderAt) },
          { label: 'Last order', value: output.lastOrderAt && formatDay(output.lastOrderAt) },
        ]}
      />
      {shown.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line text-sm">
          {shown.map((order) => (
            <li key={order.id} className="flex flex-wrap items-baseline gap-x-3 py-2 sm:flex-nowrap">
              <OrderLink id={order.id} orderNumber={order.orderNumber} />
              <span className="order-last w-full min-w-0 truncate text-ink-soft sm:order-none sm:w-auto sm:flex-1 sm:text-ink">
                {order.itemsText}
              </span>
              {order.productionStatus !== 'FINISHED' && (
                <span className="text-ink-soft">{productionLabels[order.productionStatus].label}</span>
              )}
              <span className="flex-1 text-ink-soft sm:flex-none">{formatDay(order.placedAt)}</span>
              <Money amountMinor={order.totalMinor} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {children}
    </a>
  );
}
