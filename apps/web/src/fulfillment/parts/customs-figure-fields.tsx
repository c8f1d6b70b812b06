import type { CustomsLack } from '@brandwright/contract/fulfillment/customs.ts';
import { CountrySelect } from '#orders/parts/country-select.tsx';
import { Field, Input } from '#ui/input.tsx';
import type { TypedFigures } from '../customs-form.ts';

const inputs = {
  tariffNumber: { label: 'Tariff number', placeholder: '6912.00' },
  netWeightPounds: { label: 'Total weight (lb)', placeholder: '' },
  valueMinor: { label: 'Total value (USD)', placeholder: '' },
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
    <div role="group" aria-label={`Customs details for ${of}`} className="grid gap-4 sm:grid-cols-2">
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
                inputMode="decimal"
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
