import { Link } from 'react-router';
import { creditStatusColors, creditStatusLabels } from '@brandwright/contract/orders/credits/entities.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { creditAddress } from '../labels.ts';
import { CreditFacts, CreditMovements } from '../parts/credit-facts.tsx';

/** One store credit with what moved it. */
export function StoreCreditCard({ output }: CardProps<OutputOfCard<'store_credit'>>) {
  return (
    <Card
      label={`Store credit ${output.code}`}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {output.code}
          <Status tone={creditStatusColors[output.status]}>{creditStatusLabels[output.status]}</Status>
        </span>
      }
      actions={
        <Button asChild size="small">
          <Link to={creditAddress(output.id)}>Open store credit</Link>
        </Button>
      }
    >
      <CreditFacts credit={output} />
      {output.movements.length > 1 && (
        <div className="mt-4 border-t border-line pt-3">
          <CreditMovements credit={output} />
        </div>
      )}
    </Card>
  );
}
