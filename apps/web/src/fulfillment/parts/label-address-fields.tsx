import { AddressFields } from '#orders/parts/address-fields.tsx';
import { Field, Input } from '#ui/input.tsx';
import type { TypedAddress } from '../label-form.ts';

/** One end of a parcel: a name and a street address. */
export function LabelAddressFields({
  title,
  values,
  onChange,
}: {
  title: string;
  values: TypedAddress;
  onChange: (change: Partial<TypedAddress>) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 text-sm font-semibold">{title}</legend>
      <Field label="Name">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={200}
            value={values.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <AddressFields values={values} onChange={onChange} faults={{}} />
    </fieldset>
  );
}
