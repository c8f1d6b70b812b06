import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { aiCreditsModule } from './ai-credits/index.ts';
import { subscriptionsOperations } from './operations.ts';

export const subscriptionsArea: PlatformArea = {
  implementations: subscriptionsOperations,
  ...joinModules([aiCreditsModule]),
};
