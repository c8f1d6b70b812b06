import type { LandedCost, LandedLine, LandedMode } from '@brandwright/contract/tariffs/landed-cost.ts';
import { Badge } from '#ui/badge.tsx';
import { formatMoney } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { Column } from '#ui/table.tsx';
import { landedRows, rangeLabel, type LandedRow } from '../landed-rows.ts';
import { transportLabels } from '../labels.ts';
import { Fold } from './fold.tsx';

/** What a shipment costs at the door, each way of travel a column, and what each figure rests on. */
export function LandedTable({ landed, open = false }: { landed: LandedCost; open?: boolean }) {
  const pieces = landed.quantity.toLocaleString('en-US');
  return (
    <section aria-label="Landed cost" className="flex flex-col gap-2 [&_thead_th]:bg-raised">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        Landed cost of {pieces} units, delivered in the US
        <span className="font-normal text-ink-soft">
          {weightLabel(landed.grossKg)}, {landed.cubicMeters} m³{landed.piece.isEstimate && ', estimated'}
        </span>
      </h3>
      <Table
        label="Landed cost by transport"
        density="compact"
        rows={landedRows(landed)}
        rowKey={({ key }) => key}
        columns={columnsFor(landed)}
      />
      {landed.missing !== null && <p className="text-sm text-info">{landed.missing}</p>}
      <Fold label="How these figures are estimated" open={open}>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
          {landed.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
          {landed.modes.flatMap((mode) => mode.lines.filter(hasNote).map((line) => noteOf(mode, line)))}
        </ul>
      </Fold>
    </section>
  );
}

const weightLabel = (kg: number): string => `${kg.toLocaleString('en-US', { maximumFractionDigits: 1 })} kg`;

/** Figures that nobody quoted: the others say what they are. */
/** A harbor fee is assumed only where the way of travel is, which the columns say. */
const hasNote = ({ code, isEstimate }: LandedLine): boolean => isEstimate && code !== 'HMF';

const noteOf = ({ transport }: LandedMode, { code, label, note }: LandedLine) => (
  <li key={`${transport} ${code}`}>
    {label}, {transportLabels[transport].toLowerCase()}: {note}.
  </li>
);

function columnsFor(landed: LandedCost): Column<LandedRow>[] {
  return [
    {
      key: 'line',
      header: 'Cost',
      cell: ({ label, isEstimate, isSum }) => (
        <span className={isSum ? 'font-semibold' : 'font-normal'}>
          {label}
          {isEstimate && <span className="text-ink-soft"> (est.)</span>}
        </span>
      ),
    },
    ...landed.modes.map((mode): Column<LandedRow> => ({
      key: mode.transport,
      header: transportLabels[mode.transport],
      align: 'right',
      cell: (row) => <Figure row={row} mode={mode} isCheapest={landed.cheapest === mode.transport} />,
    })),
  ];
}

function Figure({ row, mode, isCheapest }: { row: LandedRow; mode: LandedMode; isCheapest: boolean }) {
  const { text, amountMinor, rangeMinor } = row.figures[mode.transport] ?? {};
  const words = text ?? (amountMinor == null ? rangeLabel(rangeMinor ?? null) : formatMoney(amountMinor));
  if (words === null) return <span className="text-ink-soft">–</span>;
  return (
    <span className={row.isSum ? 'font-semibold' : undefined}>
      {row.key === 'total' && isCheapest && (
        <span className="mr-2 hidden @sm:inline">
          <Badge tone="good">Cheapest</Badge>
        </span>
      )}
      {words}
    </span>
  );
}
