import { X } from 'lucide-react';
import type { CrowdfundingPlan, RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';

/** The rewards, cheapest first; with ways to change them where it is given how. */
export function RewardLines({
  plan,
  onEdit,
  onRemove,
}: {
  plan: CrowdfundingPlan;
  onEdit?: (reward: RewardTier) => void;
  onRemove?: (reward: RewardTier) => void;
}) {
  return (
    <ul aria-label="Rewards" className="flex flex-col">
      {plan.rewards.map((reward) => (
        <li
          key={reward.rewardId}
          className="flex items-start gap-3 border-t border-line py-2.5 first:border-t-0"
        >
          <div className="min-w-0 flex-1">
            <p className="text-sm font-medium">{reward.title}</p>
            <p className="text-xs text-ink-soft">
              {[
                reward.description,
                reward.limit === null ? '' : `${formatNumber(reward.limit)} available`,
                reward.deliveryDate === null ? '' : `by ${formatDay(reward.deliveryDate)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Money amountMinor={reward.priceMinor} currency={plan.currency} className="text-sm" />
          {onEdit && (
            <Button look="quiet" size="small" onClick={() => onEdit(reward)} className="-my-1">
              Edit<span className="sr-only"> {reward.title}</span>
            </Button>
          )}
          {onRemove && (
            <IconButton
              label={`Remove ${reward.title}`}
              onClick={() => onRemove(reward)}
              className="-my-1 -mr-1"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
