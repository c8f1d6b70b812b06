import { OperationError } from '@brandwright/contract';
import { removeRewardTier } from '@brandwright/contract/design/crowdfunding/remove-reward-tier.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { change, putBack } from './plan.ts';
import { lockPlan, toPlan } from './plan-rows.ts';
import { rewardNamed } from './find-reward.ts';

export default implement(removeRewardTier, {
  async run(context, { reward: said }) {
    const row = await lockPlan(context);
    const reward = rewardNamed(row, said);
    if (!reward)
      throw new OperationError(
        'not_found',
        row.rewards.length === 0
          ? 'The crowdfunding plan has no rewards yet.'
          : `There’s no reward "${said}". You have ${row.rewards.map(({ title }) => `"${title}"`).join(', ')}.`,
      );
    const rewards = row.rewards.filter(({ rewardId }) => rewardId !== reward.rewardId);
    const { changed, ...rest } = await change(context, row, { rewards });
    return { output: { plan: toPlan(context, changed), reward }, ...rest };
  },
  undo: putBack,
});
