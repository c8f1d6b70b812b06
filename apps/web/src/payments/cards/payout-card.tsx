import { Link } from 'react-router';
import { payoutStatusLabels } from '@brandwright/contract/payments/enums.ts';
import { Status } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { payoutAddress, payoutTones } from '../labels.ts';
import { PayoutFacts } from '../parts/payout-facts.tsx';

/** One payout to the bank. */
export function PayoutCard({ output: payout }: CardProps<OutputOfCard<'payout'>>) {
  const title = `Payout of ${formatMoney(payout.amountMinor, payout.currency)}`;
  return (
    <Card
      label={title}
      title={
        <Link to={payoutAddress(payout.payoutId)} className="hover:underline hover:underline-offset-4">
          {title}
        </Link>
      }
      aside={<Status tone={payoutTones[payout.status]}>{payoutStatusLabels[payout.status]}</Status>}
    >
      <PayoutFacts payout={payout} />
    </Card>
  );
}
