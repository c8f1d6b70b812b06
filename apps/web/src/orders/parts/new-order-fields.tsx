import type { ReactNode } from 'react';
import { shippingMethod, shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { Switch } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { NewOrderValues } from '../new-order-form.ts';
import { AddressFields } from './address-fields.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { NewOrderLines } from './new-order-lines.tsx';

export interface NewOrderFieldsProps {
  kind: 'retail' | 'wholesale';
  values: NewOrderValues;
  onChange: (values: NewOrderValues) => void;
  faults: Readonly<Record<string, string>>;
}

type TextName = {
  [K in keyof NewOrderValues]: NewOrderValues[K] extends string ? K : never;
}[keyof NewOrderValues];

const methods = [
  { value: 'NONE', label: 'Standard for its country' },
  ...shippingMethod.options.map((value) => ({ value: value as string, label: shippingMethodLabels[value] })),
];

export function NewOrderFields({ kind, values, onChange, faults }: NewOrderFieldsProps) {
  const set = (name: TextName) => (value: string) => onChange({ ...values, [name]: value });
  const text = (
    name: TextName,
    label: string,
    more: { hint?: string; type?: string; placeholder?: string; inputMode?: 'decimal' } = {},
  ) => (
    <Field label={label} error={faults[name]} hint={more.hint}>
      {(tie) => (
        <Input
          {...tie}
          type={more.type ?? 'text'}
          inputMode={more.inputMode}
          placeholder={more.placeholder}
          value={values[name]}
          onChange={(event) => set(name)(event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-7">
      <Group title="Customer">
        <div className="grid gap-4 sm:grid-cols-2">
          {text('customerName', 'Name', { hint: 'Existing customers keep their last address.' })}
          {text('email', 'Email', { type: 'email' })}
          {kind === 'wholesale' && text('company', 'Company')}
          {kind === 'wholesale' && text('phone', 'Phone', { type: 'tel' })}
        </div>
      </Group>
      <Group title="Items">
        <NewOrderLines
          lines={values.lines}
          onChange={(lines) => onChange({ ...values, lines })}
          faults={faults}
        />
      </Group>
      <Group title="Money">
        <div className="grid grid-cols-3 gap-3">
          {text('discount', 'Discount', { inputMode: 'decimal', placeholder: '$0' })}
          {text('shipping', 'Shipping', { inputMode: 'decimal', placeholder: '$0' })}
          {text('tax', 'Tax', { inputMode: 'decimal', placeholder: '$0' })}
        </div>
        {text('storeCredit', 'Store credit', {
          hint: 'Optional. The code that the customer names; what it doesn’t cover is still to be paid.',
        })}
        <Field
          label="Already paid"
          hint="Payment was received elsewhere. Nothing is charged here."
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 [&>p]:col-start-1 [&>p]:row-start-2"
        >
          {(tie) => (
            <Switch
              {...tie}
              checked={values.paid}
              onCheckedChange={(paid) => onChange({ ...values, paid })}
            />
          )}
        </Field>
      </Group>
      <Group title="Shipping">
        <AddressFields
          values={values}
          onChange={(change) => onChange({ ...values, ...change })}
          faults={faults}
        />
        <Field label="Shipping method">
          {(tie) => (
            <Select
              {...tie}
              value={values.shippingMethod || 'NONE'}
              onChange={(value) => set('shippingMethod')(value === 'NONE' ? '' : value)}
              options={methods}
            />
          )}
        </Field>
      </Group>
      {kind === 'wholesale' && (
        <Group title="Buyer requirements">
          <div className="grid gap-4 sm:grid-cols-2">
            {text('purchaseOrderNumber', 'PO number')}
            {text('deliverBy', 'Deliver by', { type: 'date' })}
          </div>
          <Field label="Packing and label instructions" error={faults['instructions']}>
            {(tie) => (
              <Textarea
                {...tie}
                maxLength={5000}
                value={values.instructions}
                onChange={(event) => set('instructions')(event.target.value)}
              />
            )}
          </Field>
          <AttachmentField
            files={values.attachments}
            onChange={(attachments) => onChange({ ...values, attachments })}
          />
        </Group>
      )}
      <Group title="Note">
        <Field label="For your team" error={faults['note']}>
          {(tie) => (
            <Textarea
              {...tie}
              maxLength={5000}
              value={values.note}
              onChange={(event) => set('note')(event.target.value)}
            />
          )}
        </Field>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 w-full border-b border-line pb-1.5 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
