import { landedLabel, landedPartsOf } from '@brandwright/contract/tariffs/landed.ts';
import { moneyOrRange } from '@brandwright/contract/tariffs/landed-cost.ts';
import { Badge } from '#ui/badge.tsx';
import type { Column } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import type { OutputOfCard } from '../../card-props.ts';
import { rateLabel } from '../labels.ts';
import { Certainty } from './certainty.tsx';

export type Comparison = OutputOfCard<'tariff_comparison'>;
type Row = Comparison['rows'][number];

const dash = <span className="text-ink-soft">–</span>;

/** The columns of a comparison: those for which there are figures. */
export function comparisonColumns(output: Comparison): Column<Row>[] {
  const hasValue = output.customsValueMinor !== null;
  const hasLanded = output.rows.some(({ landed }) => landed.length > 0);
  const money = (amountMinor: number | null | undefined) =>
    amountMinor === null || amountMinor === undefined ? dash : <Money amountMinor={amountMinor} />;
  return [
    {
      key: 'country',
      header: 'Made in',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {row.countryName}
          {row.country === output.cheapest && <Badge tone="good">Cheapest</Badge>}
        </span>
      ),
    },
    { key: 'rate', header: 'Rate', align: 'right', cell: (row) => rateLabel(row) },
    ...(hasValue
      ? ([
          {
            key: 'duty',
            header: 'Duty',
            align: 'right',
            ...(hasLanded ? { from: 'sm' } : {}),
            cell: (row) => money(row.dutyMinor),
          },
          { key: 'fees', header: 'Fees', align: 'right', from: 'md', cell: (row) => money(row.feesMinor) },
          ...(hasLanded
            ? []
            : ([
                {
                  key: 'unitDuty',
                  header: 'Duty per unit',
                  align: 'right',
                  from: 'md',
                  cell: (row) => money(row.perUnit?.dutyMinor),
                },
              ] satisfies Column<Row>[])),
          ...landedColumns(output),
        ] satisfies Column<Row>[])
      : []),
    { key: 'certainty', header: 'Certainty', from: 'md', cell: (row) => <Certainty value={row.certainty} /> },
  ];
}

/** One piece at the door for each way of travel; without an estimate of freight, with duty and fees alone. */
function landedColumns({ rows, customsValueMinor }: Comparison): Column<Row>[] {
  const ways = new Set(rows.flatMap(({ landed }) => landed.map(({ transport }) => transport)));
  const surface = ways.has('TRUCK') ? (ways.has('OCEAN') ? 'by sea, truck' : 'by truck') : 'by sea';
  if (rows.every(({ landed }) => landed.length === 0)) {
    const [any] = rows;
    return [
      {
        key: 'unit',
        header: any ? `${landedLabel(landedPartsOf(any, customsValueMinor))}, per unit` : '',
        align: 'right',
        from: 'sm',
        cell: ({ perUnit }) => (perUnit ? <Money amountMinor={perUnit.landedMinor} /> : dash),
      },
    ];
  }
  const unit = (row: Row, isAir: boolean) => {
    const sum = row.landed.find(({ transport }) => (transport === 'AIR') === isAir);
    return (
      <span className="whitespace-nowrap">
        {sum ? (moneyOrRange(sum.perUnitMinor, sum.perUnitRangeMinor)?.replace(' to ', '–') ?? dash) : dash}
      </span>
    );
  };
  return [
    {
      key: 'surface',
      header: `Landed ${surface}`,
      align: 'right',
      cell: (row) => unit(row, false),
    },
    {
      key: 'air',
      header: 'Landed by air',
      align: 'right',
      from: 'sm',
      cell: (row) => unit(row, true),
    },
  ];
}
