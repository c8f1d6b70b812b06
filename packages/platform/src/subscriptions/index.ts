import type { PlatformArea } from '../kernel/area.ts';
import { subscriptionsDemo } from './demo.ts';
import { keepPlans } from './keep-plans.ts';
import { subscriptionsOperations } from './operations.ts';
import { sendPlanCall } from './send-plan-call.ts';

export const subscriptionsArea: PlatformArea = {
  implementations: subscriptionsOperations,
  jobs: [sendPlanCall],
  rounds: [keepPlans],
  demo: subscriptionsDemo,
};
