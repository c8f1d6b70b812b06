import type { CustomsLack } from '@brandwright/contract/fulfillment/customs.ts';
import { CountrySelect } from '#orders/parts/country-select.tsx';
import { Field, Input } from '#ui/input.tsx';
import type { TypedFigures } from '../customs-form.ts';

const inputs = {
  tariffNumber: { label: 'Tariff number', placeholder: '6912.00', inputMode: 'decimal' },
  netWeightPounds: { label: 'Weight of all (lb)', placeholder: '', inputMode: 'decimal' },
  valueMinor: { label: 'Value of all (USD)', placeholder: '', inputMode: 'decimal' },
} as const;

/** What customs is told of one item: all of it, or what is still missing. */
export function CustomsFigureFields({
  of,
  asked,
  values,
  onChange,
}: {
  /** The item, for those who hear the form. */
  of: string;
  asked: readonly CustomsLack[];
  values: TypedFigures;
  onChange: (change: Partial<TypedFigures>) => void;
}) {
  return (
    <div role="group" aria-label={`Customs data of ${of}`} className="grid gap-4 sm:grid-cols-2">
      {asked.map((name) =>
        name === 'originCountry' ? (
          <Field key={name} label="Country of origin">
            {(tie) => (
              <CountrySelect
                {...tie}
                anyLabel="Choose"
                value={values.originCountry}
                onChange={(originCountry) => onChange({ originCountry })}
              />
            )}
          </Field>
        ) : (
          <Field key={name} label={inputs[name].label}>
            {(tie) => (
              <Input
                {...tie}
                autoComplete="off"
                maxLength={20}
                inputMode={inputs[name].inputMode}
                placeholder={inputs[name].placeholder}
                value={values[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        ),
      )}
    </div>
  );
}
