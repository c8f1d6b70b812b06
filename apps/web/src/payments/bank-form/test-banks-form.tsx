import { useState } from 'react';
import { testBankAccounts } from '@brandwright/contract/payments/test-banks.ts';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { SignedIn } from './load-plaid.ts';

/** In place of a sign-in at a bank: a choice of accounts that aren’t there. */
export function TestBanksForm({
  isBusy,
  failure,
  onSignedIn,
  onCancel,
}: {
  isBusy: boolean;
  failure: string | undefined;
  onSignedIn: (signedIn: SignedIn) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState(testBankAccounts[0]?.accountId ?? '');
  const account = testBankAccounts.find(({ accountId }) => accountId === chosen);
  return (
    <form
      noValidate
      aria-label="Bank account"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (account && !isBusy)
          onSignedIn({ publicToken: account.publicToken, accountId: account.accountId });
      }}
    >
      <p className="text-sm text-ink-soft">
        These are test banks: nothing is real. With Plaid set up, you sign in at your own bank here.
      </p>
      <RadioCards
        label="Account"
        compact
        value={chosen}
        onChange={setChosen}
        disabled={isBusy}
        cards={testBankAccounts.map(({ accountId, bankName, accountName, last4 }) => ({
          value: accountId,
          label: bankName,
          text: `${accountName} •••• ${last4}`,
        }))}
      />
      {failure !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" busy={isBusy}>
          Link account
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
