import { Check, Lock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { planTiers, type PlanTier } from '@brandwright/contract/kernel/operation.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { planNames } from '@brandwright/contract/store/entities.ts';
import { Button } from '#ui/button.tsx';
import { neededPlan } from '../use-request-permissions.ts';
import { useReport } from '../use-report.ts';

const included = [
  'Ask matching factories for quotes with one request',
  'Quotes side by side with landed cost: duty, fees and freight',
  'Drafts from a sentence or a tech pack',
];

/** What the plan lacks and which plans have it. Said once an opening, and counted. */
export function Paywall({ plan }: { plan: PlanTier | undefined }) {
  const report = useReport();
  useEffect(() => {
    report('blockedByPaywall', plan ?? 'unknown');
  }, [report, plan]);
  const having = planTiers.slice(planTiers.indexOf(neededPlan)).map((tier) => planNames[tier]);
  return (
    <section
      aria-label="Not part of your plan"
      className="mx-auto flex max-w-lg flex-col gap-4 rounded-xl border border-line bg-raised px-6 py-8"
    >
      <Lock aria-hidden className="size-6 text-ink-soft" />
      <h2 className="font-display text-lg">Custom project requests aren’t part of your plan</h2>
      <p className="text-ink-soft">
        {plan ? `Your store is on the ${planNames[plan]} plan. ` : ''}They come with {listWords(having)}.
      </p>
      <ul className="flex flex-col gap-2 text-sm">
        {included.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {line}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        The owner of the store can change the plan. You can still read your existing requests and quotes.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to="/browse-suppliers">Browse suppliers instead</Link>
        </Button>
        <Button asChild look="quiet">
          <Link to="/inbox/custom-project-requests">See earlier requests</Link>
        </Button>
      </div>
    </section>
  );
}
