import { useState } from 'react';
import { createEndOfDayForm } from '@brandwright/contract/fulfillment/create-end-of-day-form.ts';
import { formCarrier, type FormCarrier } from '@brandwright/contract/fulfillment/end-of-day-form.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

/** Makes the form of a carrier for the labels of a day, after showing which they are. */
export function NewFormDialog({ onClose }: { onClose: () => void }) {
  const [carrier, setCarrier] = useState<FormCarrier>('USPS');
  const [day, setDay] = useState('');
  return (
    <OperationDialog
      declaration={createEndOfDayForm}
      input={{ carrier, ...(day === '' ? {} : { day }) }}
      title="Create an end-of-day form"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Carrier">
          {(tie) => (
            <Select
              {...tie}
              value={carrier}
              onChange={setCarrier}
              options={formCarrier.options.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        <Field label="Bought on" hint="Optional, defaults to today">
          {(tie) => (
            <Input {...tie} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          )}
        </Field>
      </div>
    </OperationDialog>
  );
}
