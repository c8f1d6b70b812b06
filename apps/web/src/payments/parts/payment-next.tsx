import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { Button } from '#ui/button.tsx';
import { bankAddress, payAgainAddress } from '../labels.ts';

/** What can be done about a payment that isn’t through: confirm it with the bank, approve it at the wallet, or pay again. */
export function PaymentNext({ payment, size = 'small' }: { payment: Payment; size?: 'small' | 'medium' }) {
  const atBank = payment.status === 'REQUIRES_ACTION' ? bankAddress(payment.actionUrl) : null;
  if (atBank !== null)
    return (
      <Button asChild look="accent" size={size}>
        <a href={atBank}>
          <ExternalLink aria-hidden />
          {payment.walletOrderId === null ? 'Confirm with your bank' : `Continue to ${payment.method}`}
        </a>
      </Button>
    );
  const again = payAgainAddress(payment);
  const cameToNothing =
    payment.status === 'INSTRUMENT_DECLINED' || payment.status === 'CANCELED' || payment.status === 'REFUSED';
  if (!cameToNothing || again === null) return null;
  return (
    <Button asChild size={size}>
      <Link to={again}>
        {payment.walletOrderId === null ? 'Try again with another card' : 'Pay another way'}
      </Link>
    </Button>
  );
}

export const hasNext = (payment: Payment): boolean =>
  payment.status === 'REQUIRES_ACTION'
    ? bankAddress(payment.actionUrl) !== null
    : ['INSTRUMENT_DECLINED', 'CANCELED', 'REFUSED'].includes(payment.status) &&
      payAgainAddress(payment) !== null;
