import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import { listStates } from '@brandwright/contract/common/list-states.ts';
import { callOperation } from '#api/call-operation.ts';
import { formatCountry } from '#ui/format.ts';
import { Input } from '#ui/input.tsx';
import { NativeSelect } from './native-select.tsx';

interface Tie {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Countries and their states do not change while one works. */
const forever = Number.POSITIVE_INFINITY;

/** Every country by name. */
export function CountrySelect({
  value,
  onChange,
  anyLabel,
  ...tie
}: Tie & { value: string; onChange: (code: string) => void; anyLabel?: string }) {
  const countries = useQuery({
    queryKey: ['list_countries'],
    queryFn: () => callOperation(listCountries, {}),
    staleTime: forever,
  });
  const known = countries.data?.countries ?? [];
  return (
    <NativeSelect {...tie} value={value} onChange={(event) => onChange(event.target.value)}>
      {anyLabel !== undefined && <option value="">{anyLabel}</option>}
      {value && !known.some((country) => country.code === value) && (
        <option value={value}>{formatCountry(value)}</option>
      )}
      {known.map((country) => (
        <option key={country.code} value={country.code}>
          {country.name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The states of a country where addresses have them, else a field for words. */
export function StateField({
  country,
  value,
  onChange,
  ...tie
}: Tie & { country: string; value: string; onChange: (state: string) => void }) {
  const states = useQuery({
    queryKey: ['list_states', country],
    queryFn: () => callOperation(listStates, { countryCode: country }),
    enabled: country !== '',
    staleTime: forever,
    retry: false,
  });
  const known = states.data?.states ?? [];
  if (known.length === 0)
    return (
      <Input
        {...tie}
        autoComplete="address-level1"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <NativeSelect {...tie} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose</option>
      {value && !known.some((state) => state.code === value) && <option value={value}>{value}</option>}
      {known.map((state) => (
        <option key={state.code} value={state.code}>
          {state.name}
        </option>
      ))}
    </NativeSelect>
  );
}
