import { Link } from 'react-router';
import type { ComparedQuote } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { quoteStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { supplierAddress } from '../../addresses.ts';
import { quoteTones } from '../labels.ts';
import { QuoteFigures, Landed } from './quote-figures.tsx';

export interface QuoteActions {
  onAccept: (row: ComparedQuote) => void;
  onDecline: (row: ComparedQuote) => void;
  onAsk: (row: ComparedQuote) => void;
}

/** One quote beside the others. */
export function QuoteColumn({
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
      <QuoteFigures row={row} target={target} isBrief={isBrief} />
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
