import type { RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import type { PlanRow } from './plan-rows.ts';

/** The telling words of a name: what only joins them, or says that it is a reward, tells nothing apart. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/\b(?:the|an?|of|for|with|and|reward|tier|pledge|level|crowdfunding|campaign|plan)s?\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Not by the record resolver: what names no reward makes a new one, and what names several does too.
 * The reward of an id or a name; of the beginning of a name where only one has it (“pair” of “Pair of lamps”).
 */
export function rewardNamed({ rewards }: PlanRow, said: string): RewardTier | undefined {
  const name = plain(said);
  const exact = rewards.find(({ rewardId, title }) => rewardId === said || plain(title) === name);
  if (exact || name === '') return exact;
  const fitting = rewards.filter(({ title }) => plain(title).startsWith(`${name} `));
  return fitting.length === 1 ? fitting[0] : undefined;
}
