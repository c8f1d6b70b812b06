import { Link } from 'react-router';
import {
  creditMovementLabels,
  type StoreCreditDetail,
} from '@brandwright/contract/orders/credits/entities.ts';
import { screenAddress } from '#routes/patterns.ts';
import { Details } from '#ui/details.tsx';
import { Day, Money, Moment } from '#ui/text.tsx';

const link = 'hover:underline hover:underline-offset-4';

/** Whose a store credit is, what gave it, and what is left. */
export function CreditFacts({ credit }: { credit: StoreCreditDetail }) {
  return (
    <Details
      items={[
        {
          label: 'Customer',
          value:
            credit.customerId === null ? (
              credit.customerName
            ) : (
              <Link
                to={screenAddress('/customers/{customerId}', { customerId: credit.customerId })}
                className={link}
              >
                {credit.customerName}
              </Link>
            ),
        },
        { label: 'Left', value: <Money amountMinor={credit.leftMinor} currency={credit.currency} /> },
        { label: 'Given', value: <Money amountMinor={credit.amountMinor} currency={credit.currency} /> },
        {
          label: 'Return',
          value: credit.returnId && (
            <Link to={screenAddress('/return-orders/{id}', { id: credit.returnId })} className={link}>
              {credit.returnHandle}
            </Link>
          ),
        },
        { label: 'Reason', value: credit.reason },
        {
          label: 'Good until',
          value: credit.expiresOn === null ? 'No limit' : <Day at={credit.expiresOn} />,
        },
        { label: 'Canceled because', value: credit.cancelReason },
        { label: 'Given by', value: credit.createdBy },
      ]}
    />
  );
}

/** What moved a store credit, the newest first. */
export function CreditMovements({ credit }: { credit: StoreCreditDetail }) {
  return (
    <ol aria-label="What moved it" className="flex flex-col divide-y divide-line">
      {credit.movements.map(({ id, kind, amountMinor, orderId, orderNumber, by, at }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-4 py-2.5 text-sm first:pt-0 last:pb-0"
        >
          <span className="min-w-0">
            <span className="block">
              {creditMovementLabels[kind]}
              {orderId !== null && (
                <>
                  {' · '}
                  <Link to={screenAddress('/order-details/{id}', { id: orderId })} className={link}>
                    order #{orderNumber}
                  </Link>
                </>
              )}
            </span>
            <span className="text-xs text-ink-soft">
              {by} · <Moment at={at} />
            </span>
          </span>
          <Money amountMinor={amountMinor} currency={credit.currency} />
        </li>
      ))}
    </ol>
  );
}
