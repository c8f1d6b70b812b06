import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { returnAddress } from '../labels.ts';
import { ReturnActions } from '../parts/return-actions.tsx';
import { ReturnArithmetic } from '../parts/return-arithmetic.tsx';
import { ReturnItems } from '../parts/return-items.tsx';
import { ReturnStatusMark } from '../parts/return-status-mark.tsx';

/** One return with its arithmetic and the next step. */
export function ReturnOrderCard({ output: one }: CardProps<OutputOfCard<'return_order'>>) {
  return (
    <Card
      label={`Return ${one.handle}`}
      title={
        <Link to={returnAddress(one.id)} className="hover:underline hover:underline-offset-4">
          Return {one.handle}
        </Link>
      }
      note={one.customerName}
      aside={<ReturnStatusMark status={one.status} />}
      actions={(one.allowed.statuses.length > 0 || one.allowed.refund) && <ReturnActions of={one} most={2} />}
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{one.banner}</p>
        <ReturnItems lines={one.lines} />
        <ReturnArithmetic
          refund={one.refund}
          currency={one.currency}
          totalLabel={one.destination === 'STORE_CREDIT' ? 'Store credit' : 'Refund'}
        />
      </div>
    </Card>
  );
}
