import type { LedgerEntry } from '@brandwright/contract/payments/entities.ts';
import { ledgerAccountLabels, ledgerEntryKindLabels } from '@brandwright/contract/payments/enums.ts';
import { Status } from '#ui/badge.tsx';
import { cn } from '#ui/cn.ts';
import { Day, Money } from '#ui/text.tsx';
import { ledgerTones } from '../labels.ts';

/** The journal: each entry with the account that was debited and, under it, the one that was credited. */
export function LedgerTable({ rows, stale = false }: { rows: readonly LedgerEntry[]; stale?: boolean }) {
  return (
    <div className={cn('@container', stale && 'opacity-60')} aria-busy={stale || undefined}>
      <table className="figures w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Journal, the newest first</caption>
        <thead>
          <tr className="text-left text-xs text-ink-soft [&>th]:h-9 [&>th]:border-b [&>th]:border-line [&>th]:px-2 [&>th]:font-medium [&>th:first-child]:pl-1 [&>th:last-child]:pr-1">
            <th scope="col">Entry</th>
            <th scope="col" className="text-right">
              Debit
            </th>
            <th scope="col" className="text-right">
              Credit
            </th>
          </tr>
        </thead>
        {rows.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </table>
    </div>
  );
}

/** The other side of a line. */
const nothing = <span className="sr-only">None</span>;

function Entry({ entry }: { entry: LedgerEntry }) {
  return (
    <tbody>
      <tr>
        <td colSpan={3} className="px-1 pt-3 pb-1">
          <span className="float-right ml-4 flex items-center gap-3 text-xs text-ink-soft">
            <Status tone={ledgerTones[entry.kind]}>
              <span className="text-xs">{ledgerEntryKindLabels[entry.kind]}</span>
            </Status>
            <Day at={entry.occurredAt} />
          </span>
          <span className="font-medium wrap-anywhere">{entry.memo}</span>
        </td>
      </tr>
      {entry.transfers.flatMap(({ debit, credit, amountMinor, currency }, index) => {
        const amount = <Money amountMinor={amountMinor} currency={currency} />;
        return [
          <tr key={`${index} debit`}>
            <td className="px-1 py-0.5 pl-1 text-ink-soft">{ledgerAccountLabels[debit]}</td>
            <td className="px-2 py-0.5 text-right">{amount}</td>
            <td>{nothing}</td>
          </tr>,
          <tr
            key={`${index} credit`}
            className="[tbody>&:last-child>td]:border-b [tbody>&:last-child>td]:border-line [tbody>&:last-child>td]:pb-3"
          >
            <td className="px-1 py-0.5 pl-6 text-ink-soft">{ledgerAccountLabels[credit]}</td>
            <td>{nothing}</td>
            <td className="px-2 py-0.5 pr-1 text-right">{amount}</td>
          </tr>,
        ];
      })}
    </tbody>
  );
}
