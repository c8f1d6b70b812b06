import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { planTabAddress } from '../labels.ts';
import { BenefitList } from '../parts/benefit-list.tsx';
import { DueLines } from '../parts/due-lines.tsx';

/** What a plan would cost, and what it would bring. */
export function PlanChangeCard({ output: change }: CardProps<OutputOfCard<'plan_change'>>) {
  const { from, to, kind } = change;
  const isSame = kind === 'SAME';
  return (
    <Card
      label={`What ${to.title} would cost`}
      title={
        from.tier === to.tier
          ? `${to.title}, billed ${to.cycle === 'YEARLY' ? 'yearly' : 'monthly'}`
          : `From ${from.title} to ${to.title}`
      }
      note={isSame ? 'The store already has it' : undefined}
      actions={
        <Button asChild size="small">
          <Link to={planTabAddress}>Open plan and billing</Link>
        </Button>
      }
    >
      {!isSame && (
        <div className="flex flex-col gap-4">
          <DueLines change={change} />
          <BenefitList label="What you’d get" lines={change.gains} />
          <BenefitList label="What you’d lose" lines={change.loses} gone />
        </div>
      )}
    </Card>
  );
}
