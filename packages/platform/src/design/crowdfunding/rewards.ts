import { OperationError } from '@brandwright/contract';
import { mostRewards, type RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { removeRewardTier } from '@brandwright/contract/design/crowdfunding/remove-reward-tier.ts';
import { setRewardTier } from '@brandwright/contract/design/crowdfunding/set-reward-tier.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { change, putBack } from './plan.ts';
import { lockPlan, toPlan, type PlanRow } from './plan-rows.ts';

/** The telling words of a name: what only joins them, or says that it is a reward, tells nothing apart. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/\b(?:the|an?|of|for|with|and|reward|tier|pledge|level|crowdfunding|campaign|plan)s?\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The reward of an id or a name; of the beginning of a name where only one has it (“pair” of “Pair of lamps”). */
function rewardNamed({ rewards }: PlanRow, said: string): RewardTier | undefined {
  const name = plain(said);
  const exact = rewards.find(({ rewardId, title }) => rewardId === said || plain(title) === name);
  if (exact || name === '') return exact;
  const fitting = rewards.filter(({ title }) => plain(title).startsWith(`${name} `));
  return fitting.length === 1 ? fitting[0] : undefined;
}

export const rewardOperations = [
  implement(setRewardTier, {
    async run(context, { reward: said, priceMinor, description, limit, deliveryDate }) {
      const row = await lockPlan(context);
      const there = rewardNamed(row, said);
      const price = priceMinor ?? there?.priceMinor;
      if (price === undefined)
        throw new OperationError('bad_input', `What does a backer pledge for "${said}"? Say "at $35".`, [
          { path: 'priceMinor', message: 'Say the price of the pledge.' },
        ]);
      if (!there && row.rewards.length >= mostRewards)
        throw new OperationError('too_large', `A plan holds ${mostRewards} rewards. Remove one first.`);
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
  }),

  implement(removeRewardTier, {
    async run(context, { reward: said }) {
      const row = await lockPlan(context);
      const reward = rewardNamed(row, said);
      if (!reward)
        throw new OperationError(
          'not_found',
          row.rewards.length === 0
            ? 'The crowdfunding plan has no rewards yet.'
            : `There is no reward "${said}". There is ${row.rewards.map(({ title }) => `"${title}"`).join(', ')}.`,
        );
      const rewards = row.rewards.filter(({ rewardId }) => rewardId !== reward.rewardId);
      const { changed, ...rest } = await change(context, row, { rewards });
      return { output: { plan: toPlan(context, changed), reward }, ...rest };
    },
    undo: putBack,
  }),
];
