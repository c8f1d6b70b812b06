import { useState } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { shippingMethod, shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { changeShippingMethod } from '@brandwright/contract/orders/change-shipping-method.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { formatCountry } from '#ui/format.ts';
import { Field } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { addressLines } from '../order-view.ts';
import { AddressDialog } from './address-dialog.tsx';
import { Section } from './section.tsx';

const methods = shippingMethod.options.map((value) => ({ value, label: shippingMethodLabels[value] }));

/** Where an order goes and how; both can change until it has shipped. */
export function ShippingSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const method = useAction(changeShippingMethod);
  const mayChange = mayAct && order.allowed.changeShipping;
  const [name, ...lines] = addressLines(order.shippingAddress, formatCountry);
  return (
    <Section
      title="Ships to"
      aside={
        mayChange && (
          <Button
            size="small"
            look="quiet"
            onClick={() => setEditing(true)}
            aria-label="Edit the shipping address"
          >
            Edit
          </Button>
        )
      }
    >
      <address className="text-sm not-italic">
        <span className="block font-medium">{name}</span>
        {lines.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
        {order.shippingAddress.phone && (
          <span className="block text-ink-soft">{order.shippingAddress.phone}</span>
        )}
      </address>
      {mayChange ? (
        <Field label="Shipping method" className="mt-4">
          {(tie) => (
            <Select
              {...tie}
              value={order.shippingMethod}
              disabled={method.isRunning}
              onChange={(next) =>
                next !== order.shippingMethod && void method.run({ id: order.id, shippingMethod: next })
              }
              options={methods}
            />
          )}
        </Field>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{order.shippingMethodLabel}</p>
      )}
      <AddressDialog order={order} open={isEditing} onClose={() => setEditing(false)} />
    </Section>
  );
}
