import { Link } from 'react-router';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { planTabAddress, standing } from '../labels.ts';
import { PlanFacts } from '../parts/plan-facts.tsx';

/** The plan that the store is on. */
export function PlanCard({ output: { planName, subscription } }: CardProps<OutputOfCard<'plan'>>) {
  const name = subscription?.title ?? planName;
  return (
    <Card
      label={`${name} plan`}
      title={name}
      note={
        subscription === null
          ? 'Nothing is charged, and nothing renews'
          : subscription.title === planName
            ? undefined
            : `The store has ${planName} features for now`
      }
      aside={
        subscription && <Status tone={standing(subscription).tone}>{standing(subscription).label}</Status>
      }
      actions={
        <Button asChild size="small">
          <Link to={planTabAddress}>Open plan and billing</Link>
        </Button>
      }
    >
      {subscription && <PlanFacts plan={subscription} />}
    </Card>
  );
}
