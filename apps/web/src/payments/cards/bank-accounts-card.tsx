import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { bankTabAddress } from '../labels.ts';
import { BankAccountList } from '../parts/bank-account-list.tsx';

/** The bank accounts that are linked for payouts. */
export function BankAccountsCard({ output: { accounts } }: CardProps<OutputOfCard<'bank_accounts'>>) {
  const isEmpty = accounts.length === 0;
  return (
    <Card
      label="Bank accounts"
      title={isEmpty ? 'No bank account linked' : count(accounts.length, 'bank account')}
      {...(isEmpty ? { note: 'Link one, and what your shop earns is paid out to it.' } : {})}
      actions={
        <Button asChild size="small">
          <Link to={bankTabAddress}>{isEmpty ? 'Link a bank account' : 'Open Bank and payouts'}</Link>
        </Button>
      }
    >
      {!isEmpty && <BankAccountList accounts={accounts} />}
    </Card>
  );
}
