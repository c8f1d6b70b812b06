import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { Button } from '#ui/button.tsx';
import { Money, Moment } from '#ui/text.tsx';
import { RefundList } from './refund-list.tsx';
import { OrderMoney } from './order-money.tsx';
import { Section } from './section.tsx';

/** What an order came to, what was paid how, what went back. */
export function MoneySection({
  order,
  onRefund,
  onUseCredit,
}: {
  order: OrderDetail;
  onRefund: (() => void) | undefined;
  onUseCredit: (() => void) | undefined;
}) {
  return (
    <Section
      title="Money"
      aside={
        <>
          {onUseCredit && (
            <Button size="small" look="quiet" onClick={onUseCredit}>
              Use store credit
            </Button>
          )}
          {onRefund && (
            <Button size="small" look="quiet" onClick={onRefund}>
              Refund
            </Button>
          )}
        </>
      }
    >
      <OrderMoney order={order} />
      {order.payments.length > 0 && (
        <Part title="Payments">
          <ul className="flex flex-col gap-2">
            {order.payments.map((payment) => (
              <Row
                key={payment.id}
                amountMinor={payment.amountMinor}
                currency={order.currency}
                text={payment.method}
                at={payment.capturedAt}
              />
            ))}
          </ul>
        </Part>
      )}
      {order.refunds.length > 0 && (
        <Part title="Refunds">
          <RefundList refunds={order.refunds} currency={order.currency} />
        </Part>
      )}
    </Section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="pb-1.5 text-xs font-medium text-ink-soft">{title}</h3>
      {children}
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
