import type { BankAccount } from '@brandwright/contract/payments/entities.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** Linked accounts: the bank, the last four digits, and which one payouts go to. */
export function BankAccountList({
  accounts,
  onUnlink,
}: {
  accounts: readonly BankAccount[];
  /** Left out where nobody may unlink. */
  onUnlink?: ((account: BankAccount) => void) | undefined;
}) {
  return (
    <ul aria-label="Linked bank accounts" className="flex flex-col text-sm">
      {accounts.map((account) => (
        <li
          key={account.bankAccountId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
        >
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{account.bankName}</span>
            <span className="figures block text-ink-soft">
              {account.accountName} •••• {account.last4}
            </span>
          </span>
          <span className="flex items-center gap-3">
            {account.isForPayouts && <Badge>Payouts go here</Badge>}
            {onUnlink && (
              <Button
                size="small"
                look="quiet"
                aria-label={`Unlink ${account.name}`}
                onClick={() => onUnlink(account)}
              >
                Unlink
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
