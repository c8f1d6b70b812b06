import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { paymentWords } from '@brandwright/contract/payments/words.ts';
import { Details } from '#ui/details.tsx';
import { formatMoney } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';

/** A payment in full: what became of it in a sentence, then its figures. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { amountMinor, creditMinor, refundedMinor, currency } = payment;
  return (
    <div className="flex flex-col gap-3">
      <p className={payment.status === 'INSTRUMENT_DECLINED' ? 'text-sm text-bad' : 'text-sm'}>
        {paymentWords(payment, payment.description)}
      </p>
      <Details
        items={[
          { label: 'Amount', value: formatMoney(amountMinor + creditMinor, currency), strong: true },
          {
            label: 'Account credit',
            value: creditMinor > 0 && amountMinor > 0 ? formatMoney(creditMinor, currency) : null,
          },
          { label: 'Refunded', value: refundedMinor > 0 ? formatMoney(refundedMinor, currency) : null },
          { label: 'For', value: payment.description },
          { label: payment.walletOrderId === null ? 'Paid with' : 'Wallet', value: payment.method },
          { label: 'Started', value: <Moment at={payment.createdAt} /> },
          { label: 'Settled', value: payment.settledAt && <Moment at={payment.settledAt} /> },
        ]}
      />
    </div>
  );
}
