import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { unitsFault, unitsOrUndefined } from '#catalog/form-values.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { SkuPicker } from '#purchasing/parts/sku-picker.tsx';
import { Field, Input } from '#ui/input.tsx';
import { bookFreightAddress } from '../labels.ts';
import { newReceivingAddress, receivingAddress } from '../../receivings/labels.ts';

/** Announces stock that goes to the partner’s US fulfillment center: a new receiving. */
export function SendInventoryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [skuId, setSkuId] = useState<string | null>(null);
  const form = useOperationForm(createReceiving, {
    initial: { sku: '', units: '', trackingNumber: '', expectedOn: '' },
    toInput: ({ units, trackingNumber, expectedOn }) => ({
      sku: skuId ?? '',
      quantity: unitsOrUndefined(units),
      destination: 'STORE',
      ...(trackingNumber.trim() ? { trackingNumber } : {}),
      ...(expectedOn ? { expectedOn } : {}),
    }),
    fieldOf: { quantity: 'units' },
    check: ({ units }) => {
      const fault = unitsFault(units, true);
      return {
        ...(skuId === null ? { sku: 'Choose a product.' } : {}),
        ...(fault === undefined ? {} : { units: fault }),
      };
    },
    onDone: ({ sn }) => void navigate(receivingAddress(sn)),
  });
  return (
    <FormDialog
      title="Ship to the US Fulfillment Center"
      description="Tell the partner what you’re sending. Stock updates once they’ve counted it."
      verb="Announce the receiving"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <SkuPicker
        label="Product"
        value={skuId}
        onChange={setSkuId}
        suggested=""
        error={skuId === null ? form.errorOf('sku') : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Units" error={form.errorOf('units')}>
          {(tie) => <Input {...tie} inputMode="numeric" {...form.register('units')} />}
        </Field>
        <Field label="Expected" hint="Optional" error={form.errorOf('expectedOn')}>
          {(tie) => <Input {...tie} type="date" {...form.register('expectedOn')} />}
        </Field>
      </div>
      <Field label="Tracking number" hint="Optional" error={form.errorOf('trackingNumber')}>
        {(tie) => <Input {...tie} maxLength={80} {...form.register('trackingNumber')} />}
      </Field>
      <p className="text-sm text-ink-soft">
        For a purchase order or several products,{' '}
        <Link to={newReceivingAddress} className="underline underline-offset-4">
          create a receiving
        </Link>
        . To have it picked up,{' '}
        <Link to={bookFreightAddress} className="underline underline-offset-4">
          book freight
        </Link>
        .
      </p>
    </FormDialog>
  );
}
