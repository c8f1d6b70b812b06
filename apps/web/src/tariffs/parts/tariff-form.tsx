import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import { callOperation } from '#api/call-operation.ts';
import { Chip } from '#ui/badge.tsx';
import { cn } from '#ui/cn.ts';
import { formatCountry } from '#ui/format.ts';
import { Field, Input, inputClasses } from '#ui/input.tsx';
import { transportLabels } from '../labels.ts';
import { transports } from '../tariff-address.ts';
import type { FormMistakes, TariffForm as Form } from '../tariff-address.ts';

export interface TariffFormProps {
  form: Form;
  mistakes: FormMistakes;
  onChange: (change: Partial<Form>) => void;
}

/** What is imported, from where, at what price and when. Every change is a what-if: the answer follows. */
export function TariffForm({ form, mistakes, onChange }: TariffFormProps) {
  const hasNorthAmerica = form.countries.some((code) => code === 'MX' || code === 'CA');
  const text = (
    name: 'price' | 'quantity' | 'weight' | 'freight',
    label: string,
    mode: 'decimal' | 'numeric',
    hint?: string,
  ) => (
    <Field label={label} error={mistakes[name]} hint={hint}>
      {(tie) => (
        <Input
          {...tie}
          inputMode={mode}
          autoComplete="off"
          value={form[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()} aria-label="Tariff">
      <Field label="Product or HTS code" hint="Include the material and use: “cotton tote bag”.">
        {(tie) => (
          <Input
            {...tie}
            autoFocus={form.query === ''}
            autoComplete="off"
            placeholder="Scented candles"
            value={form.query}
            onChange={(event) => onChange({ query: event.target.value })}
          />
        )}
      </Field>
      <CountryPicker countries={form.countries} onChange={(countries) => onChange({ countries })} />
      <div className="grid grid-cols-2 gap-3">
        {text('price', 'Unit price, $', 'decimal')}
        {text('quantity', 'Quantity', 'numeric')}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Entry date" error={mistakes.entryDate} hint="Optional. Today if left blank.">
          {(tie) => (
            <Input
              {...tie}
              type="date"
              value={form.entryDate}
              onChange={(event) => onChange({ entryDate: event.target.value })}
            />
          )}
        </Field>
        <Field label="Transport" hint={form.transport ? undefined : 'Optional. By sea if not set.'}>
          {(tie) => (
            <select
              {...tie}
              value={form.transport}
              onChange={(event) =>
                onChange({ transport: transports.find((one) => one === event.target.value) ?? '' })
              }
              className={cn(inputClasses, 'h-9')}
            >
              <option value="">Not set</option>
              {transports.map((transport) => (
                <option key={transport} value={transport}>
                  {transportLabels[transport]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {text('freight', 'Freight per unit, $', 'decimal', 'Used to compare countries.')}
        {text('weight', 'Weight, kg', 'decimal', 'Optional. Estimated if left blank.')}
      </div>
      {hasNorthAmerica && (
        <Field label="Qualifies under USMCA" hint="Decides the rate from Canada and Mexico.">
          {(tie) => (
            <select
              {...tie}
              value={form.usmca}
              onChange={(event) =>
                onChange({
                  usmca: event.target.value === 'yes' ? 'yes' : event.target.value === 'no' ? 'no' : '',
                })
              }
              className={cn(inputClasses, 'h-9')}
            >
              <option value="">Not sure</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </select>
          )}
        </Field>
      )}
    </form>
  );
}

/** Countries as chips; the first is the one looked up. */
function CountryPicker({
  countries,
  onChange,
}: {
  countries: readonly string[];
  onChange: (countries: readonly string[]) => void;
}) {
  const known = useQuery({
    queryKey: ['list_countries'],
    queryFn: () => callOperation(listCountries, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Field
      label={countries.length < 2 ? 'Made in' : 'Countries to compare'}
      hint={countries.length === 1 ? 'Add another country to compare.' : undefined}
    >
      {(tie) => (
        <div className="flex flex-col gap-2">
          {countries.length > 0 && (
            <div className="flex flex-wrap gap-1.5">
              {countries.map((code) => (
                <Chip
                  key={code}
                  onRemove={() => onChange(countries.filter((other) => other !== code))}
                  removeLabel={`Remove ${formatCountry(code)}`}
                >
                  {formatCountry(code)}
                </Chip>
              ))}
            </div>
          )}
          <select
            {...tie}
            value=""
            onChange={(event) =>
              event.target.value && onChange([...countries, event.target.value].slice(0, 10))
            }
            className={cn(inputClasses, 'h-9')}
          >
            <option value="">{countries.length === 0 ? 'Choose a country' : 'Add a country'}</option>
            {(known.data?.countries ?? [])
              .filter(({ code }) => code !== 'US' && !countries.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </div>
      )}
    </Field>
  );
}
