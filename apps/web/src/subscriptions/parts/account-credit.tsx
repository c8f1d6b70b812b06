import { useState } from 'react';
import {
  creditLeftWords,
  listAccountCredits,
} from '@brandwright/contract/subscriptions/list-account-credits.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountCreditTable } from './account-credit-table.tsx';

const pageSize = 8;

/** What Brandwright owes the store: the balance, and every entry. */
export function AccountCredit() {
  const [pages, setPages] = useState(1);
  const found = useOperation(listAccountCredits, { page: 0, size: pageSize * pages }, { keepPrevious: true });
  return (
    <Section
      title="Account credit"
      note="Your plan’s welcome credit and the cash back on purchases. Choose it when you pay a supplier, and your card is charged the rest."
    >
      <Load query={found} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ rows, total, balances, cashBackPercent, currency }) => (
          <div className="flex flex-col gap-4">
            <p>
              <span className="figures text-2xl font-semibold">
                {creditLeftWords(balances) ?? formatMoney(balances[0]?.balanceMinor ?? 0, currency)}
              </span>{' '}
              <span className="text-sm text-ink-soft">available</span>
            </p>
            {total === 0 ? (
              <p className="text-sm text-ink-soft">
                No entries yet. Each purchase you pay for here earns {cashBackPercent}% cash back.
              </p>
            ) : (
              <AccountCreditTable rows={rows} stale={found.isPlaceholderData} />
            )}
            {rows.length < total && (
              <Button
                size="small"
                className="self-start"
                busy={found.isFetching}
                onClick={() => setPages(pages + 1)}
              >
                Show older entries
              </Button>
            )}
          </div>
        )}
      </Load>
    </Section>
  );
}
