import { CountrySelect } from '#orders/parts/country-select.tsx';
import { Chip } from '#ui/badge.tsx';
import { formatCountry } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import type { StepProps } from './step-props.ts';

/** By when, and made where. */
export function DeliveryStep({ form, errors, onChange, today }: StepProps) {
  return (
    <>
      <Field
        label="Target launch date"
        hint="When you need it. Suppliers plan production back from this date."
        error={errors.neededBy}
      >
        {(tie) => (
          <Input
            {...tie}
            type="date"
            min={today}
            className="max-w-52"
            value={form.neededBy}
            onChange={(event) => onChange({ neededBy: event.target.value })}
          />
        )}
      </Field>
      <Field label="Made in" hint="Any country if none is chosen.">
        {(tie) => (
          <div className="flex flex-col gap-2">
            <CountrySelect
              {...tie}
              value=""
              anyLabel={form.countries.length === 0 ? 'Any country' : 'Add a country'}
              onChange={(code) =>
                code && !form.countries.includes(code) && form.countries.length < 10
                  ? onChange({ countries: [...form.countries, code] })
                  : undefined
              }
            />
            {form.countries.length > 0 && (
              <ul className="flex flex-wrap gap-1.5">
                {form.countries.map((code) => (
                  <li key={code}>
                    <Chip
                      removeLabel={`Remove ${formatCountry(code)}`}
                      onRemove={() => onChange({ countries: form.countries.filter((one) => one !== code) })}
                    >
                      {formatCountry(code)}
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Field>
      {form.kind !== 'RFP_SERVICES' && (
        <Field
          label="HTS code"
          hint="Optional. Makes the duty in landed costs exact. Otherwise, it’s found from the title."
          error={errors.htsCode}
        >
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              className="max-w-52"
              value={form.htsCode}
              onChange={(event) => onChange({ htsCode: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
