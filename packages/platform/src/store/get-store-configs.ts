import { getSlackWebhook } from '@brandwright/contract/common/slack/get-slack-webhook.ts';
import { planTier } from '@brandwright/contract/store/entities.ts';
import { getStoreConfigs } from '@brandwright/contract/store/get-store-configs.ts';
import { getStorefrontProtection } from '@brandwright/contract/storefront/protection/get-storefront-protection.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readPlanRow, toPlan } from './business-plan/plan.ts';
import { personOf, readStoreRow } from './profile.ts';

/** Overview §7 and §5. */
const requestTimeoutMs = 120_000;
const imageTypes = ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp', 'psd', 'svg', 'tiff', 'pdf'];

export default implement(getStoreConfigs, {
  async run(context) {
    const store = await readStoreRow(context);
    return {
      output: {
        currency: 'USD',
        planType: planTier.parse(store.planType),
        flags: store.flags,
        isPreviewAccount: personOf(context).isPreview,
        isBusinessPlanCompleted: toPlan(await readPlanRow(context)).isCompleted,
        isStorefrontProtected: (await context.call(getStorefrontProtection, {})).isProtected,
        isSlackConnected: (await context.call(getSlackWebhook, {})).isSet,
        requestTimeoutMs,
        imageTypes,
      },
    };
  },
});
