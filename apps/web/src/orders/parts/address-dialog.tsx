import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { changeShippingAddress } from '@brandwright/contract/orders/change-shipping-address.ts';
import { messageOf, refusedFields } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { addressChange, addressFaults, addressValues } from '../address-form.ts';
import { AddressFields } from './address-fields.tsx';

/** Changes where an order goes. Sends only what was changed. */
export function AddressDialog({
  order,
  open,
  onClose,
}: {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
}) {
  return open ? <OpenAddress order={order} onClose={onClose} /> : null;
}

function OpenAddress({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const before = addressValues(order.shippingAddress);
  const [values, setValues] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const action = useAction(changeShippingAddress, { onDone: onClose });
  const change = addressChange(before, values);
  const refused = refusedFields(action.error);
  const faults: Record<string, string> = { ...refused, ...(isChecked ? addressFaults(values) : {}) };
  const text = (name: 'name' | 'company' | 'phone', label: string) => (
    <Field label={label} error={faults[name]}>
      {(tie) => (
        <Input
          {...tie}
          autoComplete="off"
          maxLength={name === 'phone' ? 40 : 200}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(addressFaults(values)).length > 0) return;
    if (change === null) return onClose();
    void action.run({ id: order.id, ...change });
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title="Shipping address"
      description={`Order #${order.orderNumber} will ship here. Undo restores the old address.`}
      className="max-w-xl"
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="shipping-address"
            look="accent"
            busy={action.isRunning}
            disabled={change === null}
          >
            Save address
          </Button>
        </>
      }
    >
      <form id="shipping-address" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {text('name', 'Recipient')}
          {text('company', 'Company')}
        </div>
        <AddressFields
          values={values}
          onChange={(part) => setValues({ ...values, ...part })}
          faults={faults}
        />
        {text('phone', 'Phone')}
        {action.error && Object.keys(refused).length === 0 && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(action.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
