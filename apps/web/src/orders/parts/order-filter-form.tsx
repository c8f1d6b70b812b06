import { useState } from 'react';
import type { FormEvent } from 'react';
import { fulfillmentStatus, orderOrigin } from '@brandwright/contract/orders/enums.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { fulfillmentLabels, originLabel } from '../labels.ts';
import { filterFaults } from '../order-filters.ts';
import type { FilterName, FilterValues } from '../order-filters.ts';
import { CountrySelect } from './country-select.tsx';

const any = 'ANY';

const origins = [
  { value: any, label: 'Anywhere' },
  ...orderOrigin.options.map((value) => ({ value, label: originLabel(value) })),
];
const fulfillments = [
  { value: any, label: 'Any' },
  ...fulfillmentStatus.options.map((value) => ({ value, label: fulfillmentLabels[value].label })),
];
const nothing: FilterValues = {
  origin: '',
  fulfillment: '',
  placedFrom: '',
  placedTo: '',
  country: '',
  totalMin: '',
  totalMax: '',
};

/** The filters as a small form; nothing changes before it is applied. */
export function OrderFilterForm({
  initial,
  onApply,
}: {
  initial: FilterValues;
  onApply: (values: FilterValues) => void;
}) {
  const [values, setValues] = useState(initial);
  const faults = filterFaults(values);
  const set = (name: FilterName) => (value: string) =>
    setValues((current) => ({ ...current, [name]: value === any ? '' : value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(faults).length === 0) onApply(values);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Origin">
        {(tie) => <Select {...tie} value={values.origin || any} onChange={set('origin')} options={origins} />}
      </Field>
      <Field label="Shipped">
        {(tie) => (
          <Select
            {...tie}
            value={values.fulfillment || any}
            onChange={set('fulfillment')}
            options={fulfillments}
          />
        )}
      </Field>
      <Field label="Ships to">
        {(tie) => (
          <CountrySelect {...tie} value={values.country} onChange={set('country')} anyLabel="Any country" />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Placed from">
          {(tie) => (
            <Input
              {...tie}
              type="date"
              value={values.placedFrom}
              onChange={(event) => set('placedFrom')(event.target.value)}
            />
          )}
        </Field>
        <Field label="to" error={faults.placedTo}>
          {(tie) => (
            <Input
              {...tie}
              type="date"
              value={values.placedTo}
              onChange={(event) => set('placedTo')(event.target.value)}
            />
          )}
        </Field>
        <Field label="Total from" error={faults.totalMin}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              placeholder="$"
              value={values.totalMin}
              onChange={(event) => set('totalMin')(event.target.value)}
            />
          )}
        </Field>
        <Field label="to" error={faults.totalMax}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              placeholder="$"
              value={values.totalMax}
              onChange={(event) => set('totalMax')(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={() => setValues(nothing)}>
          Clear
        </Button>
        <Button type="submit" look="solid">
          Show orders
        </Button>
      </div>
    </form>
  );
}
