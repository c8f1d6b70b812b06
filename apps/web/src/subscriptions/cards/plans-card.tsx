import { Link } from 'react-router';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatMoney, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { planTabAddress } from '../labels.ts';

type Plan = OutputOfCard<'plans'>['plans'][number];

/** The plans side by side, the cheapest first. */
export function PlansCard({ output: { plans, cycle, largestSeats } }: CardProps<OutputOfCard<'plans'>>) {
  const price = (plan: Plan) => {
    const minor = cycle === 'YEARLY' ? plan.yearlyMinor : plan.monthlyMinor;
    return minor === 0 ? 'Free' : formatMoney(minor, plan.currency);
  };
  const name = (plan: Plan) => (
    <span className="flex items-center gap-2 font-medium">
      {plan.name}
      {plan.isCurrent && <Badge>Your plan</Badge>}
    </span>
  );
  if (plans.length === 0)
    return (
      <Card
        label="Plans"
        title="No plan has that many seats"
        note={`The largest has ${count(largestSeats, 'seat')}`}
      />
    );
  return (
    <Card
      label="Plans"
      title={count(plans.length, 'plan')}
      note={cycle === 'YEARLY' ? 'Billed yearly' : 'Billed monthly'}
      actions={
        <Button asChild size="small">
          <Link to={planTabAddress}>Compare the plans</Link>
        </Button>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <TableOrRows
          label="Plans"
          rows={plans}
          rowKey={(plan) => plan.tier}
          nameOf={(plan) => plan.name}
          density="compact"
          narrow={(plan) => (
            <>
              <span className="flex justify-between gap-3">
                {name(plan)}
                <span className="figures">{price(plan)}</span>
              </span>
              <span className="text-xs text-ink-soft">
                {count(plan.seats, 'seat')} · {formatNumber(plan.monthlyPictures)} pictures ·{' '}
                {formatNumber(plan.monthlyAiCredits)} AI credits
              </span>
            </>
          )}
          columns={[
            { key: 'name', header: 'Plan', cell: name },
            { key: 'seats', header: 'Seats', align: 'right', cell: (plan) => formatNumber(plan.seats) },
            {
              key: 'pictures',
              header: 'Pictures',
              align: 'right',
              cell: (plan) => formatNumber(plan.monthlyPictures),
            },
            {
              key: 'credits',
              header: 'AI credits',
              align: 'right',
              cell: (plan) => formatNumber(plan.monthlyAiCredits),
            },
            { key: 'price', header: cycle === 'YEARLY' ? 'A year' : 'A month', align: 'right', cell: price },
          ]}
        />
      </div>
    </Card>
  );
}
