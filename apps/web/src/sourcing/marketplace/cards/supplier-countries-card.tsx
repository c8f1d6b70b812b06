import { Link } from 'react-router';
import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { Card } from '#ui/card.tsx';
import { count, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { suppliersAddress } from '../../addresses.ts';

/** How many suppliers each country has; each opens its suppliers. */
export function SupplierCountriesCard({ output, call }: CardProps<OutputOfCard<'supplier_countries'>>) {
  const given = listSupplierCountries.input.safeParse(call.input ?? {}).data ?? {};
  const most = Math.max(1, ...output.rows.map((row) => row.supplierCount));
  return (
    <Card
      label="Suppliers by country"
      title={`${count(output.total, 'supplier')} in ${count(output.rows.length, 'country', 'countries')}`}
    >
      <ul className="flex flex-col gap-2">
        {output.rows.map((row) => (
          <li key={row.country} className="grid grid-cols-[8rem_1fr_2rem] items-center gap-3 text-sm">
            <Link
              to={suppliersAddress({ ...given, countries: [row.country] })}
              className="truncate hover:underline hover:underline-offset-4"
            >
              {row.countryName}
            </Link>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-ink/6">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${(row.supplierCount / most) * 100}%` }}
              />
            </span>
            <span className="figures text-right">{formatNumber(row.supplierCount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
