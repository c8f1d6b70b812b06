import type { PlatformArea } from '../../kernel/area.ts';
import { crowdfundingDemo } from './demo.ts';
import { planOperations } from './plan.ts';
import { rewardOperations } from './rewards.ts';
import { sendOperations } from './send-email.ts';

export const crowdfundingRoom: PlatformArea = {
  implementations: [...planOperations, ...rewardOperations, ...sendOperations],
  demo: crowdfundingDemo,
};
