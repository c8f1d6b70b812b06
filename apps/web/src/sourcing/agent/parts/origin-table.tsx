import { landedLabel, landedMeaning, landedWithEstimate } from '@brandwright/contract/tariffs/landed.ts';
import type { OriginCost } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { Link } from 'react-router';
import { formatMoney, formatNumber, formatPercent } from '#ui/format.ts';
import { Table, type Column } from '#ui/table.tsx';
import { supplierAddress } from '../../addresses.ts';

const duty = ({ dutyPercent, dutyMinor, isDutyAssumed }: OriginCost) =>
  `${formatMoney(dutyMinor)}${dutyPercent === null ? '' : ` (${formatPercent(dutyPercent)})`}${isDutyAssumed && dutyMinor > 0 ? '*' : ''}`;

const columns: readonly Column<OriginCost>[] = [
  {
    key: 'origin',
    header: 'Made in',
    cell: (row) => (
      <>
        {row.countryName}
        <Link
          to={supplierAddress(row.bestSupplierId)}
          className="block text-xs font-normal text-ink-soft hover:underline hover:underline-offset-4"
        >
          {row.bestName}
        </Link>
      </>
    ),
  },
  {
    key: 'price',
    header: 'Factory',
    align: 'right',
    from: 'sm',
    cell: (row) => formatMoney(row.unitPriceMinor),
  },
  {
    key: 'duty',
    header: 'Duty',
    align: 'right',
    cell: (row) => <span className="whitespace-nowrap">{duty(row)}</span>,
  },
  {
    key: 'freight',
    header: 'Freight, entry',
    align: 'right',
    from: 'md',
    cell: (row) => formatMoney(row.landedMinor - row.unitPriceMinor - row.dutyMinor),
  },
  {
    key: 'landed',
    header: 'Landed per unit',
    align: 'right',
    cell: (row) => <span className="font-semibold">{formatMoney(row.landedMinor)}</span>,
  },
  {
    key: 'factories',
    header: 'Factories',
    align: 'right',
    from: 'md',
    cell: (row) => formatNumber(row.factories),
  },
];

/** Landed cost of one unit for each origin, cheapest first, at its cheapest factory. */
export function OriginTable({ origins }: { origins: readonly OriginCost[] }) {
  return (
    <div data-tour="landed-cost">
      <Table
        rows={origins}
        rowKey={(row) => row.country}
        columns={columns}
        label="Landed cost per origin"
        density="compact"
      />
      <p className="pt-2 text-xs text-ink-soft">
        {landedLabel(landedWithEstimate)}, by the cheapest transport. {landedMeaning}
        {origins.some((row) => row.isDutyAssumed && row.dutyMinor > 0) &&
          ' * The tariff line or part of the duty is assumed.'}
      </p>
    </div>
  );
}
