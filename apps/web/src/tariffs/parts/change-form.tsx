import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import { callOperation } from '#api/call-operation.ts';
import { cn } from '#ui/cn.ts';
import { Field, Input, inputClasses } from '#ui/input.tsx';
import type { FormMistakes, TariffForm } from '../tariff-address.ts';

/** What would change: the origin, the price, the quantity, the day of entry. */
export function ChangeForm({
  form,
  mistakes,
  onChange,
}: {
  form: TariffForm;
  mistakes: FormMistakes;
  onChange: (change: Partial<TariffForm>) => void;
}) {
  const known = useQuery({
    queryKey: ['list_countries'],
    queryFn: () => callOperation(listCountries, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <form
      aria-label="What changes"
      className="grid grid-cols-2 gap-3 md:grid-cols-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Move to">
        {(tie) => (
          <select
            {...tie}
            value={form.toCountry}
            onChange={(event) => onChange({ toCountry: event.target.value })}
            className={cn(inputClasses, 'h-9')}
          >
            <option value="">Same country</option>
            {(known.data?.countries ?? [])
              .filter(({ code }) => code !== 'US' && code !== form.countries[0])
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <Field label="New price, $" error={mistakes.toPrice}>
        {(tie) => (
          <Input
            {...tie}
            inputMode="decimal"
            autoComplete="off"
            placeholder={form.price || 'Same'}
            value={form.toPrice}
            onChange={(event) => onChange({ toPrice: event.target.value })}
          />
        )}
      </Field>
      <Field label="New quantity" error={mistakes.toQuantity}>
        {(tie) => (
          <Input
            {...tie}
            inputMode="numeric"
            autoComplete="off"
            placeholder={form.quantity || 'Same'}
            value={form.toQuantity}
            onChange={(event) => onChange({ toQuantity: event.target.value })}
          />
        )}
      </Field>
      <Field label="New entry date" error={mistakes.toEntryDate}>
        {(tie) => (
          <Input
            {...tie}
            type="date"
            value={form.toEntryDate}
            onChange={(event) => onChange({ toEntryDate: event.target.value })}
          />
        )}
      </Field>
    </form>
  );
}
