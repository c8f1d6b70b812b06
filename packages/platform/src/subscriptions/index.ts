import type { PlatformArea } from '../kernel/area.ts';
import { subscriptionsDemo } from './demo.ts';
import { subscriptionsOperations } from './operations.ts';
import { mailVipRequest } from './vip/mail-vip-request.ts';

export const subscriptionsArea: PlatformArea = {
  implementations: subscriptionsOperations,
  jobs: [mailVipRequest],
  demo: subscriptionsDemo,
};
