import { Link } from 'react-router';
import { purchaseStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { Status } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { purchaseAddress, purchaseTones } from '../labels.ts';
import { NextSteps, stepsOf } from '../parts/next-steps.tsx';
import { PurchaseFacts } from '../parts/purchase-facts.tsx';

/** One purchase from a supplier. */
export function PurchaseItemCard({ output: item }: CardProps<OutputOfCard<'purchase_item'>>) {
  return (
    <Card
      label={`Purchase order ${item.title}`}
      title={
        <Link to={purchaseAddress(item.purchaseItemId)} className="hover:underline hover:underline-offset-4">
          {item.title}
        </Link>
      }
      note={item.supplierName}
      aside={<Status tone={purchaseTones[item.status]}>{purchaseStatusLabels[item.status]}</Status>}
      actions={stepsOf(item).length > 0 && <NextSteps item={item} most={2} />}
    >
      <PurchaseFacts item={item} />
    </Card>
  );
}
