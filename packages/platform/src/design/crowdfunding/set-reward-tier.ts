import { OperationError } from '@brandwright/contract';
import { mostRewards, type RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { setRewardTier } from '@brandwright/contract/design/crowdfunding/set-reward-tier.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { change, putBack } from './plan.ts';
import { lockPlan, toPlan } from './plan-rows.ts';
import { rewardNamed } from './find-reward.ts';

export default implement(setRewardTier, {
  async run(context, { reward: said, priceMinor, description, limit, deliveryDate }) {
    const row = await lockPlan(context);
    const there = rewardNamed(row, said);
    const price = priceMinor ?? there?.priceMinor;
    if (price === undefined)
      throw new OperationError('bad_input', `What does a backer pledge for "${said}"? Say "at $35".`, [
        { path: 'priceMinor', message: 'Say the price of the pledge.' },
      ]);
    if (!there && row.rewards.length >= mostRewards)
      throw new OperationError(
        'too_large',
        `A plan can have at most ${mostRewards} rewards. Remove one first.`,
      );
    const reward: RewardTier = {
      rewardId: there?.rewardId ?? randomUUID(),
      title: there?.title ?? said.replace(/^(?:crowdfunding|campaign)\s+(?=\S)/i, ''),
      priceMinor: price,
      description: description ?? there?.description ?? '',
      limit: limit ?? there?.limit ?? null,
      deliveryDate: deliveryDate ?? there?.deliveryDate ?? null,
    };
    const rewards = [...row.rewards.filter(({ rewardId }) => rewardId !== reward.rewardId), reward];
    const { changed, ...rest } = await change(context, row, { rewards });
    return { output: { plan: toPlan(context, changed), reward }, ...rest };
  },
  undo: putBack,
});
