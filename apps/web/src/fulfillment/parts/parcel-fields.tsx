import { Field, Input } from '#ui/input.tsx';
import type { TypedParcel } from '../label-form.ts';

const fields = [
  { name: 'weight', label: 'Weight (lb)' },
  { name: 'length', label: 'Length (in)' },
  { name: 'width', label: 'Width (in)' },
  { name: 'height', label: 'Height (in)' },
] as const;

/** Weight and size of a parcel. */
export function ParcelFields({
  values,
  onChange,
}: {
  values: TypedParcel;
  onChange: (change: Partial<TypedParcel>) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {fields.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              maxLength={8}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
