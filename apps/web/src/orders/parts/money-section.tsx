import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { Money, Moment } from '#ui/text.tsx';
import { OrderMoney } from './order-money.tsx';
import { Section } from './section.tsx';

/** What an order came to, what was paid how, what went back. */
export function MoneySection({ order }: { order: OrderDetail }) {
  return (
    <Section title="Money">
      <OrderMoney order={order} />
      {order.payments.length > 0 && (
        <List title="Payments">
          {order.payments.map((payment) => (
            <Row
              key={payment.id}
              amountMinor={payment.amountMinor}
              currency={order.currency}
              text={payment.method}
              at={payment.capturedAt}
            />
          ))}
        </List>
      )}
      {order.refunds.length > 0 && (
        <List title="Refunds">
          {order.refunds.map((refund) => (
            <Row
              key={refund.id}
              amountMinor={-refund.amountMinor}
              currency={order.currency}
              text={refund.status === 'PENDING' ? `${refund.reason} (on its way)` : refund.reason}
              at={refund.createdAt}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

function List({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="pb-1.5 text-xs font-medium text-ink-soft">{title}</h3>
      <ul className="flex flex-col gap-2">{children}</ul>
    </div>
  );
}

function Row({
  amountMinor,
  currency,
  text,
  at,
}: {
  amountMinor: number;
  currency: string;
  text: string;
  at: string;
}) {
  return (
    <li className="flex items-baseline justify-between gap-4 text-sm">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{text}</span>
        <span className="text-xs text-ink-soft">
          <Moment at={at} />
        </span>
      </span>
      <Money amountMinor={amountMinor} currency={currency} />
    </li>
  );
}
