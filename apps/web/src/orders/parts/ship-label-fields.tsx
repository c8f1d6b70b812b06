import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { blankFigures } from '#fulfillment/customs-form.ts';
import { CustomsOfOrder } from '#fulfillment/parts/customs-of-order.tsx';
import { RateChoice } from '#fulfillment/parts/rate-choice.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { Shipping } from '../ship-input.ts';

export type LabelQuote = UseQueryResult<OutputOf<typeof quoteLabel>>;

/** The rates for what is left of an order, compared; the price of a part is shown before it is bought. */
export function ShipLabelFields({
  order,
  shipping,
  quote,
  onChange,
}: {
  order: OrderDetail;
  shipping: Shipping;
  quote: LabelQuote;
  onChange: (change: Partial<Shipping>) => void;
}) {
  const notifyId = useId();
  return (
    <>
      <Field label="Weight (lb)" hint="Optional if the SKUs have weights">
        {(tie) => (
          <Input
            {...tie}
            inputMode="decimal"
            maxLength={8}
            value={shipping.weight}
            onChange={(event) => onChange({ weight: event.target.value, service: null })}
          />
        )}
      </Field>
      {quote.data ? (
        <>
          <RateChoice
            rates={quote.data.rates}
            value={shipping.service}
            onChange={(service) => onChange({ service })}
          />
          {quote.data.rates.length === 0 && (
            <p className="text-sm text-bad">No service accepts this parcel. Check its weight.</p>
          )}
        </>
      ) : quote.error ? (
        <p role="alert" className="text-sm text-bad">
          {messageOf(quote.error)}
        </p>
      ) : (
        <div role="status" aria-label="Comparing carriers">
          <SkeletonText lines={4} />
        </div>
      )}
      {quote.data?.customs && (
        <CustomsOfOrder
          lines={quote.data.customs.lines.filter(
            ({ lineItemId }) => lineItemId !== null && (shipping.units[lineItemId] ?? 0) > 0,
          )}
          choices={shipping.choices}
          figures={shipping.figures}
          onChoices={(change) => onChange({ choices: { ...shipping.choices, ...change } })}
          onFigures={(id, change) =>
            onChange({
              figures: {
                ...shipping.figures,
                [id]: { ...(shipping.figures[id] ?? blankFigures), ...change },
              },
            })
          }
        />
      )}
      {order.email && (
        <label htmlFor={notifyId} className="flex items-center gap-2 text-sm">
          <Checkbox
            id={notifyId}
            checked={shipping.notify}
            onCheckedChange={(checked) => onChange({ notify: checked === true })}
          />
          Email the tracking link to {order.email}
        </label>
      )}
    </>
  );
}
