import { Link } from 'react-router';
import { Status } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { paymentAddress, paymentTones, shortStatusLabels } from '../labels.ts';
import { PaymentFacts } from '../parts/payment-facts.tsx';
import { hasNext, PaymentNext } from '../parts/payment-next.tsx';

/** One payment of the store. */
export function PaymentCard({ output: payment }: CardProps<OutputOfCard<'payment'>>) {
  return (
    <Card
      label={`Payment for ${payment.description}`}
      title={
        <Link to={paymentAddress(payment.paymentId)} className="hover:underline hover:underline-offset-4">
          {payment.description || 'Payment'}
        </Link>
      }
      aside={<Status tone={paymentTones[payment.status]}>{shortStatusLabels[payment.status]}</Status>}
      actions={hasNext(payment) && <PaymentNext payment={payment} />}
    >
      <PaymentFacts payment={payment} />
    </Card>
  );
}
