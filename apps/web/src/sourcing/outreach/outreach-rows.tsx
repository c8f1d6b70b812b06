import { Link } from 'react-router';
import type { Outreach } from '@brandwright/contract/sourcing/outreach/entities.ts';
import { Moment } from '#ui/text.tsx';
import { conversationAddress } from './addresses.ts';
import { OutreachState, wayOf } from './outreach-words.tsx';

/** Factories that were written to, each with where it stands; those in the inbox open their conversation. */
export function OutreachRows({ rows }: { rows: readonly Outreach[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line border-t border-line">
      {rows.map((row, index) => (
        <li key={row.outreachId} className="relative flex items-baseline gap-3 px-4 py-2.5 hover:bg-ink/3">
          <span aria-hidden className="figures w-5 shrink-0 text-right text-xs text-ink-soft">
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-semibold">
              {row.conversationSid === null ? (
                row.supplierName
              ) : (
                <Link
                  to={conversationAddress(row.conversationSid)}
                  className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {row.supplierName}
                </Link>
              )}
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {row.failure ?? wayOf(row)}
              {row.sentAt && (
                <>
                  {', '}
                  <Moment at={row.answeredAt ?? row.sentAt} />
                </>
              )}
            </p>
          </div>
          <OutreachState status={row.status} />
        </li>
      ))}
    </ol>
  );
}
