import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { RefundList } from '../parts/refund-list.tsx';

const shownInThread = 5;

/** What was refunded of an order, and what still can be. */
export function OrderRefundsCard({ output, density }: CardProps<OutputOfCard<'order_refunds'>>) {
  const { refunds, currency } = output;
  const shown = density === 'thread' ? refunds.slice(0, shownInThread) : refunds;
  const amount = (minor: number) => <Money amountMinor={minor} currency={currency} />;
  return (
    <Card
      label={`Refunds of order ${output.orderNumber}`}
      title={
        <>
          Refunds of <OrderLink id={output.id} orderNumber={output.orderNumber} />
        </>
      }
      note={output.customerName}
    >
      <Details
        columns={2}
        items={[
          { label: 'Paid', value: amount(output.capturedMinor) },
          { label: 'Refunded', value: amount(output.refundedMinor) },
          { label: 'Can be refunded', value: amount(output.leftMinor) },
          { label: 'Of it shipping', value: amount(output.shippingLeftMinor) },
        ]}
      />
      <div className="mt-4 border-t border-line pt-3">
        {shown.length > 0 ? (
          <RefundList refunds={shown} currency={currency} />
        ) : (
          <p className="text-sm text-ink-soft">Nothing was refunded yet.</p>
        )}
      </div>
    </Card>
  );
}
