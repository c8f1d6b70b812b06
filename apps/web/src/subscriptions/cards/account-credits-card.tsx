import { Link } from 'react-router';
import { creditLeftWords } from '@brandwright/contract/subscriptions/list-account-credits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { planTabAddress } from '../labels.ts';
import { AccountCreditTable } from '../parts/account-credit-table.tsx';

const threadRows = 6;

/** What is left of the account's credit, and its entries. */
export function AccountCreditsCard({ output, density }: CardProps<OutputOfCard<'account_credits'>>) {
  const { rows, total, balances } = output;
  const left = creditLeftWords(balances);
  return (
    <Card
      label="Account credit"
      title={left === undefined ? 'No account credit' : `${left} of account credit`}
      note={total === 0 ? 'No entries.' : count(total, 'entry', 'entries')}
      actions={
        <Button asChild size="small">
          <Link to={planTabAddress}>Open plan and billing</Link>
        </Button>
      }
    >
      {total > 0 && (
        <AccountCreditTable
          rows={density === 'thread' ? rows.slice(0, threadRows) : rows}
          density="compact"
        />
      )}
    </Card>
  );
}
