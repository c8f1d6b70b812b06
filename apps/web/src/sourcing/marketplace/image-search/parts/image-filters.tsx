import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { useOperation } from '#api/use-operation.ts';
import { Select } from '#ui/select.tsx';

const anywhere = 'any';
const prices = ['any', '500', '1000', '2500', '5000'] as const;
const moqs = ['any', '50', '100', '250', '500'] as const;

/** Country, price and MOQ of what looks like the picture. */
export function ImageFilters({
  country,
  price,
  moq,
  onChange,
}: {
  country: string | null;
  price: number | undefined;
  moq: number | undefined;
  onChange: (change: Record<string, string | null>) => void;
}) {
  const countries = useOperation(listSupplierCountries, {});
  const orNull = (value: string) => (value === anywhere ? null : value);
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label="Country"
        value={country ?? anywhere}
        onChange={(value) => onChange({ countryCode: orNull(value) })}
        options={[
          { value: anywhere, label: 'Any country' },
          ...(countries.data?.rows ?? []).map((row) => ({ value: row.country, label: row.countryName })),
        ]}
      />
      <Select
        aria-label="Unit price"
        value={price === undefined ? anywhere : String(price)}
        onChange={(value) => onChange({ priceMaxMinor: orNull(value) })}
        options={prices.map((value) => ({
          value,
          label: value === 'any' ? 'Any price' : `Under $${Number(value) / 100} per unit`,
        }))}
      />
      <Select
        aria-label="MOQ"
        value={moq === undefined ? anywhere : String(moq)}
        onChange={(value) => onChange({ moqMax: orNull(value) })}
        options={moqs.map((value) => ({ value, label: value === 'any' ? 'Any MOQ' : `MOQ up to ${value}` }))}
      />
    </div>
  );
}
