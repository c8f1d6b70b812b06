import { landedPartsOfQuote, landedWords } from '@brandwright/contract/tariffs/landed.ts';
import type { ComparedQuote } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { incotermWords } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { formatDay, formatMoney, formatNumber, formatPercent } from '#ui/format.ts';

/** Price, costs, lead time and terms of one quote. */
export function QuoteFigures({
  row,
  target,
  isBrief,
}: {
  row: ComparedQuote;
  target: number | null;
  isBrief: boolean;
}) {
  const costs = isBrief ? row.costs.filter(({ label }) => label !== 'Goods') : row.costs;
  return (
    <dl className="figures flex flex-col gap-1.5">
      <Line
        label="Unit price"
        value={formatMoney(row.unitPriceMinor, row.currency)}
        note={isBrief ? undefined : targetNote(row, target)}
      />
      {costs.map((cost) => (
        <Line
          key={cost.label}
          label={cost.isEstimate ? `${cost.label}, estimate` : cost.label}
          value={cost.amountMinor === null ? 'unknown' : formatMoney(cost.amountMinor, row.currency)}
          note={isBrief ? undefined : cost.note}
        />
      ))}
      <Line label="Lead time" value={`${row.leadTimeDays} days`} />
      {!isBrief && (
        <>
          <Line label="MOQ" value={formatNumber(row.moq)} />
          <Line
            label="Sample"
            value={
              row.samplePriceMinor === null ? 'on request' : formatMoney(row.samplePriceMinor, row.currency)
            }
          />
          <Line label="Terms" value={row.incoterm} note={incotermWords[row.incoterm]} />
        </>
      )}
      <Line label="Valid until" value={formatDay(row.validUntil)} />
    </dl>
  );
}

/** What a piece costs landed, and all of them. */
export function Landed({ row }: { row: ComparedQuote }) {
  if (row.landedPerUnitMinor === null || row.landedMinor === null)
    return <p className="text-ink-soft">No landed cost: the duty is unknown.</p>;
  return (
    <p>
      <span className="figures text-xl font-semibold">
        {formatMoney(row.landedPerUnitMinor, row.currency)}
      </span>
      <span className="text-ink-soft">
        {' '}
        per unit {landedWords(landedPartsOfQuote(row))},{' '}
        <span className="figures">{formatMoney(row.landedMinor, row.currency)}</span> for{' '}
        {formatNumber(row.quantity)}
        {row.dutyPercent !== null && row.dutyPercent > 0 && `, duty ${formatPercent(row.dutyPercent)}`}
      </span>
    </p>
  );
}

function Line({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-right">{value}</dd>
      </div>
      {note && <dd className="text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}

function targetNote(row: ComparedQuote, target: number | null): string | undefined {
  if (target === null) return undefined;
  const over = row.unitPriceMinor - target;
  if (over === 0) return 'At your target';
  return `${formatMoney(Math.abs(over), row.currency)} ${over > 0 ? 'above' : 'below'} your target`;
}
