import { useId } from 'react';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { refundReason, refundReasonLabels } from '@brandwright/contract/orders/enums.ts';
import type { OrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { RefundDraft, RefundWay } from '../refund-draft.ts';
import { RefundLines, type RefundFieldsProps } from './refund-lines.tsx';

const wayOptions: readonly { value: RefundWay; label: string }[] = [
  { value: 'LINES', label: 'Items' },
  { value: 'AMOUNT', label: 'An amount' },
  { value: 'SHIPPING', label: 'Shipping' },
  { value: 'GOODWILL', label: 'Goodwill: nothing is taken back' },
];

const reasons = refundReason.options.map((value) => ({ value, label: refundReasonLabels[value] }));

/** What goes back, why, and what the shopper reads about it. */
export function RefundFields({ order, draft, onDraft, problem }: RefundFieldsProps) {
  const set = (change: Partial<RefundDraft>) => onDraft({ ...draft, ...change });
  const ways = wayOptions.map(({ value, label }) => ({
    value,
    label,
    disabled:
      (value === 'SHIPPING' && order.shippingLeftMinor === 0) ||
      (value === 'LINES' && order.lines.every((line) => line.unitsLeft === 0)),
  }));
  return (
    <div className="flex flex-col gap-5">
      <Field label="Refund">
        {(tie) => (
          <Select {...tie} value={draft.way} options={ways} onChange={(way) => set({ way, amount: '' })} />
        )}
      </Field>
      {draft.way === 'LINES' ? (
        <RefundLines order={order} draft={draft} onDraft={onDraft} problem={problem} />
      ) : (
        <Amount order={order} draft={draft} set={set} problem={problem} />
      )}
      <Field
        label={draft.way === 'GOODWILL' ? 'Reason (needed)' : 'Reason'}
        hint="Saved with the refund. The shopper doesn’t see it."
      >
        {(tie) => (
          <Select
            {...tie}
            value={draft.reason || undefined}
            options={reasons}
            onChange={(reason) => set({ reason })}
          />
        )}
      </Field>
      <Field label="Details" hint="Optional. Only your team sees them.">
        {(tie) => (
          <Input
            {...tie}
            maxLength={500}
            value={draft.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        )}
      </Field>
      <Mail order={order} draft={draft} set={set} />
    </div>
  );
}

interface PartProps {
  order: OrderRefunds;
  draft: RefundDraft;
  set: (change: Partial<RefundDraft>) => void;
}

function Amount({ order, draft, set, problem }: PartProps & { problem: string | null }) {
  const isShipping = draft.way === 'SHIPPING';
  const left = formatMoney(isShipping ? order.shippingLeftMinor : order.leftMinor, order.currency);
  return (
    <Field
      label={`Amount in ${order.currency}`}
      hint={isShipping ? `Leave blank for all ${left} of it, tax included.` : `Up to ${left}.`}
      error={problem ?? undefined}
    >
      {(tie) => (
        <Input
          {...tie}
          inputMode="decimal"
          className="figures max-w-40"
          value={draft.amount}
          onChange={(event) => set({ amount: event.target.value })}
        />
      )}
    </Field>
  );
}

function Mail({ order, draft, set }: PartProps) {
  const id = useId();
  if (order.email === null)
    return (
      <p className="text-sm text-ink-soft">
        This order has no email address, so {order.customerName} won’t be told.
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5">
        <Checkbox
          id={id}
          checked={draft.notify}
          onCheckedChange={(state) => set({ notify: state === true })}
        />
        <label htmlFor={id} className="min-w-0 text-sm wrap-anywhere">
          Email {order.email}
        </label>
      </div>
      {draft.notify && (
        <Field label="Email text" hint="Leave blank for a plain one; you see it before anything is sent.">
          {(tie) => (
            <Textarea
              {...tie}
              maxLength={5000}
              value={draft.message}
              onChange={(event) => set({ message: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
