import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { aiCreditsModule } from './ai-credits/index.ts';
import { subscriptionsDemo } from './demo.ts';
import { keepPlans } from './keep-plans.ts';
import { subscriptionsOperations } from './operations.ts';
import { sendPlanCall } from './send-plan-call.ts';
import { mailVipRequest } from './vip/mail-vip-request.ts';

export const subscriptionsArea: PlatformArea = {
  implementations: subscriptionsOperations,
  ...joinModules([
    { jobs: [sendPlanCall, mailVipRequest], rounds: [keepPlans], demo: subscriptionsDemo },
    aiCreditsModule,
  ]),
};
