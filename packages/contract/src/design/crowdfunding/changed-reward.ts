import { z } from 'zod';
import { crowdfundingPlan, rewardTier } from './entities.ts';

export const changedReward = z.object({ plan: crowdfundingPlan, reward: rewardTier });
