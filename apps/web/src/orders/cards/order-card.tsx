import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { screenAddress } from '#routes/patterns.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatCountry } from '#ui/format.ts';
import { Day, Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { originLabel } from '../labels.ts';
import { addressLines } from '../order-view.ts';
import { OrderBadges } from '../parts/order-badges.tsx';
import { OrderItems } from '../parts/order-items.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { OrderMoney } from '../parts/order-money.tsx';
import { NoteList, PinnedNote, ShopperWords } from '../parts/order-notes.tsx';
import { Requirement } from '../parts/requirements-section.tsx';
import { ShipmentList } from '../parts/shipment-list.tsx';

type Output = OutputOfCard<'order'>;

/** An order as it is, or as it is after a change; then the change stands on top as the receipt. */
export function OrderCard({ output, call, density }: CardProps<Output>) {
  const isWhole = density === 'panel';
  const shop = useStoreProfile().data?.name;
  return (
    <Card
      label={`Order ${output.orderNumber}`}
      title={
        <>
          <OrderLink id={output.id} orderNumber={output.orderNumber} /> · {output.customerName}
        </>
      }
      note={
        <>
          <Day at={output.placedAt} /> · {originLabel(output.origin, shop)}
        </>
      }
      aside={
        <Money
          amountMinor={output.totalMinor}
          currency={output.currency}
          className="text-base font-semibold"
        />
      }
      actions={
        <Button asChild size="small">
          <Link to={screenAddress('/order-details/{id}', { id: output.id })}>Open the order</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {'change' in output && <Receipt output={output} undone={call.undone ?? false} />}
        <OrderBadges order={output} />
        <OrderItems order={output} most={isWhole ? Number.POSITIVE_INFINITY : 5} />
        {isWhole ? (
          <Whole output={output} />
        ) : (
          <>
            <div className="border-t border-line pt-3">
              <OrderMoney order={output} />
            </div>
            <Essentials output={output} />
          </>
        )}
      </div>
    </Card>
  );
}

/** What was just done, with the figure that went back. */
function Receipt({ output, undone }: { output: Extract<Output, { change: string }>; undone: boolean }) {
  // What a refund pays back is its change already.
  const refund = 'canceledItems' in output ? output.refund : null;
  return (
    <div className="flex items-start gap-2.5 rounded-lg bg-good/8 px-3 py-2.5 text-sm">
      <Check aria-hidden className="mt-0.5 size-4 text-good" />
      <p className="min-w-0 flex-1">
        <span className={undone ? 'text-ink-soft line-through' : ''}>{output.change}</span>
        {refund && (
          <span className="block text-ink-soft">
            <Money amountMinor={refund.amountMinor} currency={output.currency} /> refunded to{' '}
            {output.customerName}
            {refund.shippingMinor > 0 && (
              <>
                , <Money amountMinor={refund.shippingMinor} currency={output.currency} /> of it shipping
              </>
            )}
          </span>
        )}
      </p>
    </div>
  );
}

function Essentials({ output }: { output: Output }) {
  const { city, state, countryCode } = output.shippingAddress;
  return (
    <Details
      className="border-t border-line pt-3"
      items={[
        {
          label: 'On hold',
          value:
            output.productionStatus === 'ON_HOLD' && output.cancelStatus !== 'CANCELED'
              ? output.holdReason
              : null,
        },
        {
          label: 'Ships to',
          value: [city, state, countryCode === 'US' ? null : formatCountry(countryCode)]
            .filter(Boolean)
            .join(', '),
        },
        { label: 'By', value: output.shippingMethodLabel },
        { label: 'Shop', value: output.shop && shopWords(output.shop) },
        { label: 'Pinned note', value: output.note },
      ]}
    />
  );
}

/** "Maple & Co, #1001 · shipment reported". */
function shopWords({ name, orderName, fulfillments }: NonNullable<Output['shop']>): string {
  const told = fulfillments.some(({ status }) => status === 'FAILED')
    ? ' · shipment not reported'
    : fulfillments.some(({ status }) => status === 'QUEUED')
      ? ' · shipment being reported'
      : fulfillments.length > 0
        ? ' · shipment reported'
        : '';
  return `${name}, ${orderName}${told}`;
}

function Whole({ output }: { output: Output }) {
  const [name, ...lines] = addressLines(output.shippingAddress, formatCountry);
  return (
    <>
      <Part title="Money">
        <OrderMoney order={output} />
      </Part>
      <Part title="Ships to">
        <address className="text-sm not-italic">
          {name}
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="block text-ink-soft">{output.shippingMethodLabel}</span>
        </address>
      </Part>
      {output.shipments.length > 0 && (
        <Part title="Shipments">
          <ShipmentList shipments={output.shipments} events={3} />
        </Part>
      )}
      {output.wholesaleRequirements.length > 0 && (
        <Part title="Buyer requirements">
          {output.wholesaleRequirements.map((one) => (
            <Requirement key={one.id} requirement={one} />
          ))}
        </Part>
      )}
      {(output.note || output.notes.length > 0 || 'shopperNote' in output) && (
        <Part title="Notes">
          <div className="flex flex-col gap-3">
            {output.note && <PinnedNote text={output.note} />}
            {'shopperNote' in output && output.shopperNote && <ShopperWords text={output.shopperNote} />}
            <NoteList notes={output.notes} />
          </div>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h4 className="pb-2 text-xs font-medium text-ink-soft">{title}</h4>
      {children}
    </section>
  );
}
