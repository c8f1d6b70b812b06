import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { CostLines } from '../parts/cost-lines.tsx';
import { RewardLines } from '../parts/reward-lines.tsx';

/** The crowdfunding plan: what it must cover, its rewards, what is still missing. */
export function CrowdfundingPlanCard({ output }: CardProps<OutputOfCard<'crowdfunding_plan'>>) {
  const { plan } = output;
  if (!plan)
    return (
      <Card
        label="Crowdfunding plan"
        title="No crowdfunding plan"
        note="A plan says what the goal must cover before backers are asked."
        actions={
          <Button asChild size="small">
            <Link to="/crowdfund-your-idea">Start a plan</Link>
          </Button>
        }
      />
    );
  const { goalMinor, launchDate, currency, missing } = plan;
  const facts = [
    goalMinor === null ? 'No goal yet' : `Goal ${formatMoney(goalMinor, currency)}`,
    launchDate === null ? '' : `launch ${formatDay(launchDate)}, ${plan.durationDays} days`,
  ].filter(Boolean);
  return (
    <Card
      label={`Crowdfunding plan ${plan.title}`}
      title={
        <Link to="/crowdfund-your-idea" className="hover:underline hover:underline-offset-4">
          {plan.title || 'Untitled plan'}
        </Link>
      }
      note={facts.join(', ')}
      aside={plan.status === 'SUBMITTED' ? <Badge tone="good">Sent to you</Badge> : <Badge>Draft</Badge>}
      actions={
        <>
          {missing.length === 0 && plan.status === 'DRAFT' && (
            <Button size="small" onClick={() => askPartner('Email me the crowdfunding plan')}>
              Email it to me
            </Button>
          )}
          <Button asChild size="small">
            <Link to="/crowdfund-your-idea">Open the plan</Link>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CostLines plan={plan} />
        {plan.rewards.length > 0 && <RewardLines plan={plan} />}
        {missing.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-warn">
            {missing.map((one) => (
              <li key={one.field}>{one.question}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
