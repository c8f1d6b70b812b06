import type { Payout } from '@brandwright/contract/payments/entities.ts';
import { payoutWords } from '@brandwright/contract/payments/payout-words.ts';
import { Details } from '#ui/details.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';

/** A payout in full: how it stands in a sentence, then its figures. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  return (
    <div className="flex flex-col gap-3">
      <p className={payout.status === 'FAILED' ? 'text-sm text-bad' : 'text-sm'}>{payoutWords(payout)}</p>
      <Details
        items={[
          { label: 'Amount', value: formatMoney(payout.amountMinor, payout.currency), strong: true },
          { label: 'To', value: payout.bankName },
          {
            label: payout.status === 'ARRIVED' ? 'Arrived' : 'Arrives by',
            value: formatDay(payout.arrivesOn),
          },
          { label: 'Started', value: <Moment at={payout.createdAt} /> },
          { label: 'Why it came back', value: payout.failureReason },
        ]}
      />
    </div>
  );
}
