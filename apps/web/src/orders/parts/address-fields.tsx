import { Field, Input } from '#ui/input.tsx';
import { CountrySelect, StateField } from './country-select.tsx';

/** A street address as it is typed; '' for nothing. */
export interface AddressValues {
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  countryCode: string;
}

export interface AddressFieldsProps {
  values: AddressValues;
  onChange: (change: Partial<AddressValues>) => void;
  faults: Readonly<Record<string, string>>;
}

export function AddressFields({ values, onChange, faults }: AddressFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field label="Country" error={faults['countryCode']} className="sm:col-span-6">
        {(tie) => (
          <CountrySelect
            {...tie}
            value={values.countryCode}
            onChange={(countryCode) => onChange({ countryCode, state: '' })}
          />
        )}
      </Field>
      <Field label="Street" error={faults['addressLine1']} className="sm:col-span-4">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={200}
            value={values.addressLine1}
            onChange={(event) => onChange({ addressLine1: event.target.value })}
          />
        )}
      </Field>
      <Field label="Apartment" error={faults['addressLine2']} className="sm:col-span-2">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={200}
            value={values.addressLine2}
            onChange={(event) => onChange({ addressLine2: event.target.value })}
          />
        )}
      </Field>
      <Field label="City" error={faults['city']} className="sm:col-span-2">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={200}
            value={values.city}
            onChange={(event) => onChange({ city: event.target.value })}
          />
        )}
      </Field>
      <Field label="State" error={faults['state']} className="sm:col-span-2">
        {(tie) => (
          <StateField
            {...tie}
            country={values.countryCode}
            value={values.state}
            onChange={(state) => onChange({ state })}
          />
        )}
      </Field>
      <Field label="Postal code" error={faults['zipCode']} className="sm:col-span-2">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={16}
            value={values.zipCode}
            onChange={(event) => onChange({ zipCode: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
