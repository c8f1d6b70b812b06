import type { LedgerBalance } from '@brandwright/contract/payments/entities.ts';
import { ledgerAccountLabels } from '@brandwright/contract/payments/enums.ts';
import { formatMoney } from '#ui/format.ts';

/** What stands on each account. Credits count up, debits down, and together they come to zero. */
export function Balances({ balances }: { balances: readonly LedgerBalance[] }) {
  if (balances.length === 0) return null;
  return (
    <dl aria-label="Balances" className="flex flex-wrap gap-x-10 gap-y-3">
      {balances.map(({ account, balanceMinor, currency }) => (
        <div key={`${account} ${currency}`}>
          <dt className="text-sm text-ink-soft">{ledgerAccountLabels[account]}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {formatMoney(Math.abs(balanceMinor), currency)}{' '}
            <span className="text-sm font-normal text-ink-soft">{balanceMinor < 0 ? 'debit' : 'credit'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
