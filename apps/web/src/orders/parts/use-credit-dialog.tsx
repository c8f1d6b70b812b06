import { useState } from 'react';
import type { FormEvent } from 'react';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import { redeemStoreCredit } from '@brandwright/contract/orders/credits/redeem-store-credit.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { messageOf, refusedFields } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { parseMoney } from '../money-input.ts';

const mostShown = 20;

/** Pays what an order owes with store credit: the customer's, or that of a code. */
export function UseCreditDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  const known = useOperation(listStoreCredits, {
    status: 'OPEN',
    customer: order.customerId ?? '',
    size: mostShown,
  });
  const use = useAction(redeemStoreCredit, { onDone: onClose, failures: 'kept' });
  const amountMinor = parseMoney(amount);
  const isAmount = amountMinor !== undefined && amountMinor !== 0;
  const refused = refusedFields(use.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isAmount) return;
    void use.run({
      id: order.id,
      ...(code.trim() === '' ? {} : { credit: code.trim() }),
      ...(amountMinor === null ? {} : { amountMinor }),
    });
  }

  const inWords = (minor: number, currency: string) => formatMoney(minor, currency);
  const left = known.data?.rows.map((one) => `${one.code} (${inWords(one.leftMinor, one.currency)} left)`);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !use.isRunning && onClose()}
      title="Use store credit"
      description={`${inWords(order.owedMinor, order.currency)} of order #${order.orderNumber} is still to be paid.`}
      footer={
        <>
          <Button look="quiet" disabled={use.isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form="use-credit" look="accent" busy={use.isRunning} disabled={!isAmount}>
            Use store credit
          </Button>
        </>
      }
    >
      <form id="use-credit" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p role="status" className="text-sm text-ink-soft">
          {known.isPending
            ? 'Looking for store credit…'
            : known.isError
              ? messageOf(known.error)
              : left === undefined || left.length === 0
                ? `${order.customerName} has no open store credit.`
                : `${order.customerName} has ${left.join(', ')}.`}
        </p>
        <Field label="Code" hint="Leave blank to use what the customer has." error={refused['credit']}>
          {(tie) => (
            <Input
              {...tie}
              autoComplete="off"
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Amount"
          hint="Leave blank to pay all that is owed."
          error={isAmount ? refused['amountMinor'] : 'Enter an amount, such as 20 or 4.50.'}
        >
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        {use.error && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(use.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
