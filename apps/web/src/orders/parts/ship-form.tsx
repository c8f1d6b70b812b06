import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { Shipping } from '../ship-input.ts';
import { ShipLabelFields, type LabelQuote } from './ship-label-fields.tsx';

export interface ShipFormProps {
  order: OrderDetail;
  title: string;
  mayPay: boolean;
  shipping: Shipping;
  quote: LabelQuote;
  onChange: (change: Partial<Shipping>) => void;
  canContinue: boolean;
  onContinue: () => void;
  onClose: () => void;
}

/** What goes into the parcel, and how it goes. */
export function ShipForm({ order, shipping, onChange, ...rest }: ShipFormProps) {
  const open = order.lineItems.filter(({ openQuantity }) => openQuantity > 0);
  return (
    <FormDialog
      title={rest.title}
      verb="Continue"
      leave="Not now"
      isSaving={false}
      canSave={rest.canContinue}
      onClose={rest.onClose}
      onSubmit={rest.onContinue}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-sm font-semibold">In the parcel</legend>
        {open.map((line) => (
          <div key={line.id} className="flex items-center justify-between gap-4 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {line.title}
              {line.variant && <span className="text-ink-soft"> {line.variant}</span>}
            </span>
            <span className="flex shrink-0 items-center gap-2">
              <Input
                aria-label={`Units of ${line.title}`}
                type="number"
                min={0}
                max={line.openQuantity}
                className="w-20"
                value={shipping.units[line.id] ?? 0}
                onChange={(event) =>
                  onChange({
                    units: {
                      ...shipping.units,
                      [line.id]: Math.max(
                        0,
                        Math.min(line.openQuantity, Math.trunc(Number(event.target.value))),
                      ),
                    },
                  })
                }
              />
              <span className="text-ink-soft">of {line.openQuantity}</span>
            </span>
          </div>
        ))}
      </fieldset>
      <RadioCards
        label="How it ships"
        value={shipping.way}
        onChange={(way) => onChange({ way })}
        cards={[
          ...(rest.mayPay
            ? [
                {
                  value: 'LABEL' as const,
                  label: 'Buy a label',
                  text: 'Compare carriers and print it.',
                  details: (
                    <ShipLabelFields
                      order={order}
                      shipping={shipping}
                      quote={rest.quote}
                      onChange={onChange}
                    />
                  ),
                },
              ]
            : []),
          {
            value: 'HAND' as const,
            label: 'I have a tracking number',
            text: 'It shipped with a label from somewhere else.',
            details: (
              <>
                <Field label="Tracking number">
                  {(tie) => (
                    <Input
                      {...tie}
                      autoComplete="off"
                      maxLength={60}
                      value={shipping.trackingNumber}
                      onChange={(event) => onChange({ trackingNumber: event.target.value })}
                    />
                  )}
                </Field>
                <Field label="Carrier" hint="Optional if the tracking number shows it">
                  {(tie) => (
                    <Input
                      {...tie}
                      autoComplete="off"
                      maxLength={60}
                      placeholder="UPS"
                      value={shipping.carrier}
                      onChange={(event) => onChange({ carrier: event.target.value })}
                    />
                  )}
                </Field>
              </>
            ),
          },
        ]}
      />
    </FormDialog>
  );
}
