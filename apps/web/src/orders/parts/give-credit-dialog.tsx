import { useState } from 'react';
import { giveStoreCredit } from '@brandwright/contract/orders/credits/give-store-credit.ts';
import type { CustomerDetail } from '@brandwright/contract/orders/get-customer.ts';
import { ReviewDialog } from '#kit/review-dialog.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import { parseMoney } from '../money-input.ts';

/** Give a customer store credit: say how much, look at what will go out, then do exactly that. */
export function GiveCreditDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [notify, setNotify] = useState(customer.email !== null);
  const amountMinor = parseMoney(amount);
  return (
    <ReviewDialog
      declaration={giveStoreCredit}
      title={`Give ${customer.name} store credit`}
      input={{
        customer: customer.id,
        amountMinor: amountMinor ?? 0,
        notify,
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        ...(expiresOn === '' ? {} : { expiresOn }),
      }}
      canReview={!!amountMinor}
      review="Review store credit"
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field
          label="Amount"
          error={amountMinor === undefined ? 'Enter an amount, such as 20 or 4.50.' : undefined}
        >
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              placeholder="20.00"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        <Field label="Reason" hint="Optional. Only your team sees it.">
          {(tie) => (
            <Input
              {...tie}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Field label="Good until" hint="Optional. Otherwise as the return settings say.">
          {(tie) => (
            <Input
              {...tie}
              type="date"
              value={expiresOn}
              onChange={(event) => setExpiresOn(event.target.value)}
            />
          )}
        </Field>
        {customer.email !== null && (
          <Field
            label="Email the code"
            hint={`Goes to ${customer.email}.`}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 [&>p]:col-start-1 [&>p]:row-start-2"
          >
            {(tie) => <Switch {...tie} checked={notify} onCheckedChange={setNotify} />}
          </Field>
        )}
      </div>
    </ReviewDialog>
  );
}
