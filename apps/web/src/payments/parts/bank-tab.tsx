import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BankAccount } from '@brandwright/contract/payments/entities.ts';
import { listBankAccounts } from '@brandwright/contract/payments/list-bank-accounts.ts';
import { unlinkBankAccount } from '@brandwright/contract/payments/unlink-bank-account.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Section } from '#orders/parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { LinkBankDialog } from '../bank-form/link-bank-dialog.tsx';
import { usePaymentPermissions } from '../use-payment-permissions.ts';
import { BankAccountList } from './bank-account-list.tsx';
import { PayoutList } from './payout-list.tsx';
import { useAskOwner } from '#session/use-ask-owner.ts';

const needsAdmin = 'You need admin access to link or unlink a bank account.';

/** The bank account that payouts go to, and the payouts. */
export function BankTab() {
  return (
    <div className="flex flex-col gap-8">
      <BankAccounts />
      <Section title="Payouts">
        <PayoutList />
      </Section>
    </div>
  );
}

function BankAccounts() {
  const found = useOperation(listBankAccounts, {});
  const askOwner = useAskOwner();
  const { isKnown, mayPay } = usePaymentPermissions();
  const [isLinking, setLinking] = useState(false);
  const [unlinked, setUnlinked] = useState<BankAccount | null>(null);
  const link = mayPay && (
    <Button look="accent" onClick={() => setLinking(true)}>
      <Plus aria-hidden />
      Link a bank account
    </Button>
  );
  return (
    <Section title="Bank account">
      <Load
        query={found}
        skeleton={<Skeleton className="h-24 w-full max-w-2xl" />}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={
          <EmptyState
            title="No bank account linked"
            text="Link one, and what your shop earns is paid out to it."
            action={link}
          />
        }
      >
        {({ accounts }) => (
          <div className="flex max-w-2xl flex-col gap-4">
            <div className="rounded-xl border border-line bg-raised px-4 py-1.5">
              <BankAccountList accounts={accounts} onUnlink={mayPay ? setUnlinked : undefined} />
            </div>
            <div>{link}</div>
          </div>
        )}
      </Load>
      {isKnown && !mayPay && (
        <p className="pt-4 text-sm text-ink-soft">
          {needsAdmin} {askOwner}
        </p>
      )}
      <OperationDialog
        declaration={unlinkBankAccount}
        input={unlinked && { bankAccountId: unlinked.bankAccountId }}
        title="Unlink this bank account"
        onClose={() => setUnlinked(null)}
      />
      {isLinking && <LinkBankDialog onClose={() => setLinking(false)} />}
    </Section>
  );
}
