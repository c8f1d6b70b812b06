import { landedPartsOfQuote, landedWords } from '@brandwright/contract/tariffs/landed.ts';
import { Link } from 'react-router';
import type { ComparedQuote } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { incotermWords, quoteStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import type { QuoteComparison as Comparison } from '@brandwright/contract/sourcing/rfq/quotes.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { formatDay, formatMoney, formatNumber, formatPercent } from '#ui/format.ts';
import { supplierAddress } from '../../addresses.ts';
import { quoteTones } from '../labels.ts';

export interface QuoteActions {
  onAccept: (row: ComparedQuote) => void;
  onDecline: (row: ComparedQuote) => void;
  onAsk: (row: ComparedQuote) => void;
}

/**
 * Quotes side by side where there is room, one under the other where there is not. Every figure of a landed cost stands
 * with how it was come by; what is an estimate says so.
 */
export function QuoteComparison({
  comparison,
  shown = comparison.rows.length,
  isBrief = false,
  actions,
}: {
  comparison: Comparison;
  shown?: number;
  /** The figures that decide; how each was come by stands on the request's page. */
  isBrief?: boolean;
  actions?: QuoteActions | undefined;
}) {
  return (
    <div className="@container">
      <ul className="grid gap-3 @lg:grid-cols-2 @4xl:grid-cols-3">
        {comparison.rows.slice(0, shown).map((row) => (
          <li key={row.quoteId} className="flex">
            <QuoteColumn row={row} target={comparison.targetPriceMinor} isBrief={isBrief} actions={actions} />
          </li>
        ))}
      </ul>
      {comparison.notes.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-xs text-ink-soft">
          {comparison.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function QuoteColumn({
  row,
  target,
  isBrief,
  actions,
}: {
  row: ComparedQuote;
  target: number | null;
  isBrief: boolean;
  actions: QuoteActions | undefined;
}) {
  const isOpen = row.status === 'OPEN';
  return (
    <article
      aria-label={`Quote from ${row.supplierName}`}
      className={cn(
        'flex w-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-paper p-4 text-sm',
        row.isCheapest && 'border-good',
      )}
    >
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-1.5">
          {row.isCheapest && <Badge tone="good">Cheapest landed</Badge>}
          {row.isFastest && <Badge tone="info">Fastest</Badge>}
          {!isOpen && <Status tone={quoteTones[row.status]}>{quoteStatusLabels[row.status]}</Status>}
          {row.isDemo && <Badge>Demo</Badge>}
        </div>
        <h4 className="font-semibold">
          <Link to={supplierAddress(row.supplierId)} className="hover:underline hover:underline-offset-4">
            {row.supplierName}
          </Link>
          <span className="ml-2 font-normal text-ink-soft">{row.countryName}</span>
        </h4>
      </header>
      <Landed row={row} />
      <Figures row={row} target={target} isBrief={isBrief} />
      {row.warnings.length > 0 && (
        <ul className="flex flex-col gap-1 text-xs text-warn">
          {row.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {row.note && !isBrief && (
        <blockquote className="border-l-2 border-line pl-3 text-xs wrap-anywhere text-ink-soft">
          <span className="sr-only">Supplier’s note: </span>
          {row.note}
        </blockquote>
      )}
      {actions && isOpen && (
        <footer className="mt-auto flex flex-wrap gap-2 pt-1">
          <Button
            look={row.isCheapest ? 'solid' : 'outline'}
            size="small"
            aria-label={`Accept the quote from ${row.supplierName}`}
            onClick={() => actions.onAccept(row)}
          >
            Accept
          </Button>
          <Button
            size="small"
            aria-label={`Ask ${row.supplierName} about the quote`}
            onClick={() => actions.onAsk(row)}
          >
            Ask
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={`Decline the quote from ${row.supplierName}`}
            onClick={() => actions.onDecline(row)}
          >
            Decline
          </Button>
        </footer>
      )}
    </article>
  );
}

function Figures({ row, target, isBrief }: { row: ComparedQuote; target: number | null; isBrief: boolean }) {
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

function Landed({ row }: { row: ComparedQuote }) {
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
